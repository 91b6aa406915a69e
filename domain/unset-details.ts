import type { Campaign } from './campaign.ts'

const openDetails = [
  ...(['organisation', 'contact_email', 'council_email', 'council_address'] as const),
  ...(['social_links', 'fundraising_url', 'bank_account'] as const),
  ...(['funds_holder', 'funds_holder_kind', 'funds_surplus', 'host'] as const),
]

/** A detail of the campaign that a site can be without. */
export type OpenDetail = (typeof openDetails)[number]

/** The group that the first content names: the site stands with it, and goes public with the real one. */
export const firstOrganisation = 'The Quarry Campaign'

/** The details that nobody has set yet. */
export function unsetDetails(details: Pick<Campaign, OpenDetail>): OpenDetail[] {
  return openDetails.filter((name) => {
    if (name === 'bank_account') return !canReceive(details.bank_account)
    return details[name].length === 0 || (name === 'organisation' && details.organisation === firstOrganisation)
  })
}

/** Whether money can be sent to the account: all that a bank asks for is set. */
export function canReceive({ name, sort_code, number }: Campaign['bank_account']): boolean {
  return [name, sort_code, number].every((detail) => detail !== '')
}

/** Who answers for the site and for what people send: the residents' group, or the campaign by its name where none is stored. */
export function answeringGroup({ organisation, name }: Pick<Campaign, 'organisation' | 'name'>): string {
  return organisation.trim() || name
}

/** Something that the site lacks. */
export interface ChecklistItem {
  id: string
  /** Whether the site must not go public without it. */
  isNeeded: boolean
  /** What is missing, and what that means for visitors or for the campaign. */
  sentence: string
  /** Where on the maintenance side it is mended; undefined where that is done elsewhere, as the sentence then says. */
  link?: { to: string; label: string } | undefined
}
