const fixedRoutes = new Set([
  'silica-dust',
  'traffic-safety',
  'noise-vibration',
  'water-contamination',
  'wildlife-impact',
  'no-justification',
  'no-local-gain',
  'rural-economy',
  'food-security',
  'flood-risk',
  'stjohnscollege',
  'corridor-development',
  'planning-creep',
])

/** Where an impact card's article is: its fixed route, or /impact/{card_id} (spec: public site, section 2, Routes). */
export function articleAddress(cardId: string): string {
  return fixedRoutes.has(cardId) ? `/${cardId}` : `/impact/${cardId}`
}
