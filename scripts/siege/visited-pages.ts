/** What the visitor asks for, in turn. */
export const visitedPages = [
  '/quarry/',
  '/quarry/villages/wasperton',
  '/quarry/silica-dust',
  '/quarry/evidence-library',
  '/quarry/api/village_data',
  '/quarry/contact',
]
/** What the visitor asks for now and then. */
export const visitedSearch = '/quarry/evidence-library?q=dust'
