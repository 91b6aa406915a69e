const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether the text is a YYYY-MM-DD that exists in the calendar. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = (datePattern.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth
}

/**
 * A date as shown, of an event or a document: 2026-03-07 becomes 07/03/2026; any other text is shown as stored.
 * The text is only rearranged: going through Date would
 * shift the day in some time zones.
 */
export function formatEventDate(date: string): string {
  const text = date.trim()
  return isCalendarDate(text) ? text.replace(datePattern, '$3/$2/$1') : date
}
