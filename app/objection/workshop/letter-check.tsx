import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { resultSentence } from '../../../content/evaluator-page.ts'
import { objectionCriteria } from '../../../content/objection-criteria.ts'
import { workshopPage } from '../../../content/workshop-page.ts'
import type { CloserLookContext } from '../../../domain/closer-look/finding.ts'
import { evaluateObjection } from '../../../domain/objection-evaluator.ts'
import { plainLetters } from '../../../domain/plain-letters.ts'
import { EvaluationResult } from '../evaluation-result.tsx'
import { type Code, LookCloser, type Writer } from '../look-closer.tsx'

/** How long after the last change the letter is looked at, in ms: whoever types or listens is not to be disturbed at each key. */
const pause = 900

/**
 * The check of the letter as it stands, as on /evaluate-objection, but of its writer's own words: ours have the keywords
 * as well, and would be praised for them (rule: live-check).
 */
export const LetterCheck = memo(function LetterCheck({
  text,
  own,
  person,
  code,
  framing,
  curable,
}: Pick<CloserLookContext, 'framing' | 'curable'> & { text: string; own: string; person: Writer; code: Code }) {
  const settled = useDeferredValue(useSettled(text, own))
  // As they stand in the letter.
  const writer = useMemo(
    () => ({ name: plainLetters(person.name).trim(), address: plainLetters(person.address).trim() }),
    [person.name, person.address],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const evaluation = useMemo(() => evaluateObjection(settled.own, objectionCriteria), [settled.own])
  const hasOwn = /[\p{L}\d]/u.test(settled.own)
  if (!evaluation) return null
  return (
    <div id="letter-check" tabIndex={-1} className="evaluation workshop-check quiet-focus">
      <p role="status" className="sr-only">
        {hasOwn && resultSentence(evaluation)}
      </p>
      {hasOwn ? (
        <EvaluationResult evaluation={evaluation} heading={heading} isLive note={workshopPage.scoreOfOwnWords} />
      ) : (
        <p className="workshop-hint">{workshopPage.scoreLater}</p>
      )}
      <LookCloser
        code={code}
        {...settled}
        evaluation={evaluation}
        framing={framing}
        writer={writer}
        curable={curable}
        isShownElsewhere
      />
    </div>
  )
})

/** The text and what is its writer's own in it, once they have stayed the same for a while. */
function useSettled(text: string, own: string): { text: string; own: string } {
  const [settled, setSettled] = useState({ text, own })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, own }), pause)
    return () => clearTimeout(timer)
  }, [text, own])
  return settled
}
