import type { Event } from './event.ts'
import { isCalendarDate } from './event-date.ts'
import { withoutUnseen } from './visible-text.ts'

/** Whether an event was before today, a YYYY-MM-DD; a date in words counts as still to come. */
export function isPast(date: string, today: string): boolean {
  const text = date.trim()
  return isCalendarDate(text) && text < today
}

/** The events from today on in their order, and those before today, the latest first. */
export function splitEvents<T extends Pick<Event, 'date'>>(
  events: readonly T[],
  today: string,
): { coming: T[]; past: T[] } {
  return {
    coming: events.filter(({ date }) => !isPast(date, today)),
    past: events.filter(({ date }) => isPast(date, today)).toReversed(),
  }
}

/** How many past events stand on one page. */
export const pastPageSize = 50

/** Whether an event is an example for volunteers and not real: its title says so, whoever wrote it. */
export function isExample({ title }: Pick<Event, 'title'>): boolean {
  return /^\s*example\s*:/i.test(withoutUnseen(title))
}
