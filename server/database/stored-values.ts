import type { z } from 'zod'
import { isCalendarDate } from '../../domain/event-date.ts'
import { linkText } from '../../domain/text.ts'
import { readTypedDate } from '../../domain/typed-date.ts'
import { storedForm } from '../../domain/typed-text.ts'

/** The time of a row that was stored without one: it still names a version. */
const unknownTime = '1970-01-01T00:00:00.000Z'

/** A JSON value, parsed already or still a text; a text that is no JSON object, list or text is itself. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' || typeof parsed === 'string' ? parsed : value
  } catch {
    return value
  }
}

/** The objects of a list; what is none is left out. */
export function readList(value: unknown): object[] {
  const list = readJson(value)
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : []
}

/** The texts of a list; what is none or empty is left out. */
export function readTexts(value: unknown): string[] {
  const list = readJson(value)
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string' && entry.trim() !== '') : []
}

/** An object; a bare text is taken for its `main` field. */
export function readObject(value: unknown, main: string): Record<string, unknown> {
  const parsed = readJson(value)
  if (typeof parsed === 'string') return { [main]: parsed }
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {}
}

/** One of the values that this schema takes; any other is read as `other`. */
export function readOneOf<V>(schema: z.ZodType<V>, value: unknown, other: NoInfer<V>): V {
  return schema.safeParse(value).data ?? other
}

/** A text; numbers and truth values become one. */
export function readText(value: unknown, missing = ''): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean' ? String(value) : missing
}

/** A day in figures such as 20/11/2026, which is shown in that form, is that day also for calendars and the order of events. */
export function readDay(text: string): string {
  return /^\s*\d{1,2}\/\d{1,2}\/\d{4}\s*$/.test(text) ? storedForm(text, readTypedDate) : text
}

/** A day of the calendar; what is none, which a row by others may hold, is left out. */
export function readCalendarDay(value: unknown): string {
  const text = readText(value).trim()
  return isCalendarDate(text) ? text : ''
}

/** A time as a text. */
export function readTime(value: unknown): string {
  return readText(value) || unknownTime
}

/** A number, also one that is kept as a text. */
export function readNumber(value: unknown, missing: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : missing
}

/** An address that is safe to link to. The database may have been written by others: 'javascript:…' is no address. */
export function readLink(value: unknown): string | null {
  const link = readText(value).trim().replaceAll(' ', '%20')
  return link !== '' && linkText.safeParse(link).success ? link : null
}
