import { describe, expect, test } from 'vitest'
import { changeSchemas, refusedFields } from './row-schemas.ts'
import { brokenCheck } from './typed-claim.ts'

const refusedPhrases = (phrases: string) => refusedFields(changeSchemas, 'claims', { phrases })

describe('a phrase (rule: claim-phrases)', () => {
  test.each(['a', 'the', 'With', '15', '1,000', '15.', '.*', '\u200B', '…', 'é'])(
    '%j is found nearly everywhere',
    (line) => {
      const [refused, ...others] = refusedPhrases(`1.8 million tonnes\n${line}`)
      expect(refused).toMatchObject({ field: 'phrases', rule: expect.stringContaining(`‘${line}’`) })
      expect(others).toEqual([])
    },
  )
  test.each(['', ' \n', '15 years', '15%', '£15', '60/40', 'Policy S6', 'S6', 'NPPF', 'a third', 'in 2026', 'PM10'])(
    '%j is narrow enough, or none',
    (line) => {
      expect(refusedPhrases(line)).toEqual([])
    },
  )
})

describe('a claim is called checked (rule: checked-claims)', () => {
  const claim = { state: 'checked', document: 'Local plan', checked_on: '2026-03-07' } as const
  const rulesOf = (change: { document?: string; checked_on?: string }) =>
    brokenCheck({ ...claim, ...change }, '2026-03-07').map(({ field, rule }) => `${field} ${rule}`)

  test('with a document, on a day that has come', () => {
    expect(rulesOf({})).toEqual([])
  })
  test.each([
    [{ document: ' \u200B' }, 'document is required where the state is Checked'],
    [{ checked_on: '' }, 'checked_on is required where the state is Checked'],
    [{ checked_on: '2026-03-08' }, 'checked_on must not be in the future'],
  ])('but not with %j', (change, rule) => {
    expect(rulesOf(change)).toEqual([rule])
  })
})
