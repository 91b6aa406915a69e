/** A theme that the evaluator looks for (spec: public site, section 3, Objection criterion). Keywords are lower-case. */
export interface ObjectionCriterion {
  id: string
  label: string
  keywords: readonly string[]
  description: string
}
