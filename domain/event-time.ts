/** Start and end of an event as minutes after the midnight that its day begins with; the end is absent where none is given. */
export interface EventTime {
  start: number
  end?: number
}

/** The minutes of a day. */
export const wholeDay = 1440

const timePattern = /^(\d{1,2}):(\d{2})(?:\s*[-–—]\s*(\d{1,2}):(\d{2}))?$/

/** Reads 'HH:MM' or 'HH:MM - HH:MM', whose end is the next day's where it is not after the start; undefined where the text is neither. */
export function parseEventTime(text: string): EventTime | undefined {
  const match = timePattern.exec(text.trim())
  if (!match) return undefined
  const start = minutesOfDay(match[1], match[2])
  if (start === undefined) return undefined
  if (match[3] === undefined) return { start }
  const end = minutesOfDay(match[3], match[4])
  return end === undefined ? undefined : { start, end: end > start ? end : end + wholeDay }
}

function minutesOfDay(hours: string | undefined, minutes: string | undefined): number | undefined {
  const [h, m] = [Number(hours), Number(minutes)]
  return h <= 23 && m <= 59 ? h * 60 + m : undefined
}

/** Minutes after midnight as HH:MM, of whichever day. */
export function clockText(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((number) => String(number).padStart(2, '0')).join(':')
}

/** A stored time as visitors read it: it tells where its end is the next day's. */
export function shownTime(stored: string): string {
  return (parseEventTime(stored)?.end ?? 0) > wholeDay ? `${stored} (next day)` : stored
}
