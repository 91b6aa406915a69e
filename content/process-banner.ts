import type { ProcessStage } from '../domain/process-stage.ts'

/** Sentences for stages where the title alone would say too little. */
const bannerOfStage: Record<string, string> = {
  validation:
    'The current stage is planning officers validating new and revised information submitted in response to a Regulation 25 request.',
}

/** The banner of /process for the stage marked current. */
export function processBanner(stage: Pick<ProcessStage, 'id' | 'title'>): string {
  return bannerOfStage[stage.id] ?? `The current stage is: ${stage.title}.`
}
