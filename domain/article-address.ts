/** The slugs of the articles that have addresses of their own, such as /silica-dust, in their order. */
export const articleSlugs = [
  'silica-dust',
  'traffic-safety',
  'noise-vibration',
  'water-contamination',
  'heritage-impact',
  'wildlife-impact',
  'no-justification',
  'no-local-gain',
  'rural-economy',
  'food-security',
  'flood-risk',
  'stjohnscollege',
  'corridor-development',
  'planning-creep',
] as const

/** Whether the article of the card with this id stands at /{card_id}. The heritage article has no card. */
export function hasFixedRoute(cardId: string): boolean {
  return cardId !== 'heritage-impact' && (articleSlugs as readonly string[]).includes(cardId)
}

/** Where an impact card's article is: its fixed route, or /impact/{card_id}. */
export function articleAddress(cardId: string): string {
  return hasFixedRoute(cardId) ? `/${cardId}` : `/impact/${cardId}`
}

/** Addresses that show the page of another article. */
export const otherAddresses: ReadonlyMap<string, string> = new Map([['st-johns-college', 'stjohnscollege']])

/** The slug of the article that a path shows: '/quarry/st-johns-college' shows 'stjohnscollege'. */
export function articleSlug(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  return otherAddresses.get(last) ?? last
}
