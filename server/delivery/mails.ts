import { randomUUID } from 'node:crypto'
import { campaign } from '../../content/campaign.ts'
import { mails } from '../../content/mails.ts'
import { detailText } from '../../domain/campaign.ts'
import { newsletterLink, oneClickLink } from '../../domain/newsletter-link.ts'
import { messageFields } from '../../domain/visitor-fields.ts'
import { emailText } from '../../domain/visitor-text.ts'
import type { Claim } from '../database/deliveries.ts'
import type { Mail, MailAddress } from './mail-server.ts'

/** What the e-mails need to know of the site. */
export interface MailSettings {
  /** Where messages go; the campaign's own address where it is undefined. */
  messagesTo: string | undefined
  /** Where the public finds the site: the start of every link. */
  origin: string
}

/** The site writes in the campaign's name and never in a visitor's, which no mail server would believe. */
const sender: MailAddress = { name: campaign.name, address: detailText(campaign.contactEmail) }

/** A new name for an e-mail that no other one has. */
export function createMessageId(): string {
  return `<${randomUUID()}@${sender.address.split('@').at(-1)}>`
}

/** The e-mail that a claimed row stands for. */
export function composeMail(claim: Claim, { messagesTo, origin }: MailSettings): Mail {
  const { messageId, isPossibleCopy } = claim
  const words = claim.table === 'messages' ? messageWords(claim.row) : signupWords(claim, origin)
  const to = claim.table === 'messages' ? (messagesTo ?? sender.address) : claim.row.email
  const copyOf = isPossibleCopy ? { 'X-Possible-Copy': messageId } : {}
  return {
    messageId,
    from: sender,
    to: { name: '', address: to },
    ...words,
    text: [...(isPossibleCopy ? [mails.possibleCopy] : []), ...words.paragraphs].join('\n\n'),
    headers: { ...words.headers, ...copyOf },
  }
}

type ClaimOf<T extends Claim['table']> = Extract<Claim, { table: T }>
type Words = Pick<Mail, 'replyTo' | 'subject' | 'headers'> & { paragraphs: string[] }

function messageWords({ name, email, subject, message, received_at }: ClaimOf<'messages'>['row']): Words {
  const words = mails.message
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

function signupWords({ row: { state }, tokens }: ClaimOf<'newsletter_signups'>, origin: string): Words {
  // Mail programs show a button of their own for it (RFC 8058).
  const headers = {
    'List-Unsubscribe': `<${oneClickLink(origin, tokens.oneClick)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  }
  const unsubscribe = newsletterLink(origin, 'unsubscribe', tokens.page)
  const code = `${mails.code} ${tokens.page}`
  if (state === 'confirmed') {
    const { subject, intro, unsubscribe: ask } = mails.alreadyListed
    return { subject, headers, paragraphs: [intro, ask, unsubscribe, code, campaign.name] }
  }
  const words = mails.confirm
  const link = newsletterLink(origin, 'confirm', tokens.page)
  const paragraphs = [
    words.intro,
    words.ask,
    link,
    words.otherwise,
    words.unsubscribe,
    unsubscribe,
    code,
    campaign.name,
  ]
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
