import { mails } from '../../content/mail-words.ts'
import { letterMails, letterNews } from '../../content/send-objection.ts'
import { takeAway } from '../../content/write-objection.ts'
import type { Campaign } from '../../domain/campaign.ts'
import { letterMoment } from '../../domain/letter-moment.ts'
import { type CouncilMail, letterLink } from '../../domain/sent-letter.ts'
import type { ClaimOf } from '../database/deliveries.ts'
import type { StoredLetter } from '../database/sent-letters.ts'
import type { MailSettings, MailWords } from './mails.ts'
import { isLastAttempt } from './retry-plan.ts'
import { senderOf } from './sender.ts'

/** What of a letter stands in the e-mail to the council. */
export type SentParts = Record<'reference' | 'letter' | 'name' | 'address' | 'email', string>

/** The e-mail that the council gets (rule: letter-mail). */
export function letterWords({ row }: Pick<ClaimOf<'sent_letters'>, 'row'>, campaign: string): MailWords {
  return councilWords(partsOf(row), campaign)
}

function councilWords({ reference, letter, name, address, email }: SentParts, campaign: string) {
  const words = letterMails(campaign).council
  // The e-mail address stands in Reply-To alone: the council may publish what it reads here.
  const about = [`${words.name}: ${name}`, `${words.address}: ${address.split('\n').join(', ')}`]
  return {
    senderName: words.sender(name),
    replyTo: { name, address: email },
    subject: takeAway.mailSubject(reference),
    headers: {},
    paragraphs: [words.intro, about.join('\n'), words.rule, letter],
  }
}

/** A stored letter's parts. It has all of them until it is deleted, and then nobody sends or shows it. */
export function partsOf({ reference, letter, name, address, email }: StoredLetter): SentParts {
  return {
    ...{ reference: reference ?? '', letter: letter ?? '', name: name ?? '' },
    ...{ address: address ?? '', email: email ?? '' },
  }
}

/** The same as its sender sees it before it goes. */
export function councilMail(
  parts: SentParts,
  to: string,
  settings: Pick<MailSettings, 'messagesTo' | 'origin'>,
  campaign: Pick<Campaign, 'name' | 'contact_email'>,
): CouncilMail {
  const { senderName, subject, paragraphs } = councilWords(parts, campaign.name)
  return {
    from: `${senderName} <${senderOf(settings, campaign).address}>`,
    replyTo: `${parts.name} <${parts.email}>`,
    to,
    subject,
    text: paragraphs.join('\n\n'),
  }
}

/** An e-mail to the sender of a letter. Before they have proved their address it has nothing that somebody else may have written. */
export function letterMailWords(
  { row: { kind }, letter, token }: ClaimOf<'sent_letter_mails'>,
  campaign: string,
  origin: string,
): MailWords {
  const words = letterMails(campaign)
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const link = token === undefined ? [] : [letterLink(origin, token)]
  const code = token === undefined ? [] : [`${mails(campaign).code} ${token}`]
  if (kind === 'proof') {
    const { subject, intro, ask, otherwise } = words.proof
    return { subject, headers, paragraphs: [intro, ask, ...link, otherwise, ...code, campaign] }
  }
  if (kind === 'again' || !letter) {
    const { subject, intro, ask, gone, shared } = words.again
    const first = token === undefined ? [gone] : [ask, ...link]
    return { subject, headers, paragraphs: [intro, ...first, shared, ...code, campaign] }
  }
  const { title, text } = letterNews[letter.state]({
    at: letterMoment(letter.settled_at ?? ''),
    host: letter.host ?? '',
    answer: letter.answer ?? '',
    council: letter.council_email ?? '',
    wasTriedForDays: isLastAttempt(letter.attempts),
  })
  const copy = councilWords(partsOf(letter), campaign)
  const count = letter.state === 'accepted' ? [words.outcome.count, `${origin}/quarry/took-part`] : []
  const about = [`To: ${letter.council_email}`, `Subject: ${copy.subject}`].join('\n')
  return {
    subject: title,
    headers,
    paragraphs: [
      text,
      ...count,
      words.outcome.page,
      ...link,
      ...code,
      words.outcome.copy,
      letterMails(campaign).council.rule,
      about,
      ...copy.paragraphs,
    ],
  }
}
