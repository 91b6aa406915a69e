import { memo } from 'react'
import { closerLook } from '../../content/closer-look-words.ts'
import type { CriterionResult } from '../../domain/objection-evaluator.ts'
import { markMatches } from './mark-matches.ts'

/** So many characters are marked: more than any letter has, and no more than a browser shows at a blink. */
const mostMarked = 50_000

/** The text with the words that counted marked; of one that is longer than any letter, its beginning. */
export const MarkedText = memo(function MarkedText({
  text,
  results,
}: {
  text: string
  results: readonly CriterionResult[]
}) {
  return (
    <div className="marked-text">
      {markMatches(text.slice(0, mostMarked), results).map((part, index) =>
        part.theme === undefined ? (
          part.text
        ) : (
          <mark key={index} data-theme={part.theme}>
            {part.text}
          </mark>
        ),
      )}
      {text.length > mostMarked && <p className="marked-text-end">{closerLook.markedSoFar(mostMarked, text.length)}</p>}
    </div>
  )
})
