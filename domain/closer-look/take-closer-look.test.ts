import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { doubtful } from '../../content/closer-look/doubtful.ts'
import { forms } from '../../content/closer-look/forms.ts'
import { known } from '../../content/closer-look/known.ts'
import { phrases } from '../../content/closer-look/phrases.ts'
import { signatures } from '../../content/closer-look/signatures.ts'
import { wordLists } from '../../content/closer-look/word-lists.ts'
import { doubtsIn } from './doubts.ts'
import { type CloserLookContext, type Finding, kindsOf } from './finding.ts'
import { offeredPhrases, phraseRules } from './phrases.ts'
import { sentencesOf } from './sentences.ts'
import { closerLookWith } from './take-closer-look.ts'

const offered = [
  'Good farmland that is dug rarely comes back as it was.',
  'A path that is moved for years is lost to those who walk it now.',
  'The setting of {listed} cannot be put back by planting.',
  'Quiet is part of what people come here for.',
  'What is dug from below the water table changes where the water goes.',
  'A landscape is more than what stands in it.',
]
const takeCloserLook = closerLookWith({
  phrases: [...phrases, offeredPhrases(offered)],
  words: wordLists,
  forms,
  doubtful,
  known,
  signatures,
})
const context: CloserLookContext = {
  reference: 'WDC/22CM008',
  places: ['Barford', 'Wasperton', 'Hampton Lucy'],
  councilAddress: 'Shire Hall, Warwick',
  councilEmail: 'planning@council.example.org',
}
/** What is said of a text, but for what is missing in it. */
const kindsIn = (text: string, given: Partial<CloserLookContext> = {}): Finding['kind'][] =>
  takeCloserLook(text, { ...context, ...given }).flatMap(({ group, kind }) => (group === 'add' ? [] : kind))

const labelled = readFileSync(new URL('../../content/testing/closer-look.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [labels = '', text = ''] = line.split(/ ?\| /)
    return { labels: labels.split(', '), text: text.replaceAll('⏎', '\n') }
  })

test('of what is said of the labelled texts at least 97% is right, and at least 95% of what should be said is', () => {
  const said = labelled.flatMap(({ labels, text }) => {
    const kinds: string[] = kindsIn(text).filter((kind) => kind !== 'too-short')
    return [...new Set([...labels.filter((label) => label !== ''), ...kinds])].map((kind) => ({
      is: labels.includes(kind) ? (kinds.includes(kind) ? 'right' : 'missed') : 'wrong',
      kind,
      text,
    }))
  })
  const right = said.filter(({ is }) => is === 'right').length
  const missed = said.filter(({ is }) => is === 'missed')
  const wrong = said.filter(({ is }) => is === 'wrong')
  expect(right / (right + wrong.length), JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.97)
  expect(right / (right + missed.length), JSON.stringify(missed)).toBeGreaterThanOrEqual(0.95)
  const kinds = [...kindsOf.stop, ...kindsOf.look, ...kindsOf.mark].filter((kind) => kind !== 'too-short')
  expect(kinds.filter((each) => !said.some(({ is, kind }) => is === 'right' && kind === each))).toEqual([])
})

describe('a letter', () => {
  const long = 'I walk the dog there each morning before work, and so do most of the people in our lane. '.repeat(2)

  it('of fewer than twenty words is very short, and is quoted as it was written', () => {
    const [dear, short] = takeCloserLook('The dust.  It lowers the VALUE of my house!', context)
    expect(dear).toMatchObject({ kind: 'property-value', quotes: [{ text: 'It lowers the VALUE of my house!' }] })
    expect(short?.kind).toBe('too-short')
    expect(kindsIn(long)).toEqual([])
  })

  it('without reference, name and address is told so, and nothing else is asked for or praised', () => {
    const found = takeCloserLook(`${long} On 3 March at 7.15 I counted 41 lorries at Barford bridge.`, context)
    expect(found.map(({ group, kind }) => `${group} ${kind}`)).toEqual(['add reference', 'add name', 'add address'])
  })

  it('that the site made is judged by its writer’s words alone; name and address are those of the fields', () => {
    const ours = 'The value of my house falls. '
    const text = `${ours}${long}\nAnn Lee\nThe Nook`
    const own = text.replace(ours, ' '.repeat(ours.length))
    const writer = { name: 'Ann Lee', address: 'The Nook' }
    expect(kindsIn(text, { own, writer })).toEqual(['name', 'address'])
  })
})

/** The least of some measurements of the processor's time in ms, which other programs on the machine do not lengthen. */
function leastCostOf(text: string): number {
  const costs = Array.from({ length: 4 }, () => {
    const before = process.cpuUsage()
    kindsIn(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...costs)
}

/** What a long text may be made of to keep a careless rule busy. */
const nonsense =
  'a| |\n|[|_|0|0 1-|12 Church |a.|a@|Yours faithfully |Anna |my big old mother |house value of my |i support the new |\nA|. A|Council |Aa v |Policies M4, |he has been |**'

test.each(nonsense.split('|'))(
  'the work for “%s” without end grows with its length, not with the square of it',
  (part) => {
    const text = (length: number) => part.repeat(length / part.length)
    kindsIn(text(6000))
    // Eight times the text; the square would take 64 times as long. Below a few milliseconds nothing can be told.
    expect(leastCostOf(text(48_000))).toBeLessThan(Math.max(4, leastCostOf(text(6000))) * 24)
  },
)

const rules = phraseRules(phrases, wordLists)
/** The entries of all lists, each with what tries it alone. */
const entries = [
  ...phrases.map((entry, index) => ({
    ...entry,
    isFound: (text: string) => sentencesOf(text).some(({ plain }) => rules[index]?.isSaid(plain)),
  })),
  ...forms.map((entry) => ({
    ...entry,
    isFound: (text: string) => {
      return sentencesOf(text).some((sentence) => {
        return entry.patterns.some((pattern) => {
          const found = pattern.exec(sentence.text)
          return found !== null && !entry.unless?.(found, context, text)
        })
      })
    },
  })),
  ...doubtful.map((entry) => ({
    ...entry,
    isFound: (text: string) => doubtsIn(text, [entry], known, context.reference).length > 0,
  })),
]

test.each(entries)('$kind, as in “$finds.0”, finds its examples and passes what only looks like them', (entry) => {
  const { finds, passes, isFound } = entry
  expect({ missed: finds.filter((text) => !isFound(text)), wrong: passes.filter(isFound) }).toEqual({
    missed: [],
    wrong: [],
  })
  expect(Math.min(finds.length, passes.length)).toBeGreaterThan(0)
})
