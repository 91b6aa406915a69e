const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** A stored time as the maintainer's clock has it, such as '20 Nov 2026, 14:05:09'; a text that is no time stays as it is. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : format.format(moment)
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** A moment's time of day by the maintainer's clock, such as '14:05'; in milliseconds since 1970. */
export function formatTime(moment: number): string {
  return timeFormat.format(moment)
}
