import type { MetaDescriptor, Params } from 'react-router'
import { type MetaMatches, pageMeta } from './page-meta.ts'

/** Where a screen stands. */
export interface ScreenPlace {
  params: Params
  location: { pathname: string }
}

/**
 * What a maintenance page tells of itself: nothing for search engines. This file is not named maintenance-…, since what is named
 * so is refused to visitors, whom these screens lead home.
 */
export function maintenanceMeta(titleAt: (place: ScreenPlace) => string) {
  return ({ params, location, matches }: ScreenPlace & { matches: MetaMatches }): MetaDescriptor[] => {
    const words = { title: titleAt({ params, location }), description: 'The maintenance side of this site.' }
    return [...pageMeta({ ...words, path: location.pathname }, matches), { name: 'robots', content: 'noindex' }]
  }
}
