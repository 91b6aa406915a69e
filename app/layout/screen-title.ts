import type { MetaDescriptor, Params } from 'react-router'
import { type MetaMatches, pageMeta } from './page-meta.ts'

/** The title of a maintenance screen, or how it follows from the address. */
export type ScreenTitle = string | ((params: Params) => string)

/** The title of the screen that stands at an address with these parts. */
export function titleAt(title: ScreenTitle, params: Params): string {
  return typeof title === 'string' ? title : title(params)
}

/** What a maintenance page tells of itself: nothing for search engines. */
export function maintenanceMeta(title: ScreenTitle) {
  return ({ params, location, matches }: MetaArgs): MetaDescriptor[] => {
    const words = { title: titleAt(title, params), description: 'The maintenance side of this site.' }
    return [...pageMeta({ ...words, path: location.pathname }, matches), { name: 'robots', content: 'noindex' }]
  }
}

interface MetaArgs {
  params: Params
  location: { pathname: string }
  matches: MetaMatches
}
