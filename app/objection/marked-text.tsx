import { memo, useEffect, useMemo, useState } from 'react'
import type { CriterionResult } from '../../domain/objection-evaluator.ts'
import { inPieces, type MarkedPart, markMatches } from './mark-matches.ts'

/** The text with the words that counted marked. A long one comes piece by piece, so that it holds up neither the score nor the keyboard. */
export function MarkedText({ text, results }: { text: string; results: readonly CriterionResult[] }) {
  const pieces = useMemo(() => inPieces(markMatches(text, results)), [text, results])
  const [progress, setProgress] = useState({ pieces, shown: 1 })
  const shown = progress.pieces === pieces ? progress.shown : 1
  useEffect(() => {
    if (shown >= pieces.length) return
    const next = setTimeout(() => setProgress({ pieces, shown: shown + 1 }))
    return () => clearTimeout(next)
  }, [shown, pieces])
  return (
    <div className="marked-text">
      {pieces.slice(0, shown).map((parts, index) => (
        <MarkedPiece key={index} parts={parts} />
      ))}
    </div>
  )
}

const MarkedPiece = memo(function MarkedPiece({ parts }: { parts: readonly MarkedPart[] }) {
  return (
    <div>
      {parts.map((part, index) =>
        part.theme === undefined ? (
          part.text
        ) : (
          <mark key={index} data-theme={part.theme}>
            {part.text}
          </mark>
        ),
      )}
    </div>
  )
})
