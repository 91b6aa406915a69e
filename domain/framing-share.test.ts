import { describe, expect, it } from 'vitest'
import { framingShare } from './framing-share.ts'
import type { LetterPart } from './letter.ts'

const part = (voice: LetterPart['voice'], text: string): LetterPart => ({ voice, text, ground: '', start: 0, end: 0 })
const letter = {
  parts: [
    part('formal', '22 November 2026'),
    part('own', 'I walk here. Every day.'),
    part('ours', 'Paths should be protected. Count the people who use them!'),
    part('formal', 'Yours faithfully,'),
  ],
}
const text = letter.parts.map((each) => each.text).join('\n\n')

// (rule: framing-share)
describe('the share of our words in a letter', () => {
  it('counts unedited sentences of ours against the writer’s own, and not the date or the farewell', () => {
    const { share, sentences } = framingShare(text, letter)
    expect(share).toBeCloseTo(10 / 15)
    expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Paths should be protected.',
      'Count the people who use them!',
    ])
  })

  it('falls when a sentence of ours is changed, but not for other quotes, case or line breaks', () => {
    expect(framingShare(text.replace('protected', 'kept'), letter).share).toBeCloseTo(6 / 15)
    expect(framingShare(text.replace('Paths should be', '“Paths\tSHOULD  be'), letter).share).toBeCloseTo(10 / 15)
  })

  it('is nothing of an empty text', () => {
    expect(framingShare('', letter)).toEqual({ share: 0, sentences: [] })
  })
})
