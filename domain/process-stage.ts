export type StageStatus = 'completed' | 'current' | 'upcoming'

/** A stage of the planning process (spec: public site, section 3, Process stage). */
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

/** Whether the council takes objections now (spec: public site, section 4: public consultation is the current stage). */
export function isConsultationOpen(stages: readonly ProcessStage[]): boolean {
  return currentStage(stages).id === 'public-consultation'
}
