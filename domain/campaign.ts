/** A detail that is still unset: shown as it is, and listed when the server starts. */
export interface Placeholder {
  readonly placeholder: string
}

/** A detail of the campaign: its text, or a placeholder for it. */
export type Detail = string | Placeholder

/** Marks a detail of the campaign as not known yet (rule: campaign-details). */
export function placeholder(text: string): Placeholder {
  return { placeholder: text }
}

/** The words to show for a detail, set or not. */
export function detailText(detail: Detail): string {
  return typeof detail === 'string' ? detail : detail.placeholder
}

/** Everything about the campaign that differs from one campaign to the next. */
export interface CampaignDetails {
  name: string
  organisation: Detail
  applicationReference: string
  planningDocumentsUrl: string
  contactEmail: Detail
  councilEmail: Detail
  councilAddress: Detail
  socialLinks: { name: string; url: Detail }[]
  fundraisingUrl: Detail
  bankAccount: { name: Detail; sortCode: Detail; number: Detail; reference: Detail }
  retentionDays: { messages: number; deletedMessages: number; newsletterSignups: number; unconfirmedSignups: number }
}

/** The paths of the details that are still placeholders, such as 'bankAccount.sortCode'. */
export function unsetDetails(details: object, path = ''): string[] {
  return Object.entries(details).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`
    if (typeof value !== 'object' || value === null) return []
    return 'placeholder' in value ? [here] : unsetDetails(value, here)
  })
}
