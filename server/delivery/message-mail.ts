import { mails } from '../../content/mail-words.ts'
import { messageFields } from '../../domain/visitor-fields.ts'
import { emailText } from '../../domain/visitor-text.ts'
import type { ClaimOf } from '../database/deliveries.ts'
import type { MailWords } from './mails.ts'

/** A visitor's message as the campaign reads it. */
export function messageWords(
  { row: { name, email, subject, message, received_at } }: ClaimOf<'messages'>,
  campaign: string,
): MailWords {
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
