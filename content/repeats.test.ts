import { expect, test } from 'vitest'
import { contentTexts } from './testing/content-texts.ts'

/** Words that stand in several places on purpose: on a copy of the same thing, or where a reader meets only one of them. */
const saidAgainOnPurpose = [
  'a quarry is planned between barford and wasperton.',
  'click the link in our e-mail.',
  'document and page to be added',
  'an imagined quarry, not drawn from the plans:',
  'bare gravel, banks of earth and a lorry where fields are now.',
  'everything that you typed is still here',
  'i consent to having this website store my submitted information',
  'it is not an expert report.',
  'please try again in a minute.',
  'planning department, [name of the council]',
  'read our hydrology note (pdf)',
  // The words of the law.
  'the desirability of preserving the building or its setting',
  'a message to us is not an objection',
  'your objection may be published, and the applicant may read it',
  'what you can put in your objection',
]

/** Answers to a sign-up, on a page or by e-mail: nobody meets two of them at once. */
const isAnswer = (place: string) => /^(?:newsletter-pages|mail-words)\.ts/.test(place)

interface Sentence {
  place: string
  words: string
}

/** The sentences of at least five words, without the case and the signs that close them. */
function sentencesOf({ place, text }: { place: string; text: string }): Sentence[] {
  return text
    .split(/(?<=[.!?:;])\s+/)
    .map((sentence) => sentence.toLowerCase())
    .filter((sentence) => !saidAgainOnPurpose.some((words) => words.startsWith(sentence) || sentence.includes(words)))
    .map((sentence) => ({ place, words: sentence.replace(/[^\p{L}\p{N}%/¼½¾.]+|\.$|\.(?=\s)/gu, ' ').trim() }))
    .filter(({ words }) => words.split(' ').length >= 5)
}

/** Runs of five words, by which sentences that differ in a word or two are still known as the same. */
function runsOf(words: string): string[] {
  const list = words.split(' ')
  return list.slice(4).map((_, index) => list.slice(index, index + 5).join(' '))
}

const hasNumber = (words: string) => /\d/.test(words)

test('no sentence stands in two places, nor does one that is almost the same', () => {
  const byRun = new Map<string, Set<Sentence>>()
  const repeats: string[] = []
  for (const sentence of contentTexts().flatMap(sentencesOf)) {
    const runs = runsOf(sentence.words)
    const shared = new Map<Sentence, number>()
    for (const run of runs) {
      for (const other of byRun.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
      byRun.set(run, (byRun.get(run) ?? new Set()).add(sentence))
    }
    for (const [other, count] of shared) {
      if (isAnswer(other.place) && isAnswer(sentence.place)) continue
      const isSame = other.words === sentence.words
      // A figure can be worded in few ways: those sentences may be alike, as long as they are not the same.
      const shorter = Math.min(runs.length, runsOf(other.words).length)
      const isAlike = !hasNumber(sentence.words) && shorter >= 4 && count * 2 > shorter
      if (isSame || isAlike) repeats.push(`${other.place}: ${other.words} / ${sentence.place}: ${sentence.words}`)
    }
  }
  expect(repeats).toEqual([])
})
