import type { MetaDescriptor } from 'react-router'
import type { SiteFacts } from '../../content/rendered-site.ts'
import { socialCardOf, socialCardSize } from '../../content/social-card.ts'
import type { CampaignFacts } from '../../domain/campaign.ts'
import { pageNumber, pageSearch } from '../../domain/paging.ts'
import type { StageState } from '../../domain/progress.ts'
import { campaignIn, stageStatesIn } from '../content-api/campaign-query.ts'

/** What search engines and shared links are told of a page. */
interface PageWords {
  /** The page's own title; the campaign's name is added. */
  title: string
  description: string
  /** The canonical address below /quarry, such as /events. */
  path: string
  /** The page whose picture it shows, where it has none of its own. */
  picturePath?: string
}

/** The matches of a route's meta function. */
export type MetaMatches = readonly ({ id: string; loaderData: unknown } | undefined)[]

/** A page's title with the campaign's name behind it. */
export function fullTitle(title: string, { name }: Pick<CampaignFacts, 'name'>): string {
  return `${title} | ${name}`
}

/** The campaign's details as they were prefetched. */
export function campaignOfPage(matches: MetaMatches): CampaignFacts {
  return campaignIn(rootData(matches))
}

/** Where each stage stands, as it was prefetched. */
export function stagesOfPage(matches: MetaMatches): StageState[] {
  return stageStatesIn(rootData(matches))
}

/** The day that the page was made for, as YYYY-MM-DD; empty where the server has not told. */
export function dayOfPage(matches: MetaMatches): string {
  return rootData(matches)?.today ?? ''
}

function rootData(matches: MetaMatches): SiteFacts | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as SiteFacts | undefined
}

/** Where the site stands, such as https://example.org/quarry; without a host where the server has not told. */
export function siteAddress(matches: MetaMatches): string {
  return `${rootData(matches)?.origin ?? ''}/quarry`
}

/** The meta function of a page that is told of in the same words always. */
export function metaOf(words: PageWords) {
  return ({ matches, location }: { matches: MetaMatches; location: { search: string } }): MetaDescriptor[] =>
    pageMeta(words, matches, location.search)
}

/** Title, description, canonical address and the picture for shared links of a page; each page of a long list has its own address. */
export function pageMeta(
  { title, description, path, picturePath = path }: PageWords,
  matches: MetaMatches,
  search = '',
): MetaDescriptor[] {
  const site = siteAddress(matches)
  const page = pageSearch(pageNumber(search))
  // A search beside the page's number makes no page of its own.
  const canonical = site + path + (search === page ? page : '')
  const campaign = campaignOfPage(matches)
  const name = fullTitle(title, campaign)
  return [
    { title: name },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: campaign.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:image', content: `${site}/${socialCardOf(picturePath)}` },
    { property: 'og:image:width', content: String(socialCardSize.width) },
    { property: 'og:image:height', content: String(socialCardSize.height) },
    { property: 'og:image:alt', content: `${title}: a drawing in the style of a lino print` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
