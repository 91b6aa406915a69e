import { z } from 'zod'
import { type Campaign, campaignSchema } from '../../../domain/campaign.ts'
import { alignItems } from '../editing/align-items.ts'
import type { EntityDefinition, ShownOn } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-form.ts'
import { saveWords } from './dialog-definition.ts'
import { stagesAt } from './text-definitions.ts'
import { mapValues, numberIn } from './typed-numbers.ts'

const linkSchema = campaignSchema.shape.social_links.element.extend({
  // What the form knows the link by, wherever it is moved. It is not stored.
  key: z.string(),
})

/** What the form holds of the campaign: the days as they are typed. */
const campaignValuesSchema = campaignSchema.omit({ council_count: true, updated_at: true }).extend({
  social_links: z.array(linkSchema),
  retention_days: z.strictObject(mapValues(campaignSchema.shape.retention_days.shape, () => z.string())),
  mails_an_hour: z.string(),
})

/** A link to social media in the form. */
export type EditedLink = z.infer<typeof linkSchema>

export type CampaignValues = z.infer<typeof campaignValuesSchema>
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

/** How the form holds the campaign's details. */
export const campaignDefinition: EntityDefinition<'campaign_details', CampaignValues> = {
  table: 'campaign_details',
  noun: 'record of the campaign',
  schema: campaignValuesSchema,
  valuesOf(
    {
      social_links: links,
      retention_days: days,
      mails_an_hour,
      council_count: _elsewhere,
      updated_at: _seen,
      ...texts
    },
    like,
  ) {
    const known = like?.social_links ?? []
    const places = alignItems(known.map(storedLink), links)
    return {
      ...texts,
      social_links: links.map((link, index) => ({
        ...link,
        key: known[places[index] ?? -1]?.key ?? crypto.randomUUID(),
      })),
      retention_days: mapValues(days, String),
      mails_an_hour: String(mails_an_hour),
    }
  },
  fieldsOf: detailsOf,
  shownOn: () => campaignPages,
  words: saveWords(
    { title: 'Campaign updated', description: 'Visitors see it from their next page on' },
    'Error updating the campaign’s details',
  ),
}

/** The details as they are sent. */
export function detailsOf({
  social_links,
  retention_days: days,
  mails_an_hour,
  ...texts
}: CampaignValues): Omit<Campaign, 'council_count' | 'updated_at'> {
  return {
    ...texts,
    social_links: social_links.map(storedLink),
    retention_days: mapValues(days, numberIn),
    mails_an_hour: numberIn(mails_an_hour),
  }
}

function storedLink({ key: _own, ...link }: EditedLink): Campaign['social_links'][number] {
  return link
}
