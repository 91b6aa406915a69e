import type { ReceivedMessage } from '../../../domain/received.ts'
import { momentWords } from '../moment-words.ts'

/** Some mail programs take no longer address from a browser; what is quoted ends where it would be longer. */
const longestAddress = 1900
const longestSubject = 600
const ellipsis = '…'
const graphemes = new Intl.Segmenter('en-GB')

/** The mailto: address that opens a reply in the maintainer's own mail program: to the sender, with what they wrote quoted. */
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
  const reply = cut(/^re:/i.test(subject) ? subject : `Re: ${subject}`, longestSubject)
  const start = `mailto:${to}?subject=${encode(reply)}&body=`
  const quoted = message.split('\n').map((line) => `> ${line}`)
  const body = ['', '', `${name} wrote ${momentWords(received_at, now)}:`, ...quoted].join('\n')
  return start + encode(cut(body, longestAddress - start.length))
}

/** As much of a text as fits into so many characters of an address. */
function cut(text: string, longest: number): string {
  if (encode(text).length <= longest) return text
  let kept = ''
  let length = encode(ellipsis).length
  for (const { segment } of graphemes.segment(text)) {
    length += encode(segment).length
    if (length > longest) break
    kept += segment
  }
  return kept + ellipsis
}

/** Line breaks as RFC 6068 has them. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))
}
