import type { TypedText } from './typed-text.ts'
import { plainLine } from './visible-text.ts'

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** What a text says of a day, as far as it goes: nothing of it need exist. */
interface DateParts {
  day: number
  month: number
  year?: number | undefined
  weekday?: number | undefined
  isInFigures?: boolean
}

/** A year of four figures before this one is a slip, such as 0027 for 2027. */
const firstYear = 1900

/** No date is longer: what is, is words, so that reading any text takes bounded time. */
const longest = 60

/**
 * A date as British people write it, the day before the month: 20/11/2026, 20.11.26, 20 November 2026, Fri 20th Nov,
 * November 20, 2026; 2026-11-20 is one too. `stored` is YYYY-MM-DD. Without a year it is the next such day from `today`
 * on, where that is given. Undefined for words such as 'Spring 2027'.
 */
export function readTypedDate(text: string, today?: string): TypedText {
  if (text.length > longest) return undefined
  const plain = plainLine(text)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\.$/, '')
  const [, name = '', number] = monthAndNumber.exec(plain) ?? []
  if (monthOf(name) > 0) {
    return { rule: `must say whether ${number} is the day or the year, as in 7 March 2027 or March 2027` }
  }
  const parts = figuresIn(plain) ?? wordsIn(plain)
  if (parts) return resolve(parts, today)
  const [, misspelt] = dayAndWord.exec(plain) ?? []
  return misspelt === undefined || monthOf(misspelt.slice(0, 3)) === 0
    ? undefined
    : { rule: `must be a day that exists in the calendar: there is no month ${titled(misspelt)}` }
}

/** A day and a year around a word that begins as a month does can mean nothing but a date. */
const dayAndWord = /^\d{1,2}(?:st|nd|rd|th)? (?:of )?([a-z]{3,9}) \d{4}$/

/** 'May 26' may be a day or a month of 2026. */
const monthAndNumber = /^([a-z]{3,9})\.? '?(\d{2})$/
const yearFirst = /^(\d{4}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{1,2})$/
const dayFirst = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4}|\d{2})$/
const withoutYear = /^(\d{1,2}) ?\/ ?(\d{1,2})$/

function figuresIn(text: string): DateParts | undefined {
  const [, year, month, day] = yearFirst.exec(text) ?? []
  if (year !== undefined) return { day: Number(day), month: Number(month), year: Number(year) }
  const [, first, second, last] = dayFirst.exec(text) ?? withoutYear.exec(text) ?? []
  if (first === undefined) return undefined
  return { day: Number(first), month: Number(second), year: yearOf(last), isInFigures: true }
}

const dayAndName = /^(?:([a-z]{3,9}) )?(\d{1,2})[ -]?([a-z]{3,9})(?:[ -]?(\d{4}|\d{2}))?$/
const nameAndDay = /^(?:([a-z]{3,9}) )?([a-z]{3,9}) (\d{1,2})(?: (\d{4}|\d{2}))?$/

function wordsIn(text: string): DateParts | undefined {
  const bare = text
    .replace(/(\d) ?(?:st|nd|rd|th)\b|\b(?:the|of)\b|[,']|\.(?!\d)/g, '$1 ')
    .replace(/ +/g, ' ')
    .trim()
  const [, weekday, day, name, year] = dayAndName.exec(bare) ?? swapped(nameAndDay.exec(bare))
  const month = monthOf(name ?? '')
  if (month === 0) return undefined
  const parts = { day: Number(day), month, year: yearOf(year) }
  if (weekday === undefined) return parts
  const index = position(weekdays, weekday === 'weds' ? 'wed' : weekday)
  return index < 0 ? undefined : { ...parts, weekday: index }
}

function swapped(match: RegExpExecArray | null): (string | undefined)[] {
  const [whole, weekday, name, day, year] = match ?? []
  return [whole, weekday, day, name, year]
}

/** From 1; 0 for what is no month. Three letters are enough. */
function monthOf(name: string): number {
  return position(months, name) + 1
}

function position(names: string[], beginning: string): number {
  return beginning.length < 3 ? -1 : names.findIndex((name) => name.startsWith(beginning))
}

/** Two figures mean the years from 1970 to 2069. */
function yearOf(figures: string | undefined): number | undefined {
  if (figures === undefined) return undefined
  const year = Number(figures)
  if (figures.length === 4) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function resolve(parts: DateParts, today: string | undefined): TypedText {
  const { day, month, weekday: named } = parts
  if (parts.year !== undefined && parts.year < firstYear) {
    return { rule: `must be in the year ${firstYear} or later, not in ${String(parts.year).padStart(4, '0')}` }
  }
  const rule = noSuchDay(parts)
  if (rule !== undefined) return { rule: `must be a day that exists in the calendar: ${rule}` }
  const year = parts.year ?? (today === undefined ? undefined : nextYearOf(day, month, today))
  if (year === undefined) return { rule: 'must say which year' }
  const stored = dayText(year, month, day)
  const is = new Date(`${stored}T00:00:00Z`).getUTCDay()
  if (named !== undefined && named !== is) {
    return {
      rule: `must fit its day of the week: ${day} ${titled(months[month - 1])} ${year} is a ${titled(weekdays[is])}`,
    }
  }
  return { stored }
}

function noSuchDay({ day, month, year, isInFigures }: DateParts): string | undefined {
  if (month < 1 || month > 12)
    return `there is no month ${month}${isInFigures ? '. Write the day before the month' : ''}`
  if (day < 1) return `there is no day ${day}. Days begin with 1`
  const last = year === undefined ? daysIn(2000, month) : daysIn(year, month)
  if (day <= last) return undefined
  return `${titled(months[month - 1])}${year === undefined ? '' : ` ${year}`} has ${last} days`
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** The year of the next such day from `today` on; a 29 February may be eight years off. */
function nextYearOf(day: number, month: number, today: string): number {
  let year = Number(today.slice(0, 4))
  while (day > daysIn(year, month) || dayText(year, month, day) < today) year += 1
  return year
}

function dayText(year: number, month: number, day: number): string {
  const [y, m, d] = [String(year).padStart(4, '0'), ...[month, day].map((number) => String(number).padStart(2, '0'))]
  return `${y}-${m}-${d}`
}

function titled(name = ''): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
