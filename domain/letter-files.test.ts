import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { mailDraft, mailLink } from './letter-files.ts'

const mail = { to: 'planning@example.org', subject: 'Objection: A/1 & B', text: 'Dear Sir,\nNo.' }

describe('the link to a mail program', () => {
  it('carries address, subject and the whole letter, however long', () => {
    expect(mailLink(mail)).toBe(
      'mailto:planning@example.org?subject=Objection%3A%20A%2F1%20%26%20B&body=Dear%20Sir%2C%0D%0ANo.',
    )
    const long = 'The dust, 5 µm “fine”. '.repeat(500)
    expect(new URLSearchParams(mailLink({ ...mail, text: long }).split('?')[1]).get('body')).toBe(long)
  })

  it('has the line breaks of Windows, also for those of word processors, and no control characters', () => {
    const typed = 'a\0b\nc\u001B[1m\td\ve\ff\r\né\u007F\u0085'
    expect(new URLSearchParams(mailLink({ ...mail, text: typed }).split('?')[1]).get('body')).toBe(
      'ab\r\nc[1m\td\r\ne\r\nf\r\né',
    )
  })

  it('has no body, and so nothing that could be sent by mistake, where there is no letter', () => {
    expect(mailLink({ ...mail, text: '' })).toBe('mailto:planning@example.org?subject=Objection%3A%20A%2F1%20%26%20B')
  })
})

describe('a mail draft as a file', () => {
  it.each([300, 2000, 12_000])('is opened by a mail program as it was written, with %i characters', async (length) => {
    const text = 'I met 41 lorries – “one a minute” – near Café Ō; 3 < 5.\n\n'.repeat(length).slice(0, length)
    const file = mailDraft({ ...mail, subject: 'Objection Nº 1 – dust', text })
    const read = await PostalMime.parse(file)
    expect(read.to?.[0]?.address).toBe('planning@example.org')
    expect(read.subject).toBe('Objection Nº 1 – dust')
    expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text.trimEnd())
    expect(read.headers).toContainEqual(expect.objectContaining({ key: 'x-unsent', value: '1' }))
    expect(file).toMatch(/^(?:[\x20-\x7E]{0,998}\r\n)+$/)
  })

  it('has no header but its own, whatever stands in the reference', () => {
    const [head = ''] = mailDraft({ ...mail, subject: 'A\r\nBcc: all@example.org' }).split('\r\n\r\n')
    const names = head.split('\r\n').map((line) => line.replace(/:.*/, ''))
    const signs = ['X-Unsent', 'X-Uniform-Type-Identifier', 'MIME-Version']
    expect(names).toEqual(['Date', 'To', 'Subject', ...signs, 'Content-Type', 'Content-Transfer-Encoding'])
  })

  it.each([
    ['Objection to WDC/22CM008', /^Subject: Objection to WDC\/22CM008\r$/m],
    ['Objection =?utf-8?B?Tm8=?= ', /^Subject: =\?utf-8/m],
    ['Planning application WDC/22CM008 – please let the committee decide it 🚜', /^Subject: =\?utf-8/m],
    ['', /^Subject:/m],
  ])('has the subject %j in a form that mail programs read', async (subject, line) => {
    const file = mailDraft({ ...mail, subject }, new Date('2026-11-28T09:05:00Z'))
    expect(file).toMatch(line)
    expect(file).toMatch(/^Date: Sat, 28 Nov 2026 09:05:00 \+0000\r\n/)
    expect((await PostalMime.parse(file)).subject ?? '').toBe(subject.trim())
  })
})
