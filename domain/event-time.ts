/** Start and end of an event as minutes after midnight; the end is absent where none is given. */
export interface EventTime {
  start: number
  end?: number
}

const timePattern = /^(\d{1,2}):(\d{2})(?:\s*[-–—]\s*(\d{1,2}):(\d{2}))?$/

/** Reads 'HH:MM' or 'HH:MM - HH:MM'; undefined where the text is neither. */
export function parseEventTime(text: string): EventTime | undefined {
  const match = timePattern.exec(text.trim())
  if (!match) return undefined
  const start = minutesOfDay(match[1], match[2])
  if (start === undefined) return undefined
  if (match[3] === undefined) return { start }
  const end = minutesOfDay(match[3], match[4])
  return end === undefined ? undefined : { start, end }
}

function minutesOfDay(hours: string | undefined, minutes: string | undefined): number | undefined {
  const [h, m] = [Number(hours), Number(minutes)]
  return h <= 23 && m <= 59 ? h * 60 + m : undefined
}

/** Minutes after midnight as HH:MM. */
export function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((number) => String(number).padStart(2, '0')).join(':')
}

/** False only where both times can be read and the end is not after the start. */
export function endsAfterStart(text: string): boolean {
  const time = parseEventTime(text)
  return time?.end === undefined || time.end > time.start
}
