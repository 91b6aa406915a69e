import { randomUUID } from 'node:crypto'
import { mails } from '../../content/mails.ts'
import type { Campaign } from '../../domain/campaign.ts'
import { newsletterLink, oneClickLink } from '../../domain/newsletter-link.ts'
import { messageFields } from '../../domain/visitor-fields.ts'
import { emailText } from '../../domain/visitor-text.ts'
import type { Claim } from '../database/deliveries.ts'
import { DeliveryFailure, type Mail, type MailAddress } from './mail-server.ts'

/** What the e-mails need to know of the site. */
export interface MailSettings {
  /** Where messages go; the campaign's own address where it is undefined. */
  messagesTo: string | undefined
  /** Where the public finds the site: the start of every link. */
  origin: string
  /** The campaign's details as they are now. */
  campaign: () => Promise<CampaignOfMails>
}

/** What e-mails say of the campaign. */
export type CampaignOfMails = Pick<Campaign, 'name' | 'contact_email'>

/** Where messages go; undefined where no address is set. */
export function messagesGoTo(messagesTo: string | undefined, campaign: CampaignOfMails): string | undefined {
  return messagesTo ?? (campaign.contact_email || undefined)
}

/** The site writes in the campaign's name and never in a visitor's, which no mail server would believe. */
function senderOf({ messagesTo, origin }: Omit<MailSettings, 'campaign'>, campaign: CampaignOfMails): MailAddress {
  const address = campaign.contact_email || messagesTo || `website@${new URL(origin).hostname}`
  return { name: campaign.name, address }
}

/** A new name for an e-mail that no other one has. */
export function createMessageId(origin: string): string {
  return `<${randomUUID()}@${new URL(origin).hostname}>`
}

/** The e-mail that a claimed row stands for. Throws a DeliveryFailure where nobody has said where messages go. */
export function composeMail(claim: Claim, settings: Omit<MailSettings, 'campaign'>, campaign: CampaignOfMails): Mail {
  const { messageId, isPossibleCopy } = claim
  const words =
    claim.table === 'messages'
      ? messageWords(claim.row, campaign.name)
      : signupWords(claim, settings.origin, campaign.name)
  const to = claim.table === 'messages' ? messagesGoTo(settings.messagesTo, campaign) : claim.row.email
  if (to === undefined) {
    const message = 'The campaign’s e-mail address is not set, so nobody can be sent this message.'
    throw new DeliveryFailure(message, { code: 'no-address' })
  }
  const copyOf = isPossibleCopy ? { 'X-Possible-Copy': messageId } : {}
  return {
    messageId,
    from: senderOf(settings, campaign),
    to: { name: '', address: to },
    ...words,
    text: [...(isPossibleCopy ? [mails(campaign.name).possibleCopy] : []), ...words.paragraphs].join('\n\n'),
    headers: { ...words.headers, ...copyOf },
  }
}

type ClaimOf<T extends Claim['table']> = Extract<Claim, { table: T }>
type Words = Pick<Mail, 'replyTo' | 'subject' | 'headers'> & { paragraphs: string[] }

function messageWords(
  { name, email, subject, message, received_at }: ClaimOf<'messages'>['row'],
  campaign: string,
): Words {
  const words = mails(campaign).message
  const address = findAddress(email)
  const received = new Date(received_at).toLocaleString('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  })
  const about = [
    `${words.from}: ${oneLine(name)} <${oneLine(email)}>`,
    `${words.subject}: ${oneLine(subject)}`,
    `${words.received}: ${received}`,
  ]
  return {
    ...(address !== undefined && { replyTo: { name: oneLine(name), address } }),
    subject: `${words.prefix} ${oneLine(subject)}`,
    headers: {},
    paragraphs: [
      words.intro,
      about.join('\n'),
      message,
      '-- ',
      [address ? words.answer : words.noAnswer, words.kept].join('\n'),
    ],
  }
}

function signupWords(
  { row: { state }, tokens }: ClaimOf<'newsletter_signups'>,
  origin: string,
  campaign: string,
): Words {
  const { code: beforeCode, alreadyListed, confirm } = mails(campaign)
  // Mail programs show a button of their own for it (RFC 8058).
  const headers = {
    'List-Unsubscribe': `<${oneClickLink(origin, tokens.oneClick)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  }
  const unsubscribe = newsletterLink(origin, 'unsubscribe', tokens.page)
  const code = `${beforeCode} ${tokens.page}`
  if (state === 'confirmed') {
    const { subject, intro, unsubscribe: ask } = alreadyListed
    return { subject, headers, paragraphs: [intro, ask, unsubscribe, code, campaign] }
  }
  const words = confirm
  const link = newsletterLink(origin, 'confirm', tokens.page)
  const paragraphs = [words.intro, words.ask, link, words.otherwise, words.unsubscribe, unsubscribe, code, campaign]
  return { subject: words.subject, headers, paragraphs }
}

const oneAddress = emailText(messageFields.email)

/** The rows were checked when they came, but another program may have written them. */
function findAddress(email: string): string | undefined {
  return oneAddress.safeParse(email).data
}

const longestLine = 200

function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, longestLine)
}
