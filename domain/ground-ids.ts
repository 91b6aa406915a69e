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
