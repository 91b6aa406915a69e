const mostOctets = 75

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
  const parts: string[] = []
  let [start, at, octets] = [0, 0, 0]
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > mostOctets) {
      parts.push(line.slice(start, at))
      start = at
      octets = 1
    }
    at += character.length
    octets += size
  }
  return `${[...parts, line.slice(start)].join('\r\n ')}\r\n`
}

/** How long a character is in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
