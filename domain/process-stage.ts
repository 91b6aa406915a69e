export type StageStatus = 'completed' | 'current' | 'upcoming'

/** A stage of the planning process. */
export interface ProcessStage {
  id: string
  title: string
  description: string
  status: StageStatus
  /** Where its marker stands on the picture of the flow, in percent. */
  overlayPosition: { top: number; left: number }
}

/** The stage marked current. Throws unless exactly one is: banner, markers and the objection page hang on it. */
export function currentStage(stages: readonly ProcessStage[]): ProcessStage {
  const [current, ...others] = stages.filter((stage) => stage.status === 'current')
  if (!current || others.length > 0) {
    throw new Error(`Exactly one stage must be marked current, but ${current ? others.length + 1 : 0} are.`)
  }
  return current
}

/** Whether the council takes objections now (rule: objection-mode). */
export function isConsultationOpen(stages: readonly ProcessStage[]): boolean {
  return currentStage(stages).id === 'public-consultation'
}

const withApplicationUndecided = ['submit-application', 'validation', 'assessment', 'regulation-25']
const withNewInformation = ['validation', 'regulation-25']

/** What holds outside a consultation, as far as somebody who wants to object has to know it. */
export interface Waiting {
  /** A consultation, or another one, may come: an objection can be prepared. */
  canPrepare: boolean
  /** The council has an application before it and has not begun to decide: it should consider what arrives. */
  canWrite: boolean
  /** New information has been asked for, so that a new consultation follows. */
  isNewInformationComing: boolean
}

/** What holds while this stage is the current one. */
export function waitingIn({ id }: ProcessStage): Waiting {
  const canWrite = withApplicationUndecided.includes(id)
  return {
    canPrepare: canWrite || id === 'pre-application',
    canWrite,
    isNewInformationComing: withNewInformation.includes(id),
  }
}
