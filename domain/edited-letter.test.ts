import { describe, expect, it } from 'vitest'
import { editLetter, ownWords, shownLetter, signedLetter } from './edited-letter.ts'
import { newDraft } from './objection-draft.ts'

describe('a letter that its writer edited', () => {
  const edited = editLetter(newDraft(1), 'As made.', 'My own.')

  it('stays as it is when the answers change, and says that they did', () => {
    expect(shownLetter(edited, 'As made.')).toEqual({ text: 'My own.', state: 'edited' })
    expect(shownLetter(edited, 'Made otherwise.')).toEqual({ text: 'My own.', state: 'edited-and-changed-since' })
    const further = editLetter(edited, 'Made otherwise.', 'My own, and more.')
    expect(shownLetter(further, 'Made otherwise.').state).toBe('edited-and-changed-since')
  })

  it('is no edited one once it says again what was made', () => {
    expect(editLetter(edited, 'As made.', 'As made.').edited).toBeNull()
  })
})

describe('name and address', () => {
  const person = { name: 'Ann Example', address: '1 High Street\nBarford' }
  const signed = (letter: string) => signedLetter(letter, person, 'Yours faithfully,')

  it('stand below the farewell, before what follows it', () => {
    expect(signed('Dust.\n\nYours faithfully,\n\nSources\n[1] A\n')).toBe(
      'Dust.\n\nYours faithfully,\n\nAnn Example\n1 High Street\nBarford\n\nSources\n[1] A\n',
    )
  })

  it('stand at the end where the farewell is gone, and only once where the letter has them', () => {
    expect(signed('Dust.\n')).toBe('Dust.\n\nAnn Example\n1 High Street\nBarford\n')
    expect(signed('Ann Example\n\nDust.')).toBe('Ann Example\n\nDust.\n\n1 High Street\nBarford')
    expect(signedLetter('Dust.', { name: ' ', address: '' }, 'x')).toBe('Dust.')
  })
})

const part = (voice: 'own' | 'ours' | 'formal', text: string) => ({ voice, text })
const date = '22 November 2026'
const parts = [
  part('formal', '1. Local businesses and jobs'),
  part('own', 'Guests come for the quiet.'),
  part('ours', 'It lasts. I ask for the money to be secured.'),
  part('formal', 'Please refuse permission.'),
]
const text = [date, ...parts.map((each) => each.text)].join('\n\n')

it('what its writer changed is the writer’s, but not the sentence beside it, nor a heading with another number', () => {
  const edited = text.replace('It lasts.', 'It would last for us.').replace('1. Local', '4. Local')
  expect(
    ownWords(edited, parts, date)
      .replace(/[\s.]+/g, ' ')
      .trim(),
  ).toBe('Guests come for the quiet It would last for us')
})
