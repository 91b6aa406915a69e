import type { MetaDescriptor } from 'react-router'
import { campaign } from '../../content/campaign.ts'
import type { SiteFacts } from '../content-api/load-context.ts'

/** What search engines and shared links are told of a page. */
export interface PageWords {
  /** The page's own title; the campaign's name is added. */
  title: string
  description: string
  /** The canonical address below /quarry, such as /events. */
  path: string
}

/** A page's title with the campaign's name behind it. */
export function fullTitle(title: string): string {
  return `${title} | ${campaign.name}`
}

/** Title, description and canonical address of a page. `matches` are those of the route's meta function. */
export function pageMeta(
  { title, description, path }: PageWords,
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[],
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as SiteFacts | undefined
  const address = `${root?.origin ?? ''}/quarry${path}`
  const name = fullTitle(title)
  return [
    { title: name },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: campaign.name },
  ]
}
