import { expect, test } from 'vitest'
import { articles } from './articles.ts'
import { contentTexts } from './testing/content-texts.ts'
import { countedLists, otherNumbers, type Speaker, statedFigures } from './testing/number-sources.ts'

const texts = contentTexts()

/** Whatever looks like a number: digits, fractions, and words that count; 'one' counts only before a unit. */
const anyNumber =
  /[\d¼½¾²³%]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|[mb]illions?|halve[ds]?|half|thirds?|fourths?|quarters?|double[ds]?|twice|decades?|century|centuries|per cent|one (?:in|of) (?:two|three|four|five|ten|\d)|one (?:year|mile|metre|yard|week|hour|month|tonne|hectare))\b/i

const figureRows = statedFigures.map((figure) => ({ ...figure, at: '' }))
const countRows = countedLists.map(({ words }) => ({ words: [words], at: '' }))
const rows = [...figureRows, ...countRows, ...otherNumbers.map(({ words, at = '' }) => ({ words, at }))]
  .flatMap(({ words, at }) => words.map((phrase) => ({ phrase, at, pattern: asWritten(phrase) })))
  .sort((one, other) => other.phrase.length - one.phrase.length)

/** The words by themselves: '7 years' is not found in '17 years', nor '1 million' in '3.1 million'. */
function asWritten(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')
  return new RegExp(`(?<![\\w.,/])${escaped}(?![\\w%]|[.,/]\\d)`, 'gi')
}

/** The words of the table that a text uses; the longest words are looked for first, and what is found is used up. */
function sourcesIn({ place, text }: { place: string; text: string }): { found: Set<string>; rest: string } {
  const found = new Set<string>()
  let rest = text
  for (const { phrase, at, pattern } of rows) {
    if (!place.includes(at)) continue
    const without = rest.replace(pattern, '…')
    if (without !== rest) found.add(phrase)
    rest = without
  }
  return { found, rest }
}

const numbersOf = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? []
const inDigits = (text: string) => text.replace(/\bseven\b/gi, '7')

/** What is read together: a card, a section or a fact says once who says so. */
function passageOf(place: string): string {
  const passage =
    /^.*\.(?:impact_cards|sections)\.\d+|^key-facts\.ts keyFacts\.\d+|^impact-summary\.ts|^proposal\.ts plot/.exec(
      place,
    )
  return passage?.[0] ?? place
}

const namesSpeaker: Record<Speaker, RegExp> = {
  'the application': /appli(?:cation|cant|ed)|\bplans\b/i,
  'the campaign':
    /campaign(?:’s)? (?:holds|says|reads|reading|has read|understands|finds|gathers)|(?:read by|reading of|according to) the campaign/i,
  'one reading of the plans': /one reading/i,
  policy: /policy/i,
}

// (rule: every-number-sourced)
test('every number in the content has a source', () => {
  const withoutSource = texts.filter((placed) => anyNumber.test(sourcesIn(placed).rest))
  expect(withoutSource.map(({ place, text }) => `${place}: ${text}`)).toEqual([])
})

test('every source is used, and so every figure that was given to us is stated', () => {
  const used = new Set(texts.flatMap((placed) => [...sourcesIn(placed).found]))
  expect(rows.filter(({ phrase }) => !used.has(phrase)).map(({ phrase }) => phrase)).toEqual([])
})

test('what the texts state is what was given to us', () => {
  const differing = statedFigures.flatMap(({ words, quote }) => {
    const given = numbersOf(quote)
    return words.filter((phrase) => numbersOf(inDigits(phrase)).some((number) => !given.includes(number)))
  })
  expect(differing).toEqual([])
})

test('a figure of one article stands there and nowhere else', () => {
  for (const { words, onlyIn } of statedFigures.filter(({ onlyIn }) => onlyIn !== undefined)) {
    const stating = texts.filter((placed) => words.some((phrase) => sourcesIn(placed).found.has(phrase)))
    expect(stating.length, words.join()).toBeGreaterThan(0)
    const article = `articles.ts articles.${articles.findIndex(({ slug }) => slug === onlyIn)}.`
    expect(stating.filter(({ place }) => !place.startsWith(article))).toEqual([])
  }
})

test('a text that counts a list counts it right', () => {
  const inWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  for (const { words, length } of countedLists) {
    expect(words.toLowerCase()).toMatch(new RegExp(`\\b(?:${inWords[length]}|${length})\\b`))
  }
})

// (rule: every-number-sourced)
test('every passage that states a figure says who says so', () => {
  const passages = Map.groupBy(texts, ({ place }) => passageOf(place))
  const unattributed = [...passages].flatMap(([passage, parts]) => {
    const whole = parts.map(({ text }) => text).join(' ')
    const found = new Set(parts.flatMap((part) => [...sourcesIn(part).found]))
    return statedFigures
      .filter(({ words, saidBy }) => words.some((phrase) => found.has(phrase)) && !namesSpeaker[saidBy].test(whole))
      .map(({ saidBy }) => `${passage} does not say '${saidBy}': ${whole}`)
  })
  expect(unattributed).toEqual([])
})
