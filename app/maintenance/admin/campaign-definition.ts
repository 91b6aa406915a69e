import { z } from 'zod'
import { type Campaign, campaignSchema } from '../../../domain/campaign.ts'
import { type Keyed, withKeys, withoutKeys } from '../editing/align-items.ts'
import { type EntityDefinition, type ShownOn, saveWords } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-editor.ts'
import { typedRows } from '../editing/typed-rows.ts'
import { stagesAt } from './text-definitions.ts'

const { council_count: _elsewhere, updated_at: _seen, ...fields } = campaignSchema.shape
const details = typedRows('campaign_details', Object.keys(fields) as (keyof typeof fields)[])

/** A link to social media in the form. */
export type EditedLink = Keyed<Campaign['social_links'][number]>

export type CampaignValues = Omit<ReturnType<typeof details.valuesOf>, 'social_links'> & { social_links: EditedLink[] }
export type CampaignForm = RowForm<'campaign_details', CampaignValues>

/** The public pages that tell most of the details; the footer of each has the name and the links. */
const campaignPages: readonly ShownOn[] = [
  { path: '/donate', name: 'Donate', at: '.donate-options' },
  {
    path: '/how-to-object',
    name: 'How to object, during consultation',
    at: '.council-contact',
    given: stagesAt('public-consultation'),
  },
  { path: '/contact', name: 'Contact' },
  { path: '/privacy', name: 'Privacy' },
  { path: '/', name: 'Home' },
]

/** How the form holds the campaign's details: its links with keys. */
export const campaignDefinition: EntityDefinition<'campaign_details', CampaignValues> = {
  table: 'campaign_details',
  noun: 'record of the campaign',
  schema: details.schema.extend({ social_links: z.array(fields.social_links.element.extend({ key: z.string() })) }),
  valuesOf: (row, like) => ({
    ...details.valuesOf(row),
    social_links: withKeys(row.social_links, like?.social_links),
  }),
  fieldsOf: detailsOf,
  shownOn: () => campaignPages,
  words: saveWords(
    { title: 'Campaign updated', description: 'Visitors see it from their next page on' },
    'Error updating the campaign’s details',
  ),
}

/** The details as they are sent. */
export function detailsOf(values: CampaignValues): Omit<Campaign, 'council_count' | 'updated_at'> {
  const stored = details.fieldsOf({ ...values, social_links: withoutKeys(values.social_links) })
  return stored as Omit<Campaign, 'council_count' | 'updated_at'>
}
