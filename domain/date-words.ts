const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** A day, YYYY-MM-DD, as people say it: Friday 20 November 2026. */
export function dateWords(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}
