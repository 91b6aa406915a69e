import type { Campaign } from '../campaign.ts'

/** An update of the campaign as a piece of news; `path` is its page below `site`, such as https://example.org/quarry. */
export function newsData(
  { subject, sent_at, path }: { subject: string; sent_at: string; path: string },
  campaign: Pick<Campaign, 'name'>,
  site: string,
) {
  const publisher = { '@type': 'Organization', name: campaign.name, url: `${site}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: subject,
    datePublished: sent_at,
    inLanguage: 'en-GB',
    url: site + path,
    author: publisher,
    publisher,
  }
}
