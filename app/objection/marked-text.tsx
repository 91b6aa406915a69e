import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { closerLook } from '../../content/closer-look-words.ts'
import type { CriterionResult } from '../../domain/objection-evaluator.ts'
import { inPieces, inStretches, type MarkedPart, markMatches } from './mark-matches.ts'

/**
 * The text with the words that counted marked. It comes piece by piece, so that it holds up neither the score nor the
 * keyboard, and of a text that no browser could carry whole as much as is asked for.
 */
export function MarkedText({ text, results }: { text: string; results: readonly CriterionResult[] }) {
  const stretches = useMemo(() => inStretches(inPieces(markMatches(text, results))), [text, results])
  const [shown, showNext] = useBeginning(stretches)
  return (
    <div className="marked-text">
      {shown.map(({ pieces }, index) => (
        <MarkedStretch key={index} pieces={pieces} isAskedFor={index > 0} />
      ))}
      {shown.length < stretches.length && (
        <div className="marked-text-end">
          <p>{closerLook.markedSoFar(shown.at(-1)?.end ?? 0, text.length)}</p>
          <button type="button" className="button button-quiet no-print" onClick={showNext}>
            {closerLook.markMore}
          </button>
        </div>
      )}
    </div>
  )
}

/** Only the stretch that grows is rendered again at each piece: what stands before it costs nothing. One that was asked for gets the focus. */
const MarkedStretch = memo(function MarkedStretch({
  pieces,
  isAskedFor,
}: {
  pieces: readonly MarkedPart[][]
  isAskedFor: boolean
}) {
  const [shown, showNext] = useBeginning(pieces)
  const stretch = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAskedFor) stretch.current?.focus()
  }, [isAskedFor])
  useEffect(() => {
    if (shown.length === pieces.length) return
    const next = setTimeout(showNext)
    return () => clearTimeout(next)
  })
  return (
    <div ref={stretch} tabIndex={-1} className="quiet-focus">
      {shown.map((parts, index) => (
        <MarkedPiece key={index} parts={parts} />
      ))}
    </div>
  )
})

/** The first of the items, and what shows one more of them; other items begin with their first again. */
function useBeginning<Item>(items: readonly Item[]): [readonly Item[], () => void] {
  const [progress, setProgress] = useState({ items, count: 1 })
  const count = progress.items === items ? progress.count : 1
  return [items.slice(0, count), () => setProgress({ items, count: count + 1 })]
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
