import { expect, it } from 'vitest'
import { edit } from '../undo-stack.ts'
import { mergeWith, moveOnto, startEdits } from './row-edits.ts'

const rules = { table: 'events' } as const
const event = { title: 'Meeting', date: '2027-03-07', time: '19:00 - 21:00' }
const theirs = { ...event, date: '2027-03-08', time: '10:00 - 12:00' }

function edited(change: Partial<typeof event>) {
  const row = startEdits(event, 'version 0')
  return { ...row, edits: edit(row.edits, { ...event, ...change }) }
}

it('sees no conflict where both mean the same day and time, and goes on in the stored form', () => {
  const mine = edited({ date: '8th March 2027', time: '10am to noon' })
  expect(mergeWith(mine, theirs, rules)).toEqual({ merged: theirs, conflicts: [] })
  expect(moveOnto(mine, { values: theirs, version: 'version 1' }, rules).edits.present).toEqual(theirs)
})

it('asks where the days differ, however they are spelled', () => {
  const { conflicts } = mergeWith(edited({ date: '9/3/2027' }), theirs, rules)
  expect(conflicts).toEqual([{ field: 'date', mine: '9/3/2027', theirs: '2027-03-08' }])
})

it('knows a new row whose answer was lost, though its date was typed in another spelling than the stored one', () => {
  const row = startEdits({ title: '', date: '', time: '' }, null)
  const tried = { ...theirs, date: '8/3/2027' }
  const mine = { ...row, edits: edit(row.edits, { ...tried, title: 'Walk' }), tried }
  expect(mergeWith(mine, theirs, rules)).toMatchObject({ merged: { title: 'Walk' }, conflicts: [] })
})
