import { describe, expect, it } from 'vitest'
import { firstCampaign } from '../content/first-campaign.ts'
import { letterWords } from '../content/letter-words.ts'
import { composeLetter, type LetterContext, letterPoints, offeredParts } from './letter.ts'
import { newDraft, type ObjectionDraft } from './objection-draft.ts'
import { ownWords } from './own-words.ts'

const ground = { why: '', prompt: '', example: 'I saw it.', updated_at: '' }
const claim = (id: string, page: string, state: 'checked' | 'own' | 'to-check' = 'checked') => ({
  ...{ id, document: 'National Planning Policy Framework (17 August 2026)', page, state },
})
const context: LetterContext = {
  grounds: [
    {
      ...ground,
      ...{ id: 'noise', name: 'Noise', lasting: 'report', sequence: 0 },
      sentences: [
        { text: 'Work starts at 6am in {village}.', claims: ['hours'] },
        { text: 'Policy P3 covers {village}.', claims: ['p3'] },
      ],
    },
    {
      ...ground,
      ...{ id: 'traffic', name: 'Lorries', lasting: 'evidence', sequence: 0 },
      sentences: [
        { text: '{traffic}, says policy TR6.', claims: ['tr6'] },
        { text: 'Policies TR6 and P3 cover the {road}.', claims: ['tr6', 'p3'] },
      ],
    },
  ],
  claims: [
    claim('p3', 'policy P3'),
    claim('tr6', 'policy TR6'),
    claim('hours', '', 'to-check'),
    claim('map', '', 'own'),
  ],
  campaign: firstCampaign,
  words: letterWords,
  facts: { village: { text: 'Barford', claims: [] }, road: { text: 'A429', claims: ['map'] } },
  day: '2026-11-22',
}
const draftOf = (points: ObjectionDraft['points']): ObjectionDraft => ({
  ...newDraft(7),
  village: 'barford',
  points,
})
const seen =
  'On 3 March at 8 am I counted 41 lorries at the post box while my daughter waited to cross there, right by the old church, on her way home.'
const point = (ground: string, words: string, hasOurs = true) => ({ ground, isTicked: true, words, hasOurs })
const textOf = (points: ObjectionDraft['points'], given: Partial<LetterContext> = {}) =>
  composeLetter(draftOf(points), { ...context, ...given }).text

describe('a letter', () => {
  it('of one point has its writer’s words first and unchanged, and our sentence with its document after them', () => {
    expect(textOf([point('traffic', `  ${seen} `)])).toBe(
      [
        '22 November 2026',
        ['Warwickshire County Council', firstCampaign.council_address, firstCampaign.council_email]
          .filter((line) => line !== '')
          .join('\n'),
        `Objection to application ${firstCampaign.application_reference}: sand and gravel quarry`,
        'Dear Sir or Madam,',
        'I live in Barford and I object.',
        seen,
        'Policies TR6 and P3 cover the A429 (NPPF, August 2026).',
        'Please refuse permission.',
        'Yours faithfully,\n',
      ].join('\n\n'),
    )
  })

  it('has several points under headings, those that last first, each sentence with its documents and the place that it does not name', () => {
    const record = { ...claim('map', 'MWA707'), document: 'The county record' }
    const more = 'Three drivers behind me turned left without looking for anybody.'
    const points = [point('noise', seen), point('traffic', `${seen} ${more}`)]
    const text = textOf(points, { claims: [record, ...context.claims] })
    expect([...text.matchAll(/^\d\. .*$/gm)].join(', ')).toBe('1. Lorries, 2. Noise')
    expect(text).toContain('Policies TR6 and P3 cover the A429 (NPPF, August 2026; The county record, MWA707).')
    expect(text).toContain('Policy P3 covers Barford (NPPF, August 2026).')
  })

  it('is none without a word of its writer’s, whatever is ticked', () => {
    expect(textOf([])).toBe('')
    expect(textOf([point('noise', ' '), point('traffic', '')])).toBe('')
    expect(textOf([point('noise', ' '), point('traffic', seen)])).not.toContain('Noise')
    expect(textOf([point('need', seen)], { grounds: [{ ...context.grounds[0], ...{ id: 'need' } }] as never })).toBe('')
  })

  it('has the longest sentence of ours for which there are twice as many words of its writer’s, and says how many are missing', () => {
    const grounds = context.grounds.map((ground) => ({
      ...ground,
      sentences: [...ground.sentences, { text: 'Policy P3.', claims: ['p3'] }],
    }))
    const of = (words: string, hasOurs = true) =>
      letterPoints(draftOf([point('noise', words, hasOurs)]), { ...context, grounds })[0]
    expect(of('It is quiet here at night.')).toMatchObject({ sentence: undefined, leftOut: 10 })
    expect(of('It is quiet here at night, and I sleep very well there with my window open.')).toMatchObject({
      sentence: { text: 'Policy P3 (NPPF, August 2026).' },
      next: { text: 'Policy P3 covers Barford (NPPF, August 2026).', missing: 4 },
      leftOut: 0,
    })
    expect(of(seen)).toMatchObject({ sentence: { text: expect.stringMatching(/^Policy P3 covers/) } })
    expect(of(seen, false)).toMatchObject({ sentence: undefined, leftOut: 0 })
    expect(of('No '.repeat(26))).toMatchObject({ leftOut: 15 })
    expect(of(`Policy P3 covers Barford (NPPF, August 2026). ${'I saw it. '.repeat(9)}`)).toMatchObject({ leftOut: 16 })
  })

  it('has none that rests on a claim which is not checked, or on a fact that the place does not have', () => {
    expect(textOf([point('noise', seen)])).not.toContain('6am')
    expect(textOf([point('traffic', seen)], { claims: context.claims.slice(0, 1) })).not.toContain('Policies')
    const elsewhere = textOf([point('noise', seen), point('traffic', seen)], { facts: {} })
    expect(elsewhere).toContain('I object to this application.')
    expect(elsewhere).not.toMatch(/Polic|\{/)
  })
})

it('of an edited letter all that this site offers is told from what its writer wrote, also of points ticked since', () => {
  const draft = draftOf([point('traffic', seen)])
  const { text, parts } = composeLetter(draft, context)
  const edited = text.replace(
    'Please refuse',
    '2. Noise\n\nPolicy P3 covers Barford (NPPF, August 2026).\n\nI sleep by day.\n\nPlease refuse',
  )
  const own = ownWords(edited, [...parts, ...offeredParts(draft, context)], '22 November 2026')
  expect(own.length).toBe(edited.length)
  expect(own.replace(/[\s.]+/g, ' ').trim()).toBe(`${seen} I sleep by day`.replaceAll('.', ''))
})
