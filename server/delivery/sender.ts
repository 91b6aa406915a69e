import type { Campaign } from '../../domain/campaign.ts'
import type { MailAddress } from './mail-server.ts'

/** The site writes in the campaign's name and never in a visitor's, which no mail server would believe. */
export function senderOf(
  { messagesTo, origin }: { messagesTo: string | undefined; origin: string },
  campaign: Pick<Campaign, 'name' | 'contact_email'>,
): MailAddress {
  const address = campaign.contact_email || messagesTo || `website@${new URL(origin).hostname}`
  return { name: campaign.name, address }
}
