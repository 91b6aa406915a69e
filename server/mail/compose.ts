import { randomUUID } from 'node:crypto'
import { mails } from '../../content/mail-words.ts'
import type { Campaign } from '../../domain/campaign.ts'
import { composeUpdate } from '../../domain/compose-update.ts'
import { isEmailAddress } from '../../domain/email-address.ts'
import { newsletterLink, oneClickLink } from '../../domain/newsletter-link.ts'
import { lastDayEvent } from '../../domain/reminders.ts'
import type { Update } from '../../domain/update.ts'
import { oneLine } from '../../domain/visible-text.ts'
import type { ClaimedMail } from '../database/mail-queue.ts'
import type { SentMessage } from '../database/prepared-mail.ts'
import { sanitiseHtml } from '../database/sanitise-html.ts'
import { type Mail, type MailAddress, MailFailure } from './mail-server.ts'

/** What e-mails say of the campaign. */
export type CampaignOfMails = Pick<Campaign, 'name' | 'contact_email'>

/** What the e-mails need to know of the site. */
export interface MailContext {
  /** Where messages go; the campaign's own address where it is undefined. */
  messagesTo: string | undefined
  /** Where the public finds the site: the start of every link. */
  origin: string
  campaign: CampaignOfMails
  /** The last day of the consultation in words; empty where it is not known or over. */
  lastDay: string
}

/** Where messages go; undefined where no address is set. */
export function messagesGoTo(messagesTo: string | undefined, campaign: CampaignOfMails): string | undefined {
  return messagesTo ?? (campaign.contact_email || undefined)
}

/** A new name for an e-mail that no other one has. */
export function createMessageId(origin: string): string {
  return `<${randomUUID()}@${new URL(origin).hostname}>`
}

/** The site writes in the campaign's name and never in a visitor's, which no mail server would believe. */
export function senderOf({ messagesTo, origin, campaign }: Omit<MailContext, 'lastDay'>): MailAddress {
  const address = campaign.contact_email || messagesTo || `website@${new URL(origin).hostname}`
  return { name: campaign.name, address }
}

/** What an e-mail says, and to whom. */
type Composed = Omit<Mail, 'messageId' | 'from' | 'to'> & { to: string }

/** The e-mail of a claimed row. Throws a MailFailure where nobody has said where messages go. */
export function composeMail(claim: ClaimedMail, context: MailContext): Mail {
  const { to, ...words } = compose(claim, context)
  return { ...words, messageId: claim.messageId, from: senderOf(context), to: { name: '', address: to } }
}

function compose(claim: ClaimedMail, context: MailContext): Composed {
  switch (claim.kind) {
    case 'message':
      return messageMail(claim.message, context)
    case 'digest':
      return digestMail(claim.messages, context)
    case 'confirmation':
      return claim.isConfirmed ? listedMail(claim, context) : confirmationMail(claim, context)
    case 'welcome':
      return welcomeMail(claim, context)
    case 'update':
      return { to: claim.to, ...updateWords(claim.update, claim.token, context.campaign.name, context.origin) }
  }
}

type ClaimOf<K extends ClaimedMail['kind']> = Extract<ClaimedMail, { kind: K }>

function requireCampaignAddress({ messagesTo, campaign }: MailContext): string {
  const to = messagesGoTo(messagesTo, campaign)
  if (to !== undefined) return to
  throw new MailFailure('The campaign’s e-mail address is not set, so nobody can be sent this message.', {
    code: 'no-address',
  })
}

/** A visitor's message as the campaign reads it. */
function messageMail(message: SentMessage, context: MailContext): Composed {
  const words = mails(context.campaign.name).message
  // The rows were checked when they came, but another program may have written them.
  const canBeAnswered = isEmailAddress(message.email)
  const foot = [canBeAnswered ? words.answer : words.noAnswer, words.kept].join('\n')
  return {
    to: requireCampaignAddress(context),
    ...(canBeAnswered && { replyTo: { name: headerLine(message.name), address: message.email } }),
    subject: `${words.prefix} ${headerLine(message.subject)}`,
    text: paragraphs(words.intro, headOf(message, words), message.message, '-- ', foot),
  }
}

/** A text as it may stand in a header. What only looks like the code for other letters (RFC 2047) would be decoded, so it is broken up. */
function headerLine(text: string): string {
  return oneLine(text).replaceAll('=?', '= ?')
}

