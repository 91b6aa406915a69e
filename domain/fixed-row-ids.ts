/** The cards of /the-proposal, in their order. */
export const keyFactIds = [
  'tonnage',
  'duration',
  'traffic',
  'hours',
  'area',
  'distance',
  'landbank',
  'restoration',
] as const

/** The texts of pages that belong to the campaign, by page and place; an empty one is the built-in text. */
export const pageTextIds = [
  'home.statement',
  'home.closed',
  'home.usage',
  'home.what',
  'home.who',
  'the-proposal.lead',
  'impact-map.lead',
  'process.lead',
  'events.lead',
  'evidence-library.lead',
  'evaluate-objection.lead',
  'contact.lead',
  'donate.lead',
  'donate.reports',
  'donate.counsel',
  'donate.online',
  'donate.transfer',
  'how-to-object.open',
  'how-to-object.guidance',
  'how-to-object.closed',
  'how-to-object.advice',
  'how-to-object.letter',
  'privacy.contact',
] as const
export type PageTextId = (typeof pageTextIds)[number]

/** The page texts that are HTML; the others are plain. */
export const htmlTextIds: ReadonlySet<string> = new Set<PageTextId>(['how-to-object.guidance'])

/** The one row of campaign_details, and that of notices. */
export const campaignId = 'campaign'
export const noticeId = 'notice'
