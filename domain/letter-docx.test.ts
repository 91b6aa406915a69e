import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import { letterDocx } from './letter-docx.ts'
import { storedZip } from './stored-zip.ts'

/** The document as another program converts it. */
async function converted(letter: string): Promise<string> {
  const { value, messages } = await mammoth.convertToHtml({
    buffer: Buffer.from(letterDocx(letter, 'Objection & more', ['Flooding'])),
  })
  expect(messages).toEqual([])
  return value
}

// (rule: take-docx)
describe('a letter as a Word document', () => {
  it('has every paragraph when another program converts it', async () => {
    const letter = 'Dear Sir or Madam,\n\nI object: “dust” < 5 & noise > 3.\n\n1. Café 𝒜 水\nsecond line\n'
    expect(await converted(letter)).toBe(
      '<p>Dear Sir or Madam,</p><p>I object: “dust” &lt; 5 &amp; noise &gt; 3.</p><p>1. Café 𝒜 水<br />second line</p>',
    )
  })

  // (rule: take-headings)
  it('has real headings for its points, which stay with their text', async () => {
    const letter = 'Dear Sir,\n\n1. Flooding\n\nMine.\n\nOurs.\n\n2. Flooding\n\nMore.'
    expect(await converted(letter)).toBe(
      '<p>Dear Sir,</p><h1>1. Flooding</h1><p>Mine.</p><p>Ours.</p><h1>2. Flooding</h1><p>More.</p>',
    )
    const archive = Buffer.from(letterDocx(letter, '', ['Flooding'])).toString()
    expect(archive).toMatch(/<w:pPr><w:keepNext\/><w:keepLines\/><\/w:pPr><w:r><w:t xml:space="preserve">Mine/)
    expect(archive).toMatch(/w:styleId="Heading1">.*?<w:keepNext\/>/)
  })

  it('is XML that a strict reader takes, also with characters that XML does not know', () => {
    const archive = Buffer.from(letterDocx('A\u0000\u0001\u000B\uFFFE\uD800Z & <b>', '\u0007', [])).toString()
    const [xml = ''] = /<w:document[\s\S]*<\/w:document>/.exec(archive) ?? []
    expect(new JSDOM(xml, { contentType: 'text/xml' }).window.document.documentElement.textContent).toBe(
      'A\uFFFDZ & <b>',
    )
  })

  it('opens whatever was typed or pasted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 10, maxLength: 10 }), async (typed) => {
        expect(await converted(`A${typed.join('\n\n')}Z`)).toMatch(/^<p>A[\s\S]*Z<\/p>$/)
      }),
      { numRuns: 3 },
    )
  })
})

it('each file of the archive carries the sum of its bytes', () => {
  const archive = Buffer.from(storedZip([{ path: 'é.txt', text: 'Dear Sir – no.' }]))
  expect(archive.readUInt32LE(14)).toBe(crc32('Dear Sir – no.'))
})
