import type { ReceivedMessage } from '../../../domain/received.ts'
import { momentWords } from '../moment-words.ts'

/** Some mail programs take no longer address from a browser. */
const longestAddress = 1900

/**
 * The mailto: address that opens a reply in the maintainer's own mail program: to the sender, with what they wrote quoted
 * where it is short enough.
 */
export function replyAddress(
  {
    name,
    email,
    subject,
    message,
    received_at,
  }: Pick<ReceivedMessage, 'name' | 'email' | 'subject' | 'message' | 'received_at'>,
  now: number,
): string {
  const to = email.split('@').map(encode).join('@')
  const start = `mailto:${to}?subject=${encode(/^re:/i.test(subject) ? subject : `Re: ${subject}`)}`
  const quoted = message.split('\n').map((line) => `> ${line}`)
  const body = ['', '', `${name} wrote ${momentWords(received_at, now)}:`, ...quoted].join('\n')
  const whole = `${start}&body=${encode(body)}`
  return whole.length > longestAddress ? start : whole
}

/** Line breaks as RFC 6068 has them. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))
}
