/** A theme that the evaluator looks for (rule: evaluator-themes). Keywords are lower-case. */
export interface ObjectionCriterion {
  id: string
  label: string
  keywords: readonly string[]
  description: string
}
