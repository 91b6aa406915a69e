import { consultationDates, consultationOn, type StageState } from './progress.ts'

/** When subscribers are written to by themselves: as the consultation opens, three days before its last day, and on it. */
const reminderKinds = ['opens', 'three-days', 'last-day'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** The id of the last day of the consultation among the entries of the calendar. */
export const lastDayEvent = 'consultation-closes'

export interface Reminder {
  /** Its name with the last day: another last day makes another reminder. It is the id of its update too. */
  id: string
  kind: ReminderKind
  /** The day on which it goes, and the last day of the consultation, as YYYY-MM-DD. */
  day: string
  lastDay: string
}

/** The reminders of a consultation whose days are known, in their order. None but the first goes before it has been open for a day. */
export function remindersOf(stages: readonly StageState[]): Reminder[] {
  const { opens, closes } = consultationDates(stages)
  if (closes === '') return []
  const days: Record<ReminderKind, string> = { opens, 'three-days': dayBefore(closes, 3), 'last-day': closes }
  return reminderKinds
    .filter((kind) => days[kind] !== '' && (kind === 'opens' || days[kind] > opens))
    .map((kind) => ({ id: `reminder-${kind}-${closes}`, kind, day: days[kind], lastDay: closes }))
}

/** The reminder that is true on a day: the latest of those whose day has come, while the consultation is open. */
export function dueReminder(stages: readonly StageState[], today: string): Reminder | undefined {
  if (consultationOn(stages, today).state !== 'open') return undefined
  return remindersOf(stages).findLast(({ day }) => day <= today)
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
}
