import { describe, expect, it } from 'vitest'
import { firstCampaign } from '../content/first-campaign.ts'
import { letterWords } from '../content/letter-words.ts'
import { ownWords } from './edited-letter.ts'
import { composeLetter, type LetterContext, letterPoints, letterSoFar, offeredParts } from './letter.ts'
import { type DraftPoint, newDraft, newPoint } from './objection-draft.ts'

const ground = { why: '', prompt: '', example: '', change_prompt: '', change_example: '', updated_at: '' }
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
        { text: 'Policy protects the nights of {village}.', claims: ['p3'] },
      ],
    },
    {
      ...ground,
      ...{ id: 'traffic', name: 'Lorries', lasting: 'evidence', sequence: 0 },
      sentences: [
        { text: '{traffic}, which policy weighs.', claims: ['tr6'] },
        { text: 'Policy weighs safety on the {road}.', claims: ['tr6', 'p3'] },
        { text: 'Policy weighs safety.', claims: ['tr6'] },
      ],
    },
  ],
  claims: [
    claim('p3', 'policy P3'),
    claim('tr6', 'policy TR6(4)'),
    claim('hours', '', 'to-check'),
    claim('map', '', 'own'),
  ],
  campaign: firstCampaign,
  words: letterWords,
  facts: { village: { text: 'Barford', claims: [] }, road: { text: 'A429', claims: ['map'] } },
  day: '2026-11-22',
}
const draftOf = (points: DraftPoint[]) => ({ ...newDraft(7), village: 'barford', points })
const seen = 'At 8 am I counted 41 lorries at the post box.'
const point = (ground: string, today: string, said: Partial<DraftPoint> = {}) => ({
  ...newPoint(ground),
  today,
  ...said,
})
const textOf = (points: DraftPoint[], given: Partial<LetterContext> = {}) =>
  composeLetter(draftOf(points), { ...context, ...given }).text
const ofRoad = 'Policy weighs safety on the A429 (National Planning Policy Framework, August 2026, TR6(4), P3).'

describe('a letter', () => {
  it('has its frame and its points in their order before a word of them is written', () => {
    const draft = draftOf([point('noise', ''), point('traffic', '')])
    const begun = letterSoFar(draft, letterPoints(draft, context), context)
    expect(begun).toMatch(/Dear Sir or Madam,\n\nI live in Barford .*\n\n1\. Lorries\n\n2\. Noise\n\nPlease refuse/)
  })

  it('names the council once, also where its address does', () => {
    const council_address = 'Warwickshire County Council\nShire Hall'
    const text = textOf([point('traffic', seen)], { campaign: { ...context.campaign, council_address } })
    expect(text).toContain(`2026\n\n${council_address}\n`)
  })

  it('of one point says who writes and about what, then the fact, the change and the mistake as sentences, then our sentence with its policies', () => {
    const said = { change: ' more would wait (“there”)', wrong: 'Page 12 has no “bus.”' }
    expect(textOf([point('traffic', `  ${seen} `, said)])).toBe(
      [
        '22 November 2026',
        ['Warwickshire County Council', firstCampaign.council_address, firstCampaign.council_email]
          .filter((line) => line !== '')
          .join('\n'),
        'Objection to application WDC/22CM008: sand and gravel quarry',
        'Dear Sir or Madam,',
        'I live in Barford and I object to the sand and gravel quarry proposed beside the A429 between Barford and Wasperton (application WDC/22CM008).',
        ...['1. Lorries', seen, 'More would wait (“there”).', letterWords.inDocuments, 'Page 12 has no “bus.”', ofRoad],
        'Please refuse permission for this quarry.',
        'Yours faithfully,\n',
      ].join('\n\n'),
    )
  })

  it('has several points under headings, those that last first, and names the Framework in full once', () => {
    const record = { ...claim('map', 'MWA707'), document: 'The county record' }
    const text = textOf([point('noise', seen), point('traffic', seen)], { claims: [record, ...context.claims] })
    expect([...text.matchAll(/^\d\. .*$/gm)].join(', ')).toBe('1. Lorries, 2. Noise')
    expect(text).toContain('(National Planning Policy Framework, August 2026, TR6(4), P3; The county record, MWA707).')
    expect(text).toContain('Policy protects the nights of Barford (the same Framework, P3).')
    for (const unsaid of [point('traffic', seen, { hasOurs: false }), point('traffic', '41')])
      expect(textOf([point('noise', seen), unsaid])).toContain(
        'Policy protects the nights of Barford (National Planning Policy Framework, August 2026, P3).',
      )
  })

  it.each([
    [['a wheel wash'], '– A wheel wash.'],
    [['No lorries before nine..\n ', ' a fence ;'], '– No lorries before nine.\n– A fence.'],
    [['- é bank\n• 3 trees\n1. why not rail?\n–'], '– É bank.\n– 3 trees.\n– Why not rail?'],
  ])('asks at its end for what should be required, as a list of sentences: %j', (typed, listed) => {
    const points = ['noise', 'traffic'].map((id, at) => point(id, seen, { required: typed.toReversed()[at] ?? '' }))
    expect(textOf(points)).toContain(`${letterWords.ifPermitted}\n\n${listed}\n\n${letterWords.request}`)
  })

  it('is none without a fact of its writer’s, whatever else is said, nor with need alone', () => {
    const said = { change: 'More dust would come.', required: 'A fence' }
    expect(textOf([])).toBe('')
    expect(textOf([point('noise', ' ', said), point('traffic', '41')])).toBe('')
    expect(textOf([point('noise', 'Loud', said), point('traffic', seen)])).not.toMatch(/Noise|nights|dust|fence/)
    expect(textOf([point('need', seen)], { grounds: [{ ...context.grounds[0], ...{ id: 'need' } }] as never })).toBe('')
  })

  it('has no sentence that rests on a claim which is not checked, or on a fact that the place does not have', () => {
    expect(textOf([point('noise', seen)])).not.toContain('6am')
    expect(textOf([point('traffic', seen)], { claims: context.claims.slice(0, 1) })).not.toContain('Policy weighs')
    const elsewhere = textOf([point('noise', seen), point('traffic', seen)], { facts: {} })
    expect(elsewhere).toContain('\n\nI object to the sand and gravel quarry')
    expect(elsewhere).toContain('Policy weighs safety (')
    expect(elsewhere).not.toMatch(/nights|\{/)
  })
})

it('of an edited letter all that this site offers is told from what its writer wrote, also of points ticked since', () => {
  const draft = draftOf([point('traffic', seen, { required: 'A wheel wash.' })])
  const { text, parts } = composeLetter(draft, context)
  const ours = 'Policy protects the nights of Barford (the same Framework, P3).'
  const edited = text.replace('Please refuse', `2. Noise\n\n${ours}\n\nI sleep by day.\n\nPlease refuse`)
  const own = ownWords(edited, [...parts, ...offeredParts(draft, context)])
  expect(own.length).toBe(edited.length)
  expect(own.replace(/[\s.]+/g, ' ').trim()).toBe(`${seen} – A wheel wash. I sleep by day`.replaceAll('.', ''))
})
