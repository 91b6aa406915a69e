const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })
const minute = 60_000
let seen = { minute: Number.NaN, day: '' }

/** The day in London as YYYY-MM-DD: pages tell coming events from past ones. Days change at full minutes, so it is looked up once in each. */
export function londonDay(now = Date.now()): string {
  const current = Math.floor(now / minute)
  if (current !== seen.minute) seen = { minute: current, day: format.format(now) }
  return seen.day
}
