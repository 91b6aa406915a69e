/** The stages of the planning process, in its order. */
export const stageIds = [
  'pre-application',
  'submit-application',
  'validation',
  'public-consultation',
  'assessment',
  'regulation-25',
  'decision',
  'refusal',
  'approval',
  'applicant-appeals',
  'appeal',
  'appeal-dismissed',
  'appeal-allowed',
] as const
export type StageId = (typeof stageIds)[number]

/** The stages from the council's decision on. */
export type LateStageId = Exclude<
  StageId,
  'pre-application' | 'submit-application' | 'validation' | 'public-consultation' | 'assessment' | 'regulation-25'
>
