/** Control characters, which come along with pasted text and make a text file 'data' for other programs. */
const controls = /[^\t\n\u0020-\u007E\u00A0-\u{10FFFF}]/gu

/** The letter as a .txt file that Windows and its oldest editor read too: UTF-8 with a mark, and CRLF (rule: take-text). */
export function textFile(letter: string): string {
  const lines = letter.replace(/\r\n?|[\v\f]/g, '\n').replace(controls, '')
  return `\uFEFF${lines.replaceAll('\n', '\r\n')}`
}

/** Windows hands no more than 2,048 characters to a mail program, and some browsers cut earlier. */
const longestLink = 1900

/**
 * A link that opens the writer's own mail program with subject and letter, or, where the letter is too long for that and has
 * to be copied and pasted, with `instead` in its place (rule: take-mail).
 */
export function mailLink(to: string, subject: string, letter: string, instead: string) {
  const whole = linkTo(to, subject, letter)
  if (whole.length <= longestLink) return { href: whole, hasLetter: true }
  return { href: linkTo(to, subject, instead), hasLetter: false }
}

function linkTo(to: string, subject: string, body: string): string {
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r\n?|\n/g, '\r\n'))
  return `mailto:${encoded(to).replaceAll('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** A file name that every system takes, such as 'objection-barford.docx'. */
export function takeAwayName(village: string, ending: 'txt' | 'docx' | 'json'): string {
  return `${['objection', village].filter((part) => part !== '').join('-')}.${ending}`
}
