import type { Campaign } from './campaign.ts'

type Details = Omit<Campaign, 'updated_at'>

const isUnset = {
  organisation: ({ organisation }: Details) => organisation === '',
  contact_email: ({ contact_email }: Details) => contact_email === '',
  council_email: ({ council_email }: Details) => council_email === '',
  council_address: ({ council_address }: Details) => council_address === '',
  social_links: ({ social_links }: Details) => social_links.length === 0,
  fundraising_url: ({ fundraising_url }: Details) => fundraising_url === '',
  bank_account: ({ bank_account: account }: Details) => !canReceive(account),
} as const satisfies Partial<Record<keyof Details, (details: Details) => boolean>>

/** A detail of the campaign that a site can be without. */
export type OpenDetail = keyof typeof isUnset

/** The details that are not set yet: what hangs on them is not shown (rule: campaign-details). */
export function unsetDetails(details: Details): OpenDetail[] {
  return (Object.keys(isUnset) as OpenDetail[]).filter((name) => isUnset[name](details))
}

/** Whether money can be sent to the account: all that a bank asks for is set. */
export function canReceive({ name, sort_code, number }: Campaign['bank_account']): boolean {
  return [name, sort_code, number].every((detail) => detail !== '')
}
