import { clockText, parseEventTime } from './event-time.ts'
import type { TypedText } from './typed-text.ts'

/** A time of day as it is written; `half` is absent where the text does not say it. */
interface Clock {
  hour: number
  minute: number
  half?: 'am' | 'pm' | undefined
  /** Whether only the number of an hour is written, such as 7. */
  isBare: boolean
  /** Whether it can be an hour of either half of the day, such as 7.30. */
  isOpen: boolean
}

/** No time is longer: what is, is words, so that reading any text takes bounded time. */
const longest = 60

/**
 * A time as British people write it: 7.30pm, 7:30 p.m., 19.30, 1930, 7pm - 9.30pm, 7 to 9pm, 10am to noon. `stored` is
 * HH:MM or HH:MM - HH:MM. Undefined for words such as 'All day', and for '6pm to midnight': no stored end is so late.
 */
export function readTypedTime(text: string): TypedText {
  if (text.length > longest) return undefined
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/([\d ])([ap])\.? ?m\b\.?/g, '$1$2m')
  const ends = plain.replace(/^from /, '').split(/ ?[-\u2010-\u2015\u2212] ?| (?:to|until|till) /)
  if (ends[1]?.endsWith('midnight')) return undefined
  const clocks = ends.map(readClock)
  const [start, end] = clocks
  if (start === undefined || clocks.length > 2 || clocks.includes(undefined)) return undefined
  const impossible = clocks.map((clock) => clock && noSuchTime(clock)).find((rule) => rule !== undefined)
  if (impossible !== undefined) return { rule: `must be a time that exists: ${impossible}` }
  if (start.isBare && (end === undefined || end.isBare)) {
    return { rule: 'must say am or pm, or hours and minutes such as 19:00 - 21:00' }
  }
  return end === undefined ? { stored: clockText(minutesOf(start)) } : span(start, end)
}

/** A stored time as people say it: 19:30 to 21:30 (7.30pm to 9.30pm). */
export function timeWords(stored: string): string {
  const { start, end } = parseEventTime(stored) ?? { start: 0 }
  const times = end === undefined ? [start] : [start, end]
  return `${times.map(clockText).join(' to ')} (${times.map(spoken).join(' to ')})`
}

const withMinutes = /^(\d{1,2})[:.](\d{2}) ?(am|pm)?(?: ?h(?:rs?)?)?$/
const wholeHour = /^(\d{1,2}) ?(am|pm)?$/
const fourFigures = /^(\d{2})(\d{2})(?: ?h(?:rs?)?)?$/

function readClock(text: string): Clock | undefined {
  const [, name] = /^(?:12 ?)?(noon|midday|midnight)$/.exec(text) ?? []
  if (name !== undefined) {
    return { hour: 12, minute: 0, half: name === 'midnight' ? 'am' : 'pm', isBare: false, isOpen: false }
  }
  const [, hours, minutes = '00', half] = withMinutes.exec(text) ?? fourFigures.exec(text) ?? hourIn(text)
  if (hours === undefined) return undefined
  const hour = Number(hours)
  const isOpen = half === undefined && !hours.startsWith('0') && hour <= 12 && !/^\d{4}/.test(text)
  const said = half as Clock['half']
  return { hour, minute: Number(minutes), half: said, isBare: /^\d{1,2}$/.test(text), isOpen }
}

function hourIn(text: string): (string | undefined)[] {
  const [, hours, half] = wholeHour.exec(text) ?? []
  return [text, hours, undefined, half]
}

function noSuchTime({ hour, minute, half }: Clock): string | undefined {
  if (hour > 23) return `there is no hour ${hour}`
  if (minute > 59) return `an hour has no minute ${minute}`
  if ((half === 'am' && hour > 12) || (half === 'pm' && hour === 0)) return `there is no ${hour}${half}`
  return undefined
}

/** Of an hour that may be in either half of the day, what the other end says of it. */
function span(start: Clock, end: Clock): TypedText {
  let [from, to] = [minutesOf(start), minutesOf(end)]
  if (start.isOpen && end.half !== undefined) from = bothHalves(start).findLast((minutes) => minutes < to) ?? from
  else if (end.isOpen && start.half !== undefined) to = bothHalves(end).find((minutes) => minutes > from) ?? to
  return to > from ? { stored: `${clockText(from)} - ${clockText(to)}` } : { rule: 'must end after it starts' }
}

function minutesOf({ hour, minute, half }: Clock): number {
  const isLater = half === 'pm' && hour < 12
  const isMidnight = half === 'am' && hour === 12
  return (hour + (isLater ? 12 : 0) - (isMidnight ? 12 : 0)) * 60 + minute
}

function bothHalves({ hour, minute }: Clock): [number, number] {
  const early = (hour % 12) * 60 + minute
  return [early, early + 720]
}

/** 7.30pm; noon and midnight by their names, since 12am and 12pm are taken for either. */
function spoken(minutes: number): string {
  if (minutes === 0) return 'midnight'
  if (minutes === 720) return 'noon'
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  const figures = `${hour % 12 || 12}${minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`}`
  return figures + (hour < 12 ? 'am' : 'pm')
}
