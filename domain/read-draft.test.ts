import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftFile, longestDraftFile, readDraftFile } from './draft-file.ts'
import { newDraft, type ObjectionDraft } from './objection-draft.ts'
import { readDraft } from './read-draft.ts'

const newest = newDraft({ id: 'a-1', name: 'Mine', seed: 4_294_967_295, changedAt: '2026-11-22T10:00:00.000Z' })
const draft: ObjectionDraft = {
  ...newest,
  village: 'barford',
  points: [
    { ground: 'noise', words: 'I work nights.\nÀ “quoted” word.', cited: ['document:ppg-noise'], framing: 'Ours' },
  ],
  edited: { text: 'Mine', made: 'Ours' },
  short: { text: 'Mine, in short', limit: 500 },
  isPrinted: true,
  afterwards: { sentOn: '2026-11-22', acknowledgedOn: '', reference: 'X', copies: ['mp'], wantsToSpeak: true },
}
const changed = (fields: object) => readDraft({ ...draft, ...fields }).problem

// (rule: draft-file)
describe('a draft in a file', () => {
  it('is the same draft on the other device', () => {
    expect(readDraftFile(draftFile(draft))).toEqual({ draft })
    expect(readDraftFile(`\uFEFF${draftFile(draft)}`)).toEqual({ draft })
  })

  it('of an older version is read, and what it did not have yet is empty', () => {
    const { short, isPrinted, ...older } = draft
    const file = JSON.stringify({ format: 'quarry-objection-draft', version: 1, draft: older })
    expect(readDraftFile(file)).toEqual({ draft: { ...draft, short: null, isPrinted: false } })
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
    [{ name: 5 }, '‘name’ is not a text.'],
    [{ points: null }, '‘points’ is not a list.'],
    [{ points: 'noise' }, '‘points’ is not a list.'],
    [{ points: [...draft.points, ...draft.points] }, 'It names a point twice.'],
    [{ points: [{ ground: 'noise', words: '', cited: [], framing: 1 }] }, '‘points.0.framing’ is not a text.'],
    [{ points: [{ ground: 'noise', words: '', cited: [1] }] }, '‘points.0.cited’ is not a text.'],
    [{ points: Array(31).fill({}) }, '‘points’ has more than 30 entries.'],
    [{ person: 'Ann' }, '‘person’ is missing.'],
    [{ short: { text: 'In short', limit: '500' } }, '‘short.limit’ is not a number.'],
    [{ isPrinted: 'yes' }, '‘isPrinted’ is neither yes nor no.'],
    [{ afterwards: { ...draft.afterwards, sentOn: '2026-02-30' } }, '‘afterwards.sentOn’ is not a day.'],
    [
      { afterwards: { ...draft.afterwards, copies: ['press'] } },
      '‘afterwards.copies’ is none of parish, district, county, mp.',
    ],
    [{ changedAt: 'yesterday' }, '‘changedAt’ is not a time.'],
  ])('with %j is refused, and why', (fields, problem) => {
    expect(changed(fields)).toBe(problem)
  })

  it('of another form, with its words elsewhere, is refused rather than read without them', () => {
    const { problem } = readDraft({ id: 'a-1', name: 'Mine', village: 'barford', text: 'I object.' })
    expect(problem).toBe('‘points’ is not a list.')
  })

  it.each([
    ['nothing but its points', { id: 'a-1', points: draft.points }],
    ['nothing where an older version had nothing', { ...draft, replaced: undefined, afterwards: null, person: null }],
  ])('with %s keeps its words, and all else is empty', (_, kept) => {
    const read = readDraft(kept).draft
    expect(read).toMatchObject({ points: draft.points, replaced: '' })
    expect(read).toMatchObject({ person: newest.person, afterwards: newest.afterwards })
  })

  it('without a part of a part has it empty', () => {
    const { helper, ...person } = draft.person
    const points = [{ ground: 'noise', words: 'I work nights.' }]
    expect(readDraft({ ...draft, person, points, edited: { text: 'Mine' } }).draft).toEqual({
      ...draft,
      points: [{ ground: 'noise', words: 'I work nights.', cited: [] }],
      edited: { text: 'Mine', made: '' },
    })
  })

  it('keeps its texts, however long they are', () => {
    const long = 'a'.repeat(100_000)
    const points = [{ ground: 'noise', words: long, cited: [] }]
    const read = { ...draft, name: long, points, person: { ...draft.person, address: long }, replaced: long }
    expect(readDraft(read)).toEqual({ draft: read })
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
