import { describe, expect, test } from 'vitest'
import { firstRows } from '../../../content/seed/first-rows.ts'
import type { StageId } from '../../../domain/stage-ids.ts'
import { consequences, datesDecide, stagesWith, textsInDoubt } from './stage-words.ts'

const today = '2026-11-22'
const move = (id: StageId, starts_on = today, ends_on = '') => ({ id, isMove: true, starts_on, ends_on })
const dated = stagesWith(firstRows.process_stages, {
  id: 'public-consultation',
  isMove: false,
  starts_on: '2027-01-04',
  ends_on: '2027-01-31',
})

describe('what follows is told in words', () => {
  test('of a move that leaves stages behind', () => {
    expect(consequences(firstRows.process_stages, move('refusal'), today)).toEqual([
      `${titleOf('refusal')} is the current stage.`,
      `Validation and ${titleOf('decision')} are completed.`,
      'Objections are still not taken.',
      'Visitors read: ‘Warwickshire County Council has refused the application.’',
    ])
  })

  test('of a move back, and of objections that end', () => {
    const open = stagesWith(firstRows.process_stages, move('public-consultation', '2026-11-01'))
    const words = consequences(open, move('validation'), today)
    expect(words).toContain('Public consultation lies ahead again.')
    expect(words).toContain('Objections are no longer taken.')
  })

  test('of a move that the dates would undo', () => {
    const open = stagesWith(firstRows.process_stages, move('public-consultation'))
    expect(consequences(open, move('validation'), today)).toEqual([
      'By the dates of the consultation Public consultation stays the current stage. Change those dates first.',
    ])
  })

  test('of dates that lie ahead, which leave the stage as it is', () => {
    const { id, starts_on, ends_on } = dated.find((stage) => stage.id === 'public-consultation') ?? move('validation')
    expect(consequences(firstRows.process_stages, { id, starts_on, ends_on, isMove: false }, today)).toEqual([
      'The current stage stays Validation.',
      'The consultation opens by itself at the start of Monday 4 January 2027, London time. It ends by itself after Sunday 31 January 2027, and Assessment follows.',
      'Objections are still not taken.',
      'Visitors read: ‘The consultation opens on Monday 4 January 2027. The last day to object is Sunday 31 January 2027.’',
    ])
  })
})

test('of dates after a decision, that they open nothing by themselves', () => {
  const refused = stagesWith(firstRows.process_stages, move('refusal'))
  const edit = { id: 'public-consultation' as const, isMove: false, starts_on: '2027-01-04', ends_on: '' }
  expect(consequences(refused, edit, today).join(' ')).toContain('After a decision dates open nothing by themselves')
  expect(consequences(firstRows.process_stages, edit, today).join(' ')).not.toContain('After a decision')
})

test('of a last day alone, that nothing opens by itself', () => {
  const edit = { id: 'public-consultation' as const, isMove: false, starts_on: '', ends_on: '2027-01-31' }
  expect(consequences(firstRows.process_stages, edit, today)).toContain(
    'The consultation opens once it is made the current stage, or by itself on a day in ‘Opens on’.',
  )
})

test('where dates decide, it says so, and what is stored', () => {
  expect(datesDecide(dated, '2027-01-03')).toBeUndefined()
  expect(datesDecide(dated, '2027-01-04')).toMatch(
    /^Since Monday 4 January 2027 the consultation is open by its dates\. .* Stored as current: Validation\.$/,
  )
  expect(datesDecide(dated, '2027-02-01')).toMatch(/over by its dates.*Assessment.*Stored as current: Validation/)
})

test('from the decision on it names the own texts that may speak of what was to come', () => {
  const texts = [
    { id: 'home.closed' as const, text: 'Write when the consultation opens.' },
    { id: 'home.usage' as const, text: 'Look around.' },
    { id: 'how-to-object.closed' as const, text: ' ' },
  ]
  const refused = stagesWith(firstRows.process_stages, move('refusal'))
  expect(textsInDoubt(firstRows.process_stages, texts, today)).toBeUndefined()
  expect(textsInDoubt(refused, texts, today)).toMatch(/in the tab Texts: ‘What to do now’ \(Home\)\.$/)
  expect(textsInDoubt(refused, texts.slice(1), today)).toBeUndefined()
})

function titleOf(id: StageId): string {
  return firstRows.process_stages.find((stage) => stage.id === id)?.title ?? ''
}
