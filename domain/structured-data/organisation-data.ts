import type { Campaign } from '../campaign.ts'
import type { StructuredData } from './structured-data.ts'

type OrganisationFacts = Pick<Campaign, 'name' | 'contact_email' | 'social_links'>

/** The campaign as an organisation, as far as its details are set. */
export function organisationData(
  { name, contact_email: email, social_links: links }: OrganisationFacts,
  site: string,
): StructuredData {
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
