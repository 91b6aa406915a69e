import { consultationOn, type StageState } from './progress.ts'
import { type LateStageId, stageIds } from './stage-ids.ts'

/** The reminders of the last day, by how many days before it they are due. */
const reminders = { 'reminder-7': { from: 7, until: 3 }, 'reminder-2': { from: 2, until: 0 } } as const
type ReminderKind = keyof typeof reminders

export interface Occasion {
  /** Its name with the day that it rests on: another last day makes another occasion. It is the id of its update too. */
  id: string
  kind: 'consultation-open' | 'consultation-closed' | ReminderKind | LateStageId
  /** The last day of the consultation as YYYY-MM-DD; empty where it is not known, or does not matter any more. */
  lastDay: string
}

/** Of what subscribers may be told on a day (YYYY-MM-DD): where the application stands, and the reminder that is due. */
export function occasionsOn(stages: readonly StageState[], today: string): { stands?: Occasion; reminder?: Occasion } {
  const consultation = consultationOn(stages, today)
  switch (consultation.state) {
    case 'open': {
      const { closesOn } = consultation
      const stands = named('consultation-open', closesOn, closesOn || startOf(stages, 'public-consultation'))
      const kind = reminderOn(consultation.daysLeft, closesOn, startOf(stages, 'public-consultation'))
      return { stands, ...(kind && { reminder: named(kind, closesOn, closesOn) }) }
    }
    case 'closed':
      return { stands: named('consultation-closed', consultation.closedOn, consultation.closedOn) }
    case 'over':
      return { stands: named(consultation.stage, '', startOf(stages, consultation.stage)) }
    default:
      return {}
  }
}

/** None is due before the consultation has been open for a day: whoever hears that it opens needs no reminder of it. */
function reminderOn(daysLeft: number | undefined, closesOn: string, opensOn: string): ReminderKind | undefined {
  if (daysLeft === undefined) return undefined
  const before = daysLeft - 1
  const kinds = Object.keys(reminders) as ReminderKind[]
  return kinds.find((kind) => {
    const { from, until } = reminders[kind]
    return before <= from && before >= until && dayBefore(closesOn, from) > opensOn
  })
}

function startOf(stages: readonly StageState[], id: StageState['id']): string {
  return stages.find((stage) => stage.id === id)?.starts_on ?? ''
}

function named(kind: Occasion['kind'], lastDay: string, day: string): Occasion {
  return { id: `${kind}-${day || undated}`, kind, lastDay }
}

const undated = 'undated'
const kinds: readonly string[] = [
  ...['consultation-open', 'consultation-closed'],
  ...Object.keys(reminders),
  ...stageIds.slice(stageIds.indexOf('decision')),
]
const known = new RegExp(`^(${kinds.join('|')})-(?:\\d{4}-\\d{2}-\\d{2}|${undated})$`)

/** Why an update for an occasion says what does not hold on a day. */
export type Untimely = 'not-open' | 'other-last-day' | 'moved-on'

/** Whether what an update for this occasion says holds on a day; undefined where it does, and for one that has no occasion of ours. */
export function whyUntimely(id: string, stages: readonly StageState[], today: string): Untimely | undefined {
  const kind = known.exec(id)?.[1]
  if (kind === undefined) return undefined
  const { stands } = occasionsOn(stages, today)
  if (!tellsOfOpen(kind)) return id === stands?.id ? undefined : 'moved-on'
  if (stands?.kind !== 'consultation-open') return 'not-open'
  return id.slice(kind.length) === stands.id.slice(stands.kind.length) ? undefined : 'other-last-day'
}

function tellsOfOpen(kind: string): boolean {
  return kind === 'consultation-open' || Object.hasOwn(reminders, kind)
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
}
