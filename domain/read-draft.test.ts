import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftFile, longestDraftFile, readDraftFile } from './draft-file.ts'
import { newDraft, type ObjectionDraft } from './objection-draft.ts'
import { readDraft } from './read-draft.ts'

const draft: ObjectionDraft = {
  ...newDraft({ id: 'a-1', name: 'Mine', seed: 4_294_967_295, now: '2026-11-22T10:00:00.000Z' }),
  village: 'barford',
  points: [
    { ground: 'noise', words: 'I work nights.\nÀ “quoted” word.', cited: ['document:ppg-noise'], framing: 'Ours' },
  ],
  edited: { text: 'Mine', made: 'Ours' },
  afterwards: { sentOn: '2026-11-22', acknowledgedOn: '', reference: 'X', copies: ['mp'], wantsToSpeak: true },
}
const changed = (fields: object) => readDraft({ ...draft, ...fields }).problem

// (rule: draft-file)
describe('a draft in a file', () => {
  it('is the same draft on the other device', () => {
    expect(readDraftFile(draftFile(draft))).toEqual({ draft })
    expect(readDraftFile(`\uFEFF${draftFile(draft)}`)).toEqual({ draft })
  })

  it.each([
    ['nothing', ''],
    ['no JSON', 'Dear Sir'],
    ['another file', '{"format":"quarry-content","version":1}'],
    ['another version', '{"format":"quarry-objection-draft","version":2}'],
    ['a draft with a part missing', '{"format":"quarry-objection-draft","version":1,"draft":{"id":"a"}}'],
    ['too much', `"${'a'.repeat(longestDraftFile)}"`],
  ])('is refused with a reason where it is %s', (_, file) => {
    const { draft: read, problem } = readDraftFile(file)
    expect(read).toBeUndefined()
    expect(problem).toMatch(/^[A-Z].*\.$/)
  })
})

// (rule: draft-checked)
describe('what a browser kept', () => {
  it('is read with nothing but the fields of a draft', () => {
    expect(readDraft({ ...draft, html: '<img>', person: { ...draft.person, extra: 1 } })).toEqual({ draft })
  })

  // (rule: publication)
  it('has chosen nothing to be published where that was preselected once', () => {
    const read = (publication: string) =>
      readDraft({ ...draft, person: { ...draft.person, publication } }).draft?.person
    expect(['all', 'both', ''].map((each) => read(each)?.publication)).toEqual(['', 'both', ''])
  })

  it.each([
    [{ id: 'a b' }, '‘id’ has a character that is not allowed.'],
    [{ seed: -1 }, '‘seed’ is not a whole number of 32 bits.'],
    [{ seed: 0.5 }, '‘seed’ is not a whole number of 32 bits.'],
    [{ village: '../admin' }, '‘village’ has a character that is not allowed.'],
    [{ tie: 'own' }, '‘tie’ is none of live, work, visit.'],
    [{ points: [...draft.points, ...draft.points] }, 'It names a point twice.'],
    [
      { points: [{ ground: 'noise', words: 'a'.repeat(6001), cited: [] }] },
      '‘points.0.words’ is longer than 6,000 characters.',
    ],
    [{ points: [{ ground: 'noise', words: '', cited: [], framing: 1 }] }, '‘points.0.framing’ is not a text.'],
    [{ points: [{ ground: 'noise', words: '', cited: [1] }] }, '‘points.0.cited’ is not a text.'],
    [{ points: Array(31).fill({}) }, '‘points’ has more than 30 entries.'],
    [{ person: null }, '‘person’ is missing.'],
    [{ edited: { text: 'a' } }, '‘edited.made’ is not a text.'],
    [{ afterwards: { ...draft.afterwards, sentOn: '2026-02-30' } }, '‘afterwards.sentOn’ is not a day.'],
    [
      { afterwards: { ...draft.afterwards, copies: ['press'] } },
      '‘afterwards.copies’ is none of parish, district, county, mp.',
    ],
    [{ changedAt: 'yesterday' }, '‘changedAt’ is not a time.'],
  ])('with %j is refused, and why', (fields, problem) => {
    expect(changed(fields)).toBe(problem)
  })

  it('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readDraft(value)))
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom(...Object.keys(draft)),
        (value, field) => void changed({ [field]: value }),
      ),
    )
  })
})
