import type { Lasting, ObjectionGround } from './objection-ground.ts'

/** The planning grounds of an objection, from the most lasting to the least. */
export const groundIds = [
  'landscape',
  'heritage',
  'traffic',
  'flooding',
  'farmland',
  'water',
  'rights-of-way',
  'amenity',
  'cumulative',
  'restoration',
  'economy',
  'need',
  'wildlife',
  'dust',
  'noise',
] as const
export type GroundId = (typeof groundIds)[number]

const weights: Record<Lasting, number> = { lasting: 0, evidence: 1, report: 2 }

/** Grounds as a letter has them: what no report can answer first, then in their sequence; need never leads. */
export function inOrderOfWeight(grounds: readonly ObjectionGround[]): ObjectionGround[] {
  const isNeed = ({ id }: ObjectionGround) => Number(id === 'need')
  return grounds.toSorted((a, b) => isNeed(a) - isNeed(b) || weigh(a, b) || a.sequence - b.sequence)
}

/** Compares how lasting two grounds are. */
function weigh(one: ObjectionGround, other: ObjectionGround): number {
  return weights[one.lasting] - weights[other.lasting]
}
