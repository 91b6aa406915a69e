import { londonDay } from './london-day.ts'
import { endBeforeStart, type ProcessStage } from './process-stage.ts'
import { courseOf, currentStage, type StageState, stagesOn, stagesOnceChanged } from './progress.ts'
import { remindersAhead } from './reminders.ts'

/** What a change of a stage does beside what its form shows. */
export interface StageChange<S> {
  /** Whether it makes another stage the current one; else the dates will. */
  isMove: boolean
  after: S[]
  /** The reminders that can go by themselves from then on. */
  mails: ReturnType<typeof remindersAhead>
}

/**
 * What somebody must have agreed to before a change of a stage is stored; undefined where it moves no stage, now or by its
 * dates, and where it is refused anyhow.
 */
export function stageChange<S extends StageState>(
  before: readonly S[],
  id: S['id'],
  change: Partial<ProcessStage>,
  now: number,
): StageChange<S> | undefined {
  const today = londonDay(now)
  const after = stagesOnceChanged(before, id, change, today)
  const isMove = change.status === 'current' && currentStage(before).id !== id
  const isRefused = after.some(endBeforeStart) || (isMove && currentStage(stagesOn(after, today)).id !== id)
  if (isRefused || (!isMove && movesOf(before, now) === movesOf(after, now))) return undefined
  return { isMove, after, mails: remindersAhead(after, now) }
}

/** What happens by itself, to compare. */
function movesOf(stages: readonly StageState[], now: number): string {
  const turns = courseOf(stages, londonDay(now)).map(({ day, stage }) => [day, stage.id])
  return JSON.stringify([turns, remindersAhead(stages, now).map(({ id, day }) => [id, day])])
}
