const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** A stored time as the maintainer's clock has it, such as '20 Nov 2026, 14:05:09'; a text that is no time stays as it is. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : format.format(moment)
}
