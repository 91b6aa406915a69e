import type { Campaign } from './campaign.ts'

const openDetails = [
  ...(['organisation', 'contact_email', 'council_email', 'council_address'] as const),
  ...(['social_links', 'fundraising_url', 'bank_account', 'funds_holder', 'funds_surplus', 'host'] as const),
]

/** A detail of the campaign that a site can be without. */
export type OpenDetail = (typeof openDetails)[number]

/** The details that are not set yet: what hangs on them is not shown. */
export function unsetDetails(details: Pick<Campaign, OpenDetail>): OpenDetail[] {
  return openDetails.filter((name) =>
    name === 'bank_account' ? !canReceive(details.bank_account) : details[name].length === 0,
  )
}

/** Whether money can be sent to the account: all that a bank asks for is set. */
export function canReceive({ name, sort_code, number }: Campaign['bank_account']): boolean {
  return [name, sort_code, number].every((detail) => detail !== '')
}

/** Whether somebody answers for what people send: without a name the site takes no messages and no sign-ups. */
export function namesController({ organisation }: Pick<Campaign, 'organisation'>): boolean {
  return organisation.trim() !== ''
}

/** Something to do before the site goes public. */
export interface ChecklistItem {
  id: string
  /** What is missing, and what that means for visitors or for the campaign. */
  sentence: string
  /** Where on the maintenance side it is mended; undefined where that is done elsewhere, as the sentence then says. */
  link?: { to: string; label: string } | undefined
}
