import { emailAddress } from './email-address.ts'

/** A part of a plain text: an address with where it leads, or what stands between. */
interface LinkedPiece {
  text: string
  href?: string
}

const addresses =
  /\b(?:https?:\/\/|www\.)[^\s<>"“”–—]{1,2000}|[\p{L}\p{N}_][\p{L}\p{N}_.+'&=~-]{0,63}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu

/** A plain text cut at its web and e-mail addresses. Together the pieces are the text again, letter for letter. */
export function linkedPieces(text: string): LinkedPiece[] {
  const pieces: LinkedPiece[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = withoutSentence(found)
    const href = leadsTo(address)
    if (href === undefined) continue
    pieces.push({ text: text.slice(done, index) }, { text: address, href })
    done = index + address.length
  }
  return [...pieces, { text: text.slice(done) }]
}

/** An address without the signs of the sentence around it: a bracket belongs to it where it was opened in it. */
function withoutSentence(found: string): string {
  const address = found.replace(/[.,;:!?'‘’…*_]+$/, '')
  const closing = address.at(-1) ?? ''
  const opening = { ')': '(', ']': '[' }[closing]
  if (opening === undefined || address.split(closing).length <= address.split(opening).length) return address
  return withoutSentence(address.slice(0, -1))
}

function leadsTo(address: string): string | undefined {
  if (!/^(?:https?:\/\/|www\.)/i.test(address))
    return `mailto:${emailAddress(address).split('@').map(encodeURIComponent).join('@')}`
  const whole = address.replace(/^www\./i, 'https://$&')
  if (!URL.canParse(whole)) return undefined
  const { href, hostname, username } = new URL(whole)
  // A name before the host is there to mislead.
  return username === '' && hostname.includes('.') ? href : undefined
}
