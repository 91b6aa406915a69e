/** Control characters, which come along with pasted text and make a text file 'data' for other programs. */
const controls = /[^\t\n\u0020-\u007E\u00A0-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A letter with single line breaks and no characters that text files or XML refuse. */
const cleanLetter = (letter: string): string =>
  letter
    .toWellFormed()
    .replace(/\r\n?|[\v\f]/g, '\n')
    .replace(controls, '')

/** The paragraphs of a letter; one such as '2. Flooding' is the heading of a point, the line before the greeting the letter's. */
export function letterParagraphs(letter: string): { text: string; isHeading: boolean }[] {
  return cleanLetter(letter)
    .trim()
    .split(/\n{2,}/)
    .map((text, index, all) => ({
      text,
      isHeading: /^\d+\. .{1,80}$/.test(text) || (/^.+$/.test(text) && /^Dear /.test(all[index + 1] ?? '')),
    }))
}

/** A mail that is not sent yet. */
interface Mail {
  to: string
  subject: string
  /** Empty for a mail that its writer fills in. */
  text: string
}

/** A link that opens the mail in the writer's own mail program. */
export function mailLink({ to, subject, text }: Mail): string {
  const encoded = (words: string) => encodeURIComponent(cleanLetter(words).replaceAll('\n', '\r\n'))
  const body = text === '' ? '' : `&body=${encoded(text)}`
  return `mailto:${encoded(to).replaceAll('%40', '@')}?subject=${encoded(subject)}${body}`
}

/** The mail as an .eml file: mail programs open it as a draft with address, subject and letter. Each looks for its own sign of a draft. */
export function mailDraft({ to, subject, text }: Mail, now = new Date()): string {
  return [
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    headerField('To', to),
    headerField('Subject', subject),
    'X-Unsent: 1',
    'X-Uniform-Type-Identifier: com.apple.mail-draft',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(cleanLetter(text).replaceAll('\n', '\r\n')).match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n')
}

/** A header field: as it is where it is plain, else as an encoded word (RFC 2047). */
function headerField(name: string, value: string): string {
  const text = cleanLetter(value).replace(/\s+/g, ' ').trim()
  const isPlain = /^[ -~]*$/.test(text) && !text.includes('=?')
  return `${name}: ${isPlain ? text : `=?utf-8?B?${base64(text)}?=`}`
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
}
