import { campaign } from '../../content/campaign.ts'
import { detailText } from '../../domain/campaign.ts'
import type { Config } from '../config.ts'

/** Where messages are sent to; undefined while no mail server is set. */
export function deliversTo({ smtpUrl, messagesTo }: Pick<Config, 'smtpUrl' | 'messagesTo'>): string | undefined {
  return smtpUrl === undefined ? undefined : (messagesTo ?? detailText(campaign.contactEmail))
}
