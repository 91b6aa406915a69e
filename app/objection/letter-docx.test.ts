import fc from 'fast-check'
import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import { letterDocx } from './letter-docx.ts'

/** The document as another program converts it. */
async function converted(letter: string): Promise<string> {
  const file = await letterDocx(letter, 'Objection & more')
  const { value, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) })
  expect(messages).toEqual([])
  return value
}

describe('a letter as a Word document', () => {
  it('has real headings for itself and its points', async () => {
    const letter = 'Sand\n\nDear Sir,\n\n1. Flooding\n\nMine.\n\nOurs.\n\n2. Flooding\n\nMore.'
    expect(await converted(letter)).toBe(
      '<h1>Sand</h1><p>Dear Sir,</p><h1>1. Flooding</h1><p>Mine.</p><p>Ours.</p><h1>2. Flooding</h1><p>More.</p>',
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
