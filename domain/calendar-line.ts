const mostOctets = 75
const encoder = new TextEncoder()

/** A text as the value of a property (RFC 5545, 3.3.11); control characters, which no value may hold, are left out. */
export function escapeCalendarText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** One content line with its end; it goes on in the next line after 75 octets, never within a character (RFC 5545, 3.1). */
export function foldCalendarLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}
