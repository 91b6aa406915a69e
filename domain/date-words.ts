const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

const shortFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day, YYYY-MM-DD, without its day of the week: 20 November 2026. What is no day, as while it is typed, stays as it is. */
export function dayWords(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? day : shortFormat.format(at)
}

/** A day, YYYY-MM-DD, as people say it: Friday 20 November 2026. */
export function dateWords(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}

const numbers = ['a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number of days as people say it: 730 as two years, 30 as 30 days. */
export function periodWords(days: number): string {
  const word = days % 365 === 0 ? numbers[days / 365 - 1] : undefined
  if (word) return `${word} year${days === 365 ? '' : 's'}`
  return days === 1 ? 'a day' : `${days} days`
}
