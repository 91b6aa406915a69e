import { expect, test } from 'vitest'
import { claimsInText, indexClaims, phrasesOf } from '../domain/claims-in-text.ts'
import { articles } from './articles.ts'
import { seedClaims } from './seed/claims.ts'
import { contentTexts, type PlacedText } from './testing/content-texts.ts'
import { countedLists, givenFigures, otherNumbers } from './testing/number-sources.ts'

const texts = contentTexts()

const exceptions = [...countedLists.map(({ words }) => ({ words: [words], at: '' })), ...otherNumbers].flatMap(
  ({ words, at = '' }) => words.map((phrase) => ({ id: `${at}: ${phrase}`, phrases: phrase, at })),
)

/** The claims and exceptions that a text uses, and what neither covers. */
function claimsAt({ place, text }: PlacedText) {
  return claimsInText(text, indexClaims([...seedClaims, ...exceptions.filter(({ at }) => place.includes(at))]))
}

const found = texts.map((placed) => ({ ...placed, ...claimsAt(placed) }))
/** The words as they stand in a text, with what is around them. */
function around(text: string, words: string): string {
  const at = text.indexOf(words)
  return text.slice(Math.max(at - 60, 0), at + words.length + 60)
}

const numbersOf = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? []
const inDigits = (text: string) => text.replace(/\bseven\b/gi, '7').replace(/\bsix\b.*/gi, '')

// (rule: every-number-sourced)
test('every number, and every name of a law or policy, belongs to a claim', () => {
  const withoutClaim = found.flatMap(({ place, text, uncovered }) =>
    uncovered.map(({ words }) => `'${words}' has no claim. It stands in ${place}: …${around(text, words)}…`),
  )
  expect(withoutClaim).toEqual([])
})

// (rule: every-number-sourced)
test('every phrase of a claim and every exception is used, and so every figure that was given to us is stated', () => {
  const used = new Set(found.flatMap(({ stated }) => stated.map(({ id, phrase }) => `${id}: ${phrase.toLowerCase()}`)))
  const unused = [...seedClaims, ...exceptions].flatMap((claim) =>
    phrasesOf(claim)
      .filter((phrase) => !used.has(`${claim.id}: ${phrase.toLowerCase()}`))
      .map((phrase) => `no text has '${phrase}' of '${claim.id}' by itself`),
  )
  expect(unused).toEqual([])
})

test('no two claims have the same id or the same phrase', () => {
  const names = seedClaims.flatMap((claim) => [claim.id, ...phrasesOf(claim).map((phrase) => phrase.toLowerCase())])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('the claims state what was given to us', () => {
  const differing = givenFigures.flatMap(({ claim, quote }) => {
    const given = numbersOf(quote)
    const phrases = seedClaims.filter(({ id }) => id === claim).flatMap(phrasesOf)
    return phrases.length === 0
      ? [claim]
      : phrases.filter((phrase) => numbersOf(inDigits(phrase)).some((number) => !given.includes(number)))
  })
  expect(differing).toEqual([])
})

test('a figure of one article stands there and nowhere else', () => {
  for (const { claim, onlyIn } of givenFigures.filter(({ onlyIn }) => onlyIn !== undefined)) {
    const stating = found.filter(({ stated }) => stated.some(({ id }) => id === claim)).map(({ place }) => place)
    expect(stating.length, claim).toBeGreaterThan(0)
    const article = `articles.ts articles.${articles.findIndex(({ slug }) => slug === onlyIn)}.`
    expect(stating.filter((place) => !place.startsWith(article))).toEqual([])
  }
})

test('a text that counts a list counts it right', () => {
  const inWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  for (const { words, length } of countedLists) {
    expect(words.toLowerCase()).toMatch(new RegExp(`\\b(?:${inWords[length]}|${length})\\b`))
  }
})
