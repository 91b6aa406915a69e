import type { ObjectionEvaluation } from '../objection-evaluator.ts'

/** Longer words in which the keyword is meant. */
const meant =
  /^(?:ground|rain|flood|waste|surface|storm|head|under|back|melt|well)water|^un?health|^asleep|^(?:cross|by|rail)road|^disquiet|^un(?:safe|quiet|peace)|dust$/i

/** Longer words that begin with the keyword and mean something else. */
const unmeant = /^(?:green(?:h|gr)|dust[bm])/i

/** The first place of each keyword that stands only inside other words: 'sound' in 'unsound'. In the order of the text. */
export function keywordsInsideWords({
  results,
}: ObjectionEvaluation): ObjectionEvaluation['results'][number]['matches'] {
  return results
    .flatMap(({ matches }) => {
      const own = new Set(
        matches
          .filter(({ isInsideWord, words }) => !unmeant.test(words) && (!isInsideWord || meant.test(words)))
          .map(({ keyword }) => keyword),
      )
      const inside = matches.filter(({ keyword }) => !own.has(keyword))
      return [
        ...new Map(
          inside.toReversed().map((match) => [`${match.keyword} ${match.words.toLowerCase()}`, match]),
        ).values(),
      ]
    })
    .sort((a, b) => a.start - b.start)
}
