import type { ProcessStage } from './process-stage.ts'
import { type LateStageId, type StageId, stageIds } from './stage-ids.ts'

/** What is known of a stage wherever the consultation matters. */
export type StageState = Pick<ProcessStage, 'id' | 'title' | 'status' | 'starts_on' | 'ends_on'>

const consultationId = 'public-consultation'
const decisionAt = stageIds.indexOf('decision')

/**
 * The stages as they stand on a day (YYYY-MM-DD): consultation begins and ends by its dates, and the others follow as they
 * do when a stage is made current by hand.
 */
export function stagesOn<S extends StageState>(stages: readonly S[], today: string): S[] {
  const stored = currentStage(stages).id
  const current = currentOn(stages, today)
  const statuses = statusesOnceCurrent(stages, current)
  return stages.map((stage) => {
    // Nothing was moved: what was completed by hand stays so, and only another one that is marked is not current.
    if (current === stored) return stage.id === stored ? { ...stage, status: 'current' } : notCurrent(stage)
    return { ...stage, status: statuses.get(stage.id) ?? stage.status }
  })
}

function notCurrent<S extends StageState>(stage: S): S {
  return stage.status === 'current' ? { ...stage, status: 'completed' } : stage
}

/** The stage that is current. Where the rows, which others may have written, mark none or several, it is the last in the order of the process that is. */
export function currentStage<S extends Pick<ProcessStage, 'id' | 'status'>>(stages: readonly S[]): S {
  const marked = stages.filter(({ status }) => status === 'current')
  const found = marked.at(-1) ?? stages.findLast(({ status }) => status === 'completed') ?? stages[0]
  if (!found) throw new Error('There are no stages.')
  return found
}

/**
 * The stage that a day finds current. From its first day on it is public consultation, and after its last one assessment,
 * unless another stage was made current meanwhile: that one began later, or on the first day itself and comes later in the process.
 * From the decision on, dates change nothing.
 */
function currentOn(stages: readonly StageState[], today: string): StageId {
  const { id, starts_on } = currentStage(stages)
  if (isFromDecisionOn(id)) return id
  const { opens, closes } = consultationDates(stages)
  const isOver = closes !== '' && today > closes
  if (id === consultationId) {
    if (opens > today) return 'validation'
    return isOver ? 'assessment' : id
  }
  const isLater = stageIds.indexOf(id) > stageIds.indexOf(consultationId)
  const isMovedOn = starts_on > opens || (starts_on === opens && isLater)
  if (opens === '' || opens > today || isMovedOn) return id
  return isOver ? 'assessment' : consultationId
}

/**
 * What becomes of the stages by their dates alone, if nobody changes anything: the stage that a day finds current, and after
 * it each later day on which another one becomes so.
 */
export function courseOf<S extends StageState>(stages: readonly S[], today: string): { day: string; stage: S }[] {
  const { opens, closes } = consultationDates(stages)
  const turns = [opens, closes === '' ? '' : dayAfter(closes, 1)].filter((day) => day > today)
  const course = [today, ...turns].map((day) => ({ day, stage: currentStage(stagesOn(stages, day)) }))
  return course.filter(({ stage }, place) => stage.id !== course[place - 1]?.stage.id)
}

function isFromDecisionOn(id: StageId): id is LateStageId {
  return stageIds.indexOf(id) >= decisionAt
}

/** When consultation opens and closes, as YYYY-MM-DD; empty where it is not known. Dates that cannot both be true tell nothing. */
export function consultationDates(stages: readonly StageState[]): { opens: string; closes: string } {
  const { starts_on: opens = '', ends_on: closes = '' } = stages.find(({ id }) => id === consultationId) ?? {}
  return closes !== '' && closes < opens ? { opens: '', closes: '' } : { opens, closes }
}

/** How the consultation stands on a day: dates are YYYY-MM-DD, and empty where they are not known. */
export type Consultation =
  | { state: 'none' }
  /** It is to come, and one of its days is known: until the day on which it opens is, it begins once it is made current. */
  | { state: 'announced'; opensOn: string; closesOn: string }
  /** `daysLeft` is 0 on the last day; undefined where that is not known. */
  | { state: 'open'; closesOn: string; daysLeft: number | undefined }
  /** It is over, and the council assesses what it got. */
  | { state: 'closed'; closedOn: string }
  /** It is over for good: the council decides, or has decided. */
  | { state: 'over'; stage: LateStageId }

/** How the consultation stands on a day. */
export function consultationOn(stages: readonly StageState[], today: string): Consultation {
  const { opens, closes } = consultationDates(stages)
  const current = currentOn(stages, today)
  if (isFromDecisionOn(current)) return { state: 'over', stage: current }
  if (opens > today) return { state: 'announced', opensOn: opens, closesOn: closes }
  if (current === consultationId) {
    return { state: 'open', closesOn: closes, daysLeft: closes === '' ? undefined : daysBetween(today, closes) }
  }
  const isAhead = stageIds.indexOf(current) < stageIds.indexOf(consultationId)
  if (isAhead && opens === '' && closes >= today) return { state: 'announced', opensOn: '', closesOn: closes }
  const isOver = current === 'assessment' && closes !== '' && closes < today && !isCutShort(stages)
  return isOver ? { state: 'closed', closedOn: closes } : { state: 'none' }
}

