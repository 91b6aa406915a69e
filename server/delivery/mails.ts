import { randomUUID } from 'node:crypto'
import { mails } from '../../content/mail-words.ts'
import type { Campaign } from '../../domain/campaign.ts'
import type { ClaimOf } from '../database/deliveries.ts'
import type { DeliveryTable } from '../database/delivery-kinds.ts'
import { letterMailWords, letterWords } from './letter-mails.ts'
import { DeliveryFailure, type Mail } from './mail-server.ts'
import { messageWords } from './message-mail.ts'
import type { Persistence } from './retry-plan.ts'
import { senderOf } from './sender.ts'
import { signupWords } from './signup-mail.ts'
import { updateWords } from './update-mail.ts'

/** What the e-mails need to know of the site. */
export interface MailSettings {
  /** Where messages go; the campaign's own address where it is undefined. */
  messagesTo: string | undefined
  /** Where the public finds the site: the start of every link. */
  origin: string
  /** The campaign's details as they are now. */
  campaign: () => Promise<CampaignOfMails>
  /** The host name of the mail server, as the senders of letters are told it. */
  mailServer?: string
  /** Whether the consultation is open at this time; without it no letter goes to the council. */
  isConsultationOpen?: (now: number) => Promise<boolean>
}

/** What e-mails say of the campaign. */
export type CampaignOfMails = Pick<Campaign, 'name' | 'contact_email'>

/** Where messages go; undefined where no address is set. */
export function messagesGoTo(messagesTo: string | undefined, campaign: CampaignOfMails): string | undefined {
  return messagesTo ?? (campaign.contact_email || undefined)
}

/** A new name for an e-mail that no other one has. */
export function createMessageId(origin: string): string {
  return `<${randomUUID()}@${new URL(origin).hostname}>`
}

/**
 * What an e-mail says: plain text in paragraphs, before which a copy says that it is one; or a whole text, and the same as
 * HTML, that say so themselves.
 */
export type MailWords = Pick<Mail, 'replyTo' | 'subject' | 'headers'> & {
  /** Who it is from, where that is not the campaign alone. */
  senderName?: string
} & ({ paragraphs: string[] } | { text: string; html: string })

/** The e-mail of one kind of row; server/database/delivery-kinds.ts has the rows. */
interface MailKind<T extends DeliveryTable> {
  /** What to do where it was refused for good. */
  whenRefused(refusal: DeliveryFailure): Persistence
  /** Where it goes; undefined where no address is set. */
  to(claim: ClaimOf<T>, settings: Omit<MailSettings, 'campaign'>, campaign: CampaignOfMails): string | undefined
  words(claim: ClaimOf<T>, campaign: string, origin: string): MailWords
  /** Whether it may go only while the consultation is open. */
  needsConsultation?: boolean
}

const mailKinds: { [T in DeliveryTable]: MailKind<T> } = {
  messages: {
    // Our own mailbox: full, over a daily limit, or named wrongly, which somebody will mend.
    whenRefused: () => 'now-and-then',
    to: (_, { messagesTo }, campaign) => messagesGoTo(messagesTo, campaign),
    words: messageWords,
  },
  newsletter_signups: {
    // Asking for a mailbox again that is not there harms our name; a refusal of ourselves says nothing of the mailbox.
    whenRefused: ({ isAboutSender }) => (isAboutSender ? 'try-on' : 'give-up'),
    to: ({ row }) => row.email,
    words: signupWords,
  },
  sent_letters: {
    // Its sender has other ways to send it, and must know soon that this one is closed.
    whenRefused: ({ isAboutSender }) => (isAboutSender ? 'try-on' : 'give-up'),
    to: ({ row }) => row.council_email ?? undefined,
    words: letterWords,
    needsConsultation: true,
  },
  sent_letter_mails: {
    // Who waits to hear of a letter is told for as long as there is a mailbox to tell.
    whenRefused({ isAboutSender, isAddressRefused }) {
      if (isAddressRefused) return 'give-up'
      return isAboutSender ? 'try-on' : 'now-and-then'
    },
    to: ({ row }) => row.email,
    words: letterMailWords,
  },
  update_mails: {
    // What is refused to all thousands alike is a limit or a slip, which somebody will mend.
    whenRefused: ({ isAboutRecipient, isAddressRefused }) =>
      isAboutRecipient || isAddressRefused ? 'give-up' : 'now-and-then',
    to: ({ to }) => to,
    words: updateWords,
  },
}

/** Whether to go on after a failure. */
export function persistenceAfter(failure: DeliveryFailure, table: DeliveryTable): Persistence {
  return failure.isRefusedForGood ? mailKinds[table].whenRefused(failure) : 'try-on'
}

/** Whether an e-mail of this table still has a reason to go (rule: letter-late). */
export async function mayStillGo(table: DeliveryTable, settings: MailSettings, now: number): Promise<boolean> {
  return !mailKinds[table].needsConsultation || ((await settings.isConsultationOpen?.(now)) ?? false)
}

/** The e-mail that a claimed row stands for. Throws a DeliveryFailure where nobody has said where messages go. */
export function composeMail<T extends DeliveryTable>(
  claim: ClaimOf<T>,
  settings: Omit<MailSettings, 'campaign'>,
  campaign: CampaignOfMails,
): Mail {
  const { messageId, isPossibleCopy } = claim
  const kind = mailKinds[claim.table]
  const to = kind.to(claim, settings, campaign)
  if (to === undefined) {
    const message = 'The campaign’s e-mail address is not set, so nobody can be sent this message.'
    throw new DeliveryFailure(message, { code: 'no-address' })
  }
  const words = kind.words(claim, campaign.name, settings.origin)
  const copyOf = isPossibleCopy ? { 'X-Possible-Copy': messageId } : {}
  const about = {
    messageId,
    from: { ...senderOf(settings, campaign), ...(words.senderName !== undefined && { name: words.senderName }) },
    to: { name: '', address: to },
    subject: words.subject,
    headers: { ...words.headers, ...copyOf },
    ...(words.replyTo && { replyTo: words.replyTo }),
  }
  if ('html' in words) return { ...about, text: words.text, html: words.html }
  const copyFirst = isPossibleCopy ? [mails(campaign.name).possibleCopy] : []
  return { ...about, text: [...copyFirst, ...words.paragraphs].join('\n\n') }
}
