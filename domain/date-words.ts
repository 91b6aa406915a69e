const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

const shortFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day, YYYY-MM-DD, without its day of the week: 20 November 2026. */
export function dayWords(day: string): string {
  return shortFormat.format(new Date(`${day}T00:00:00Z`))
}

/** A day, YYYY-MM-DD, as people say it: Friday 20 November 2026. */
export function dateWords(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}