/** All messages that waited. The lines of each begin with a sign, so that none can look like the head of another. */
function digestMail(messages: SentMessage[], context: MailContext): Composed {
  const { message: words, digest } = mails(context.campaign.name)
  const parts = messages.flatMap((message, place) => [
    `${digest.place(place + 1, messages.length)}\n${headOf(message, words)}`,
    message.message.replaceAll(/^/gm, '> '),
  ])
  return {
    to: requireCampaignAddress(context),
    subject: `${words.prefix} ${digest.subject(messages.length)}`,
    text: paragraphs(digest.intro(messages.length), ...parts, '-- ', `${digest.answer}\n${digest.kept}`),
  }
}

/** Who wrote a message, about what and when. */
function headOf(message: SentMessage, words: ReturnType<typeof mails>['message']): string {
  const [name, email, subject] = [message.name, message.email, message.subject].map(oneLine)
  const received = new Date(message.received_at).toLocaleString('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  })
  return [`${words.from}: ${name} <${email}>`, `${words.subject}: ${subject}`, `${words.received}: ${received}`].join(
    '\n',
  )
}

function confirmationMail({ to, tokens }: ClaimOf<'confirmation'>, context: MailContext): Composed {
  const { origin, campaign } = context
  const { confirm, code } = mails(campaign.name)
  const [link, leave] = [
    newsletterLink(origin, 'confirm', tokens.page),
    newsletterLink(origin, 'unsubscribe', tokens.page),
  ]
  const { intro, ask, otherwise, unsubscribe } = confirm
  const asked = `${code} ${tokens.page}`
  const text = paragraphs(intro, ask, link, ...deadlineOf(context), otherwise, unsubscribe, leave, asked, campaign.name)
  return { to, subject: confirm.subject, headers: automatic(origin, tokens.oneClick), text }
}

/** For somebody who signs up although they are on the list. */
function listedMail({ to, tokens }: ClaimOf<'confirmation'>, { origin, campaign }: MailContext): Composed {
  const { subject, intro } = mails(campaign.name).alreadyListed
  const text = paragraphs(intro, ...wayToLeave(tokens.page, origin, campaign))
  return { to, subject, headers: automatic(origin, tokens.oneClick), text }
}

/** For who has just confirmed: what comes, when it matters, and how to leave. */
function welcomeMail({ to, token, onlyDeadline }: ClaimOf<'welcome'>, context: MailContext): Composed {
  const { origin, campaign } = context
  const { subject, intro, often, oftenDeadline } = mails(campaign.name).welcome
  const comes = onlyDeadline ? oftenDeadline : often
  const text = paragraphs(intro, comes, ...deadlineOf(context), ...wayToLeave(token, origin, campaign))
  return { to, subject, headers: automatic(origin, token), text }
}

/** The last day, with the way to write and a date for the reader's calendar; nothing where it is not known or over. */
function deadlineOf({ origin, campaign, lastDay }: MailContext): string[] {
  if (lastDay === '') return []
  const { lastDay: until, calendar } = mails(campaign.name)
  return [until(lastDay), `${origin}/quarry/write-objection`, calendar, `${origin}/quarry/events/${lastDayEvent}.ics`]
}

function wayToLeave(token: string, origin: string, campaign: CampaignOfMails): string[] {
  const { leave, code } = mails(campaign.name)
  return [leave, newsletterLink(origin, 'unsubscribe', token), `${code} ${token}`, campaign.name]
}

function automatic(origin: string, token: string): Record<string, string> {
  return { ...unsubscribeHeaders(origin, token), 'Auto-Submitted': 'auto-generated' }
}

/** An update as one subscriber gets it: the token takes that address off the list. */
export function updateWords(
  update: Pick<Update, 'id' | 'subject' | 'body'>,
  token: string,
  campaign: string,
  origin: string,
  note?: string,
): { subject: string; html: string; text: string; headers: Record<string, string> } {
  const { subject, html, text } = composeUpdate(
    { subject: update.subject, body: sanitiseHtml(update.body) },
    {
      campaign,
      origin,
      archiveUrl: `${origin}/quarry/updates/${encodeURIComponent(update.id)}`,
      unsubscribeUrl: newsletterLink(origin, 'unsubscribe', token),
      code: token,
      note,
    },
  )
  return { subject, html, text, headers: unsubscribeHeaders(origin, token) }
}

/** Stands in the links to leave of an e-mail that is only looked at: they do nothing. */
export const trialToken = 'this-one-is-only-a-trial'

/** Mail programs show a button of their own for it (RFC 8058). */
function unsubscribeHeaders(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${oneClickLink(origin, token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function paragraphs(...texts: string[]): string {
  return texts.join('\n\n')
}
