import { clockText, parseEventTime, wholeDay } from './event-time.ts'
import type { TypedText } from './typed-text.ts'
import { plainLine } from './visible-text.ts'

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
 * A time as British people write it: 7.30pm, 7:30 p.m., 19.30, 1930, 7pm - 9.30pm, 7 to 9pm, 6pm to midnight.
 * `stored` is HH:MM or HH:MM - HH:MM; an end that is not after the start is the next day's. Undefined for words such as
 * 'All day'.
 */
export function readTypedTime(text: string): TypedText {
  if (text.length > longest) return undefined
  const plain = plainLine(text)
    .toLowerCase()
    .replace(/([\d ])([ap])\.? ?m\b\.?/g, '$1$2m')
  // As it is stored, its hours are those of the whole day.
  if (/^\d\d:\d\d - \d\d:\d\d$/.test(plain) && parseEventTime(plain)) return { stored: plain }
  const ends = plain.replace(/^from /, '').split(/ ?[-~\u2010-\u2015\u2212] ?| (?:to|until|till) /)
  const clocks = ends.map(readClock)
  const [start, end] = clocks
  if (start === undefined || clocks.length > 2 || clocks.includes(undefined)) return undefined
  const impossible = clocks.map((clock) => clock && noSuchTime(clock)).find((rule) => rule !== undefined)
  if (impossible !== undefined) return { rule: `must be a time that exists: ${impossible}` }
  if (start.hour === 24) return { rule: 'must start on its day: 24:00 is 00:00 of the next day' }
  if (start.isBare && (end === undefined || end.isBare)) {
    return { rule: 'must say am or pm, or hours and minutes such as 19:00 - 21:00' }
  }
  const times = end === undefined ? [minutesOf(start)] : span(start, end)
  return { stored: times.map(clockText).join(' - ') }
}

/** A stored time as people say it: 19:30 to 21:30 (7.30pm to 9.30pm), or 21:00 to 01:00 (9pm to 1am the next day). */
export function timeWords(stored: string): string {
  const { start, end } = parseEventTime(stored) ?? { start: 0 }
  const times = end === undefined ? [start] : [start, end]
  const day = end !== undefined && end > wholeDay ? ' the next day' : ''
  return `${times.map(clockText).join(' to ')} (${times.map(spoken).join(' to ')}${day})`
}

const withMinutes = /^(\d{1,2})[:.](\d{2}) ?(am|pm)?(?: ?h(?:rs?)?)?$/
const wholeHour = /^(\d{1,2}) ?(am|pm)?$/
const onlyFigures = /^(\d{1,2})(\d{2})(?: ?(am|pm)|(?<=\d{4})(?: ?h(?:rs?)?)?)$/

function readClock(text: string): Clock | undefined {
  const [, name] = /^(?:12 ?)?(noon|midday|midnight)$/.exec(text) ?? []
  if (name !== undefined) {
    return { hour: 12, minute: 0, half: name === 'midnight' ? 'am' : 'pm', isBare: false, isOpen: false }
  }
  const [, hours, minutes = '00', half] = withMinutes.exec(text) ?? onlyFigures.exec(text) ?? hourIn(text)
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
  if (hour > 24 || (hour === 24 && minute > 0)) return `there is no hour ${hour}`
  if (minute > 59) return `an hour has no minute ${minute}`
  if ((half === 'am' && hour > 12) || (half === 'pm' && hour === 0)) return `there is no ${hour}${half}`
  return undefined
}

/** Start and end. Where an hour may be in either half of the day, the span is as short as the other end lets it be. */
function span(start: Clock, end: Clock): [number, number] {
  const starts = start.isOpen && end.half !== undefined ? bothHalves(start) : [minutesOf(start)]
  const isEither = end.isOpen && (start.half !== undefined || minutesOf(end) <= minutesOf(start))
  const ends = isEither ? bothHalves(end) : [minutesOf(end)]
  const spans = starts.flatMap((from) => ends.map((to): [number, number] => [from, to]))
  return spans.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one))
}

/** From one minute to a whole day. */
function lengthOf([from, to]: [number, number]): number {
  return ((to - from - 1 + 2 * wholeDay) % wholeDay) + 1
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
  if (minutes % wholeDay === 0) return 'midnight'
  if (minutes % wholeDay === 720) return 'noon'
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  const figures = `${hour % 12 || 12}${minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`}`
  return figures + (hour < 12 ? 'am' : 'pm')
}
