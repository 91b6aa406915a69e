import { describe, expect, it } from 'vitest'
import { mailLink, takeAwayName, textFile } from './take-away.ts'

// (rule: take-text)
it('a letter as text has a mark of UTF-8 and the line breaks of Windows, whatever it came with', () => {
  expect(textFile('a\nb\r\nc')).toBe('\uFEFFa\r\nb\r\nc')
})

// (rule: take-text)
it('a letter as text has no control characters; line and page breaks of word processors become lines', () => {
  expect(textFile('a\0b\u0007\u001B[1m\tc\vd\fé\u007F\u0085')).toBe('\uFEFFab[1m\tc\r\nd\r\né')
})

// (rule: take-mail)
describe('the link to a mail program', () => {
  const to = 'planning@example.org'

  it('carries subject and letter', () => {
    const { href, hasLetter } = mailLink(to, 'Objection: A/1 & B', 'Dear Sir,\nNo.', 'Paste')
    expect(hasLetter).toBe(true)
    expect(href).toBe('mailto:planning@example.org?subject=Objection%3A%20A%2F1%20%26%20B&body=Dear%20Sir%2C%0D%0ANo.')
  })

  it('says when the letter is too long for it, and carries the subject still', () => {
    const { href, hasLetter } = mailLink(to, 'Objection', 'No. '.repeat(1000), 'Paste it here')
    expect([hasLetter, href]).toEqual([false, 'mailto:planning@example.org?subject=Objection&body=Paste%20it%20here'])
  })
})

it('a file is named for the community, or not', () => {
  expect([takeAwayName('barford', 'docx'), takeAwayName('', 'txt')]).toEqual([
    'objection-barford.docx',
    'objection.txt',
  ])
})
