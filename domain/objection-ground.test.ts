import { expect, it } from 'vitest'
import { changeSchemas, refusedFields } from './row-schemas.ts'

it('a sentence as it is typed is refused where it has a field that nothing fills in', () => {
  const refused = (text: string) =>
    refusedFields(changeSchemas, 'objection_grounds', { sentences: [{ text, claims: [] }] })
  expect(refused('In {vilage} it is loud.')).toEqual([
    { field: 'sentences.0.text', rule: 'has {vilage}, which is no field' },
  ])
  expect(refused('In {village it is loud.')).toHaveLength(1)
  expect(refused('In {village} the {road} is loud.')).toEqual([])
})
