const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const minute = 60_000
let seen = { minute: Number.NaN, day: '' }

/** The day in London as YYYY-MM-DD: pages tell coming events from past ones. Days change at full minutes, so it is looked up once in each. */
export function londonDay(now = Date.now()): string {
  const current = Math.floor(now / minute)
  if (current !== seen.minute) seen = { minute: current, day: dayOf(now) }
  return seen.day
}

/** Made of parts: no locale has this form in every browser. */
function dayOf(now: number): string {
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
