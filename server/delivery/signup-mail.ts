import { mails } from '../../content/mail-words.ts'
import { newsletterLink, oneClickLink } from '../../domain/newsletter-link.ts'
import type { ClaimOf } from '../database/deliveries.ts'
import type { MailWords } from './mails.ts'

/** What is written to an address that was entered for the newsletter. */
export function signupWords(
  { row: { state, set_aside_at }, tokens }: ClaimOf<'newsletter_signups'>,
  campaign: string,
  origin: string,
): MailWords {
  const { code: beforeCode, alreadyListed, confirm } = mails(campaign)
  const headers = { ...unsubscribeHeaders(origin, tokens.oneClick), 'Auto-Submitted': 'auto-generated' }
  const unsubscribe = newsletterLink(origin, 'unsubscribe', tokens.page)
  const code = `${beforeCode} ${tokens.page}`
  // An address that refused an update is asked anew: its link lets it have the next one.
  if (state === 'confirmed' && set_aside_at === null) {
    const { subject, intro, unsubscribe: ask } = alreadyListed
    return { subject, headers, paragraphs: [intro, ask, unsubscribe, code, campaign] }
  }
  const words = confirm
  const link = newsletterLink(origin, 'confirm', tokens.page)
  const paragraphs = [words.intro, words.ask, link, words.otherwise, words.unsubscribe, unsubscribe, code, campaign]
  return { subject: words.subject, headers, paragraphs }
}

/** Mail programs show a button of their own for it (RFC 8058). */
export function unsubscribeHeaders(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${oneClickLink(origin, token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
