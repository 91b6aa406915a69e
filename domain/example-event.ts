import type { Event } from './event.ts'
import { withoutUnseen } from './visible-text.ts'

/** Whether an event is an example for volunteers and not real: its title says so, whoever wrote it. */
export function isExample({ title }: Pick<Event, 'title'>): boolean {
  return /^\s*example\s*:/i.test(withoutUnseen(title))
}
