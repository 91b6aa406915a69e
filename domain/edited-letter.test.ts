import { describe, expect, it } from 'vitest'
import { bringBack, editLetter, makeAgain, shownLetter } from './edited-letter.ts'
import { newDraft } from './objection-draft.ts'

const draft = newDraft(1)

describe('a letter that its writer edited', () => {
  const edited = editLetter(draft, 'As made.', 'My own.')

  it('stays as it is when the points change, and says that they did', () => {
    expect(shownLetter(edited, 'As made.')).toEqual({ text: 'My own.', state: 'edited' })
    expect(shownLetter(edited, 'Made otherwise.')).toEqual({ text: 'My own.', state: 'edited-and-changed-since' })
    const further = editLetter(edited, 'Made otherwise.', 'My own, and more.')
    expect(shownLetter(further, 'Made otherwise.').state).toBe('edited-and-changed-since')
  })

  it('can be made again, and brought back, and that taken back too', () => {
    const again = makeAgain(edited)
    expect(shownLetter(again, 'Made otherwise.')).toEqual({ text: 'Made otherwise.', state: 'made' })
    const back = bringBack(again, 'Made otherwise.')
    expect(shownLetter(back, 'Made otherwise.').text).toBe('My own.')
    const other = bringBack(editLetter(again, 'Made otherwise.', 'Second try.'), 'Made otherwise.')
    expect([other.edited?.text, other.replaced]).toEqual(['My own.', 'Second try.'])
  })

  it('is no edited one once it says again what was made', () => {
    expect(editLetter(edited, 'As made.', 'As made.').edited).toBeNull()
  })
})
