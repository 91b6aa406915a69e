import { describe, expect, it } from 'vitest'
import { placeholdersIn } from './objection-ground.ts'
import { changeSchemas, refusedFields } from './row-schemas.ts'

describe('the wordings of a ground as they are typed', () => {
  const refused = (framings: string[]) => refusedFields(changeSchemas, 'objection_grounds', { framings })

  it('are refused where one stands there twice, with what it says', () => {
    expect(refused(['It is loud.', 'Who measured it?', 'it  is loud.'])).toEqual([
      { field: 'framings', rule: 'must differ, and ‘it  is loud.’ is there twice' },
    ])
    expect(refused(['It is loud.', 'Who measured it?'])).toEqual([])
  })

  it('name what was not filled in', () => {
    const framings = ['In {village} [place] TODO XXX it is loud.', 'Loud in {village}', 'Left open [here']
    expect(placeholdersIn(framings)).toEqual(['{village}', '[place]', 'TODO', 'XXX', '[here'])
  })
})
