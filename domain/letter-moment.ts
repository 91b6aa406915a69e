const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' })

/** The day of a time in words, in London; empty for what is no time. */
export function letterDay(iso: string): string {
  return letterMoment(iso).replace(/ at .*/, '')
}

/** A time in words, such as '22 November 2026 at 12:04', in London; empty for what is no time. */
export function letterMoment(iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : format.format(time)
}
