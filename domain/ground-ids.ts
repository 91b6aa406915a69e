/** The planning grounds of an objection, from the most lasting to the least. */
export const groundIds = [
  'need',
  'landscape',
  'rights-of-way',
  'farmland',
  'heritage',
  'water',
  'cumulative',
  'restoration',
  'flooding',
  'traffic',
  'economy',
  'amenity',
  'wildlife',
  'dust',
  'noise',
] as const
export type GroundId = (typeof groundIds)[number]
