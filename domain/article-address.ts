/** The cards whose articles have addresses of their own, such as /silica-dust. */
export const fixedArticles: ReadonlySet<string> = new Set([
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

/** Where an impact card's article is: its fixed route, or /impact/{card_id}. */
export function articleAddress(cardId: string): string {
  return fixedArticles.has(cardId) ? `/${cardId}` : `/impact/${cardId}`
}

/** Addresses that show the page of another article. */
export const otherAddresses: ReadonlyMap<string, string> = new Map([['st-johns-college', 'stjohnscollege']])

/** The slug of the article that a path shows: '/quarry/st-johns-college' shows 'stjohnscollege'. */
export function articleSlug(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  return otherAddresses.get(last) ?? last
}
