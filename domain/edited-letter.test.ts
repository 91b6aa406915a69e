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

  it('follows the day, unless its writer has put another date', () => {
    const made = '1 October 2026\n\nDust.\n'
    const [today, later] = ['2 October 2026\n\nDust.\n', '3 October 2026\n\nDust.\n']
    const before = editLetter(newDraft(1), made, `${made}PS`)
    expect(shownLetter(before, today)).toEqual({ text: `${today}PS`, state: 'edited' })
    expect(shownLetter(editLetter(before, today, `${today}PPS`), later)).toEqual({
      text: `${later}PPS`,
      state: 'edited',
    })
    const own = editLetter(before, today, 'Friday\n\nDust.\n')
    expect(shownLetter(own, later)).toEqual({ text: 'Friday\n\nDust.\n', state: 'edited' })
  })

  it('is no edited one once it says again what was made', () => {
    expect(editLetter(edited, 'As made.', 'As made.').edited).toBeNull()
  })
})

describe('name and address', () => {
  const person = { name: 'Ann Example', address: '1 High Street\nBarford' }
  const signed = (letter: string) => signedLetter(letter, person, 'Yours faithfully,').text

  it('stand below the farewell, before what follows it', () => {
    expect(signedLetter('Dust.\n\nYours faithfully,\n\nSources\n[1] A\n', person, 'Yours faithfully,')).toEqual({
      text: 'Dust.\n\nYours faithfully,\n\nAnn Example\n1 High Street\nBarford\n\nSources\n[1] A\n',
      above: 'Sources',
    })
  })

  it.each([
    ['Yours faithfully,\nAnn Example\n', 'Yours faithfully,\nAnn Example\n1 High Street\nBarford\n'],
    ['Yours faithfully,\n\nA. Example (Mrs)', 'Yours faithfully,\n\nA. Example (Mrs)\n1 High Street\nBarford'],
    ['Yours faithfully, Ann\n\nPS: Dust', 'Yours faithfully, Ann\n1 High Street\nBarford\n\nPS: Dust'],
    ['Yours faithfully,\nThanks.\nANN EXAMPLE', 'Yours faithfully,\nThanks.\nANN EXAMPLE\n1 High Street\nBarford'],
    ['Dust.\n\nKind regards,\nA Example\n', 'Dust.\n\nKind regards,\nA Example\n1 High Street\nBarford\n'],
    ['Yours faithfully,\nAnn Example, 1 High Street, Barford', ''],
  ])('of a name that was signed in the letter stand once, the address below it: %j', (letter, whole) => {
    expect(signedLetter(letter, person, 'Yours faithfully,')).toEqual({ text: whole || letter, above: '' })
  })

  it.each([
    [{ name: 'Dog', address: 'Barford' }, 'My dog and I live in Barford.\n\nYours faithfully,\n\n[1] Barford\n'],
    [{ name: 'Rose', address: 'here' }, 'The rose hedge is here.\n\nYours faithfully,\n\nThe rose grows on.\n'],
  ])('are never left out because a sentence has their words: %j', (person, letter) => {
    const { text } = signedLetter(letter, person, 'Yours faithfully,')
    expect(text).toContain(`Yours faithfully,\n\n${person.name}\n${person.address}\n`)
  })

  it('stand once where the letter begins with them', () => {
    const letter = 'Ann Example\n1 High Street,\nBarford\n\nDust.\n\nYours faithfully,\n'
    expect(signed(letter)).toBe(letter)
  })

  it('stand at the end where the farewell is gone, and only once where the letter has them', () => {
    expect(signed('Dust.\n')).toBe('Dust.\n\nAnn Example\n1 High Street\nBarford\n')
    expect(signed('Ann Example\n\nDust.')).toBe('Ann Example\n\nDust.\n\n1 High Street\nBarford')
    expect(signedLetter('Dust.', { name: ' ', address: '' }, 'x').text).toBe('Dust.')
  })
})

const part = (voice: 'own' | 'ours' | 'formal', text: string) => ({ voice, text })
const parts = [
  part('formal', '22 November 2026'),
  part('formal', '1. Local businesses and jobs'),
  part('own', 'Guests come for the quiet.'),
  part('ours', 'It lasts. I ask for the money to be secured.'),
  part('formal', 'Please refuse permission.'),
]
const text = parts.map((each) => each.text).join('\n\n')

it('what its writer changed is the writer’s, but not the sentence beside it, nor a heading with another number', () => {
  const edited = text.replace('It lasts.', 'It would last for us.').replace('1. Local', '4. Local')
  expect(
    ownWords(edited, parts)
      .replace(/[\s.]+/g, ' ')
      .trim(),
  ).toBe('Guests come for the quiet It would last for us')
})