/** Whether the council went on to assess before the last day, which then was none. */
function isCutShort(stages: readonly StageState[]): boolean {
  const { id, starts_on } = currentStage(stages)
  const { opens, closes } = consultationDates(stages)
  return id === 'assessment' && starts_on > opens && starts_on < closes
}

/** The dates of the consultation as far as they hold on a day; empty where they are not known, and where the process has gone another way. */
export function heldDates(stages: readonly StageState[], today: string): ReturnType<typeof consultationDates> {
  const { state } = consultationOn(stages, today)
  return state === 'none' || state === 'over' ? { opens: '', closes: '' } : consultationDates(stages)
}

/** The day so many days after another, as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
}

/** How many days lie between two, as YYYY-MM-DD, whatever the clocks did meanwhile. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000)
}

/** What leads to each stage from the decision on: only one of two outcomes happens. */
const wayTo: Partial<Record<StageId, readonly StageId[]>> = {
  decision: [],
  refusal: ['decision'],
  approval: ['decision'],
  'applicant-appeals': ['decision', 'refusal'],
  appeal: ['decision', 'refusal', 'applicant-appeals'],
  'appeal-dismissed': ['decision', 'refusal', 'applicant-appeals', 'appeal'],
  'appeal-allowed': ['decision', 'refusal', 'applicant-appeals', 'appeal'],
}

/** From these the process goes back in its loop: they stay completed when an earlier stage follows. */
const inTheLoop: readonly StageId[] = ['assessment', 'regulation-25']

/**
 * The status of each stage once this one is made current. Before the decision the process goes round
 * in a loop, so that what was completed in an earlier round stays so. What leads to the new stage is completed, and what
 * can only come after it lies ahead; so does a stage that is left for an earlier one outside the loop.
 */
export function statusesOnceCurrent<S extends Pick<ProcessStage, 'id' | 'status'>>(
  stages: readonly S[],
  current: StageId,
): ReadonlyMap<StageId, ProcessStage['status']> {
  const at = stageIds.indexOf(current)
  const way = wayTo[current]
  const statusOf = ({ id, status }: S): ProcessStage['status'] => {
    if (id === current) return 'current'
    const place = stageIds.indexOf(id)
    if (place >= decisionAt) return way?.includes(id) ? 'completed' : 'upcoming'
    // Of what lies before the decision, only a request for more information need not have been made.
    if (way) return id === 'regulation-25' && status === 'upcoming' ? 'upcoming' : 'completed'
    if (place < at) return 'completed'
    return status === 'upcoming' || (status === 'current' && !inTheLoop.includes(id)) ? 'upcoming' : 'completed'
  }
  return new Map(stages.map((stage) => [stage.id, statusOf(stage)]))
}

/** What a change of a stage may change that others follow. */
type StageChange = Partial<Pick<ProcessStage, 'status' | 'starts_on' | 'ends_on'>>

/**
 * The stages once one of them is changed so. Where that makes it the current one, the others follow, and it is so since
 * today unless somebody says otherwise; an end that an earlier round had is over.
 */
export function stagesOnceChanged<S extends StageState>(
  stages: readonly S[],
  id: StageId,
  change: StageChange,
  today: string,
): S[] {
  const isMoved = change.status === 'current' && stages.find((stage) => stage.id === id)?.status !== 'current'
  const statuses = isMoved ? statusesOnceCurrent(stages, id) : new Map<StageId, never>()
  return stages.map((stage) => {
    if (stage.id !== id) return { ...stage, status: statuses.get(stage.id) ?? stage.status }
    const changed = { ...stage, ...change }
    if (!isMoved || id === consultationId || change.starts_on !== undefined) return changed
    return { ...changed, starts_on: today, ends_on: changed.ends_on < today ? '' : changed.ends_on }
  })
}

/** Whether the council asks for letters about further information: a consultation that follows its request for it. */
export function isOnNewInformation(stages: readonly StageState[], today: string): boolean {
  const now = stagesOn(stages, today)
  return (
    currentStage(now).id === consultationId &&
    now.some(({ id, status }) => id === 'regulation-25' && status === 'completed')
  )
}

const withApplicationUndecided: readonly StageId[] = ['submit-application', 'validation', 'assessment', 'regulation-25']
const withNewInformation: readonly StageId[] = ['validation', 'regulation-25']

/** What holds outside a consultation, as far as somebody who wants to object has to know it. */
export interface Waiting {
  /** A consultation, or another one, may come: an objection can be prepared. */
  canPrepare: boolean
  /** The council has an application before it and has not begun to decide: it should consider what arrives. */
  canWrite: boolean
  /** New information has been asked for, so that a new consultation follows. */
  isNewInformationComing: boolean
}

export function waitingIn({ id }: Pick<ProcessStage, 'id'>): Waiting {
  const canWrite = withApplicationUndecided.includes(id)
  return {
    canPrepare: canWrite || id === 'pre-application',
    canWrite,
    isNewInformationComing: withNewInformation.includes(id),
  }
}
