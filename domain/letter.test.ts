import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstCampaign } from '../content/first-campaign.ts'
import { letterWords } from '../content/letter-words.ts'
import { firstRows } from '../content/seed/first-rows.ts'
import { offeredCitations } from './citations.ts'
import {
  anotherFraming,
  composeLetter,
  type Letter,
  type LetterContext,
  letterPoints,
  offeredLetters,
} from './letter.ts'
import { newDraft, type ObjectionDraft, publications } from './objection-draft.ts'

/** What some grounds offer here, whatever their first rows do. */
const offers: Record<string, { claims: string[]; documents: string[] }> = {
  need: { claims: ['minerals-plan', 'national-policy'], documents: ['ppg-minerals'] },
  landscape: { claims: ['minerals-plan-again'], documents: [] },
  noise: { claims: [], documents: ['ppg-noise', 'ppg-minerals'] },
  dust: { claims: ['practice-guidance'], documents: ['ppg-minerals'] },
  economy: { claims: [], documents: ['ppg-minerals'] },
}
const grounds = firstRows.objection_grounds.map((ground) => ({ ...ground, ...offers[ground.id], updated_at: '' }))
const mineralsPlan = {
  id: 'minerals-plan',
  statement: 'The plan names land here.',
  document: 'Minerals plan',
  page: 'page 4',
  address: '/plan.pdf',
  document_id: 'warwickshire-minerals-local-plan',
  checked_on: '2026-11-21',
  state: 'checked' as const,
}
const library = {
  documents: firstRows.evidence_documents,
  claims: [
    mineralsPlan,
    { ...mineralsPlan, id: 'minerals-plan-again', statement: 'It says why.' },
    {
      id: 'practice-guidance',
      statement: 'How policy is applied.',
      document: 'Guidance: minerals',
      page: '',
      address: 'https://example.org/guidance',
      document_id: 'ppg-minerals',
      checked_on: '2026-11-21',
      state: 'checked' as const,
    },
    {
      id: 'national-policy',
      statement: 'Old.',
      document: 'Policy',
      page: '',
      address: 'https://example.org/old',
      document_id: '',
      checked_on: '2020-11-21',
      state: 'out-of-date' as const,
    },
  ],
}
const context: LetterContext = {
  grounds,
  library,
  campaign: firstCampaign,
  words: letterWords,
  villageName: 'Barford',
  day: '2026-11-22',
  origin: 'https://example.org',
}
const empty = newDraft(7)
const draftOf = (points: ObjectionDraft['points'], seed = 7): ObjectionDraft => ({
  ...empty,
  seed,
  village: 'barford',
  points,
  person: { ...empty.person, name: 'Ann Lee', address: '1 The Green\nCV35 8XX' },
})
const point = (ground: string, words = '', cited: string[] = []) => ({ ground, words, cited })
const groundId = fc.constantFrom(...grounds.map(({ id }) => id))
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

