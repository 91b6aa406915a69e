import type { Campaign } from './campaign.ts'

/** The campaign as an organisation, as far as its details are set. */
export function organisationData(
  { name, contact_email: email, social_links: links }: Pick<Campaign, 'name' | 'contact_email' | 'social_links'>,
  site: string,
) {
  const profiles = links.map(({ url }) => url)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${site}/`,
    logo: `${site}/icon.svg`,
    ...(email !== '' && { email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}
