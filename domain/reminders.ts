import { londonDay } from './london-day.ts'
import { consultationDates, consultationOn, dayAfter, type StageState } from './progress.ts'

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
  const days: Record<ReminderKind, string> = { opens, 'three-days': dayAfter(closes, -3), 'last-day': closes }
  return reminderKinds
    .filter((kind) => days[kind] !== '' && (kind === 'opens' || days[kind] > opens))
    .map((kind) => ({ id: `reminder-${kind}-${closes}`, kind, day: days[kind], lastDay: closes }))
}

/** The reminder that is true on a day: the latest of those whose day has come, while the consultation is open. */
export function dueReminder(stages: readonly StageState[], today: string): Reminder | undefined {
  if (consultationOn(stages, today).state !== 'open') return undefined
  return remindersOf(stages).findLast(({ day }) => day <= today)
}

const minute = 60_000
/** How long an e-mail waits that goes because of what a maintainer does: until then that can be taken back, and the e-mail stopped. */
const waitMs = 15 * minute
/** Nobody is written to before this hour of the day in London. */
const firstHour = 8
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: 'numeric', hourCycle: 'h23' })

/**
 * The reminders that can go by themselves where somebody lets them go now and nothing is changed any more, each with the
 * time at which it goes: on its day at eight, or a quarter of an hour from now where that is later.
 */
export function remindersAhead(stages: readonly StageState[], now: number): (Reminder & { due: string })[] {
  const soonest = Math.ceil((now + waitMs) / minute) * minute
  return remindersOf(stages).flatMap((reminder) => {
    const time = Math.max(soonest, firstHourOf(reminder.day), firstHourOf(londonDay(soonest)))
    // What is no longer true by then, or is followed by the next one, does not go.
    const isTrue = dueReminder(stages, londonDay(time))?.id === reminder.id
    return isTrue ? [{ ...reminder, due: new Date(time).toISOString() }] : []
  })
}

/** Since the clocks change at night, one hour of a day tells how far they are from Greenwich. */
function firstHourOf(day: string): number {
  const atGreenwich = Date.parse(`${day}T0${firstHour}:00:00Z`)
  return atGreenwich - (Number(hourFormat.format(atGreenwich)) - firstHour) * 60 * minute
}