describe('a letter', () => {
  it('begins with the date, the council and the reference, and ends with name and address', () => {
    const { text } = composeLetter(draftOf([point('noise', 'I work nights.')]), context)
    expect(text).toMatch(/^22 November 2026\n\nWarwickshire County Council/)
    expect(text).toContain(`Application reference: ${firstCampaign.application_reference}`)
    expect(text).toContain('Barford')
    expect(text).toMatch(/Yours faithfully,\n\nAnn Lee\n1 The Green\nCV35 8XX\n$/)
  })

  it('says what may be published only once its writer has chosen', () => {
    const draft = draftOf([point('noise')])
    const { text } = composeLetter(draft, context)
    expect(text).not.toMatch(/publish/)
    for (const publication of publications) {
      const said = composeLetter({ ...draft, person: { ...draft.person, publication } }, context).text
      expect(said).toContain(`\n\n${letterWords.publication[publication]}\n\n`)
    }
  })

  it('promises reasons below only where there are points', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('', 'Barford'), (seed, villageName) => {
        const { text } = composeLetter(draftOf([], seed), { ...context, villageName })
        expect(text).not.toMatch(/below|follow|let me say/i)
      }),
    )
  })

  it('has the writer’s own words first in each point, to the letter', () => {
    const words = 'On 3 March I counted 41 lorries.\n\nMy daughter crosses there.'
    const { parts } = composeLetter(draftOf([point('traffic', `  ${words} `)]), context)
    const at = parts.findIndex(({ voice }) => voice === 'own')
    expect(parts[at]?.text).toBe(words)
    expect([parts[at - 1], parts[at + 1]]).toMatchObject([{ text: '1. Lorries and road safety' }, { voice: 'ours' }])
  })

  it('has the points that last first, in whatever order they were ticked', () => {
    const { text } = composeLetter(draftOf(['noise', 'traffic', 'landscape', 'need'].map((id) => point(id))), context)
    const headings = [...text.matchAll(/^(\d)\. (.*)$/gm)].map(([line]) => line)
    expect(headings).toEqual([
      '1. Need, weighed against the harm',
      '2. Landscape',
      '3. Lorries and road safety',
      '4. Noise and vibration',
    ])
  })

  it('keeps the wording of every other point when one is added, taken away or written in', () => {
    const oursIn = (points: ObjectionDraft['points'], seed: number) =>
      composeLetter(draftOf(points, seed), context).parts.flatMap(({ voice, text }) => (voice === 'ours' ? text : []))
    fc.assert(
      fc.property(
        seeds,
        fc.uniqueArray(groundId, { minLength: 3 }),
        fc.string(),
        (seed, [first = '', ...ids], words) => {
          const all = oursIn([point(first), ...ids.map((id) => point(id))], seed)
          const fewer = oursIn(
            ids.map((id) => point(id, words)),
            seed,
          )
          expect(all).toHaveLength(fewer.length + 1)
          expect(all).toEqual(expect.arrayContaining(fewer))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('changes in a place only where the wording that it had is taken away by maintainers', () => {
    const framing = (framings: string[]) => {
      const changed = grounds.map((ground) => (ground.id === 'water' ? { ...ground, framings } : ground))
      return letterPoints(draftOf([point('water')]), changed)[0]?.framing ?? ''
    }
    const all = grounds.find(({ id }) => id === 'water')?.framings ?? []
    const chosen = framing(all)
    for (const other of all) {
      if (other !== chosen) expect(framing(all.filter((each) => each !== other))).toBe(chosen)
    }
  })

  it('has the wording that its writer took, in turn each of the point’s, until maintainers take that away', () => {
    const framings = grounds.find(({ id }) => id === 'water')?.framings ?? []
    let draft = draftOf([point('water'), point('noise')])
    const [, noise] = letterPoints(draft, grounds)
    const seen = framings.map(() => {
      const [water] = letterPoints(draft, grounds)
      if (!water) throw new Error('The draft has no point on water.')
      draft = draftOf([{ ...point('water'), framing: anotherFraming(draft.seed, water) }, point('noise')])
      return water.framing
    })
    expect(seen.toSorted()).toEqual(framings.toSorted())
    expect(letterPoints(draft, grounds).map(({ framing }) => framing)).toEqual([seen[0], noise?.framing])
    const taken = draftOf([{ ...point('water'), framing: seen[3] ?? '' }])
    expect(composeLetter(taken, context).text).toContain(seen[3])
    const fewer = grounds.map((each) => ({ ...each, framings: each.framings.filter((words) => words !== seen[3]) }))
    expect(composeLetter(taken, { ...context, grounds: fewer }).text).toContain(seen[0])
  })

  it('leaves out a point and sources that the browser has kept and this site offers no longer', () => {
    const draft = draftOf([point('gone', 'Words', ['claim:x']), point('dust', 'Grit', ['claim:x', 'document:<b>'])])
    const { text, leftOut, sources } = composeLetter(draft, context)
    expect(text).not.toContain('Words')
    expect(text).toContain('1. Dust')
    expect([leftOut, sources]).toEqual([2, []])
  })
})

it('what this site offers is every wording of the letter that is not its writer’s, and those of points not ticked', () => {
  const draft = draftOf([point('noise', 'I work nights.')])
  const ours = ({ parts }: Pick<Letter, 'parts'>) => parts.flatMap(({ voice, text }) => (voice === 'ours' ? text : []))
  const offered = offeredLetters(draft, context).flatMap(ours)
  const further = composeLetter(draftOf(['water', 'dust'].map((id) => point(id))), context)
  expect(offered).toEqual(expect.arrayContaining([...ours(composeLetter(draft, context)), ...ours(further)]))
  expect(offered).toEqual(expect.arrayContaining(grounds.flatMap(({ framings }) => framings)))
  expect(offered).not.toContain('I work nights.')
})

describe('the sources of a letter', () => {
  it('are numbered in its order, and a place that several points cite has one number', () => {
    const draft = draftOf([
      point('noise', '', ['document:ppg-noise', 'document:ppg-minerals']),
      point('need', '', ['claim:minerals-plan', 'document:ppg-minerals']),
      point('landscape', '', ['claim:minerals-plan-again']),
    ])
    const { text, sources, leftOut } = composeLetter(draft, context)
    expect(leftOut).toBe(0)
    expect(sources.map(({ number, key }) => [number, key])).toEqual([
      [1, 'claim:minerals-plan'],
      [2, 'document:ppg-minerals'],
      [3, 'document:ppg-noise'],
    ])
    expect(text).toContain('\nSources\n[1] Minerals plan, page 4, 2022. https://example.org/plan.pdf\n[2] ')
    expect(text).toMatch(/\[1\] and \[2\][\s\S]*2\. Landscape[^2]*\[1\][\s\S]*\[2\] and \[3\]/)
  })

  it('are one where two claims rest on one page of the web', () => {
    const page = { document: 'What the law asks', page: '', address: 'https://example.org/law', document_id: '' }
    const claims = ['one', 'other'].map((id) => ({
      id,
      statement: id,
      ...page,
      checked_on: '2026-11-21',
      state: 'checked' as const,
    }))
    const noise = grounds.filter(({ id }) => id === 'noise')
    const { sources, leftOut } = composeLetter(draftOf([point('noise', '', ['claim:one', 'claim:other'])]), {
      ...context,
      library: { documents: [], claims },
      grounds: noise.map((ground) => ({ ...ground, claims: ['one', 'other'], documents: [] })),
    })
    expect([sources.length, leftOut]).toEqual([1, 0])
  })

  it('are one where a claim names no page of a document that is offered as well', () => {
    const dust = grounds.find(({ id }) => id === 'dust')
    const offered = offeredCitations(dust ?? { claims: [], documents: [] }, library)
    const ofGuidance = offered.filter(({ key }) => key.endsWith('practice-guidance') || key.endsWith('ppg-minerals'))
    expect(ofGuidance).toMatchObject([{ key: 'document:ppg-minerals', says: ['How policy is applied.'] }])

    const draft = draftOf([
      point('dust', '', ['document:ppg-minerals']),
      point('economy', '', ['document:ppg-minerals']),
    ])
    const { sources, leftOut } = composeLetter(draft, context)
    expect(sources.map(({ title, number }) => [title, number])).toHaveLength(1)
    expect(leftOut).toBe(0)
  })

  it.each([
    ['checked', 1],
    ['to-check', 0],
    ['own', 0],
    ['out-of-date', 0],
  ] as const)('are claims that were compared with their documents: where it is %s, %i', (state, offered) => {
    const claims = [{ ...mineralsPlan, state }]
    expect(offeredCitations({ claims: ['minerals-plan'], documents: [] }, { ...library, claims })).toHaveLength(offered)
  })

  it.each([
    ['the year of the document', 'Minerals plan', 'warwickshire-minerals-local-plan', '2022'],
    ['nothing where the title says it', 'Wildlife and Countryside Act 1981', 'wildlife-and-countryside-act-1981', ''],
    ['nothing where the title names the edition', 'Policy (December 2024)', '', ''],
    ['the day on which it was compared where its page bears none', 'Guidance', 'ppg-minerals', 'as at 21/11/2026'],
  ])('have as their date %s', (_, document, document_id, date) => {
    const claims = [{ ...mineralsPlan, document, document_id }]
    const [citation] = offeredCitations({ claims: ['minerals-plan'], documents: [] }, { ...library, claims })
    expect(citation?.date).toBe(date)
  })

  it('are none but those that the point offers: not those of another, out of date, or gone', () => {
    const cited = ['document:ppg-noise', 'claim:national-policy', 'document:removed']
    const { sources, leftOut, text } = composeLetter(draftOf([point('need', '', cited)]), context)
    expect([sources, leftOut]).toEqual([[], 3])
    expect(text).not.toContain('Sources')
  })
})
