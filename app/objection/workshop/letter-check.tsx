import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { plainLetters } from '../../../domain/plain-letters.ts'
import { type Code, LookCloser, type Writer } from '../look-closer.tsx'

/** How long after the last change the letter is looked at, in ms: whoever types or listens is not to be disturbed at each key. */
const pause = 900

/** The closer look at the letter as it stands: what it says of content is said of its writer's own words alone. */
export const LetterCheck = memo(function LetterCheck({
  text,
  own,
  person,
  code,
}: {
  text: string
  own: string
  person: Writer
  code: Code
}) {
  const settled = useDeferredValue(useSettled(text, own))
  // As they stand in the letter.
  const writer = useMemo(
    () => ({ name: plainLetters(person.name).trim(), address: plainLetters(person.address).trim() }),
    [person.name, person.address],
  )
  return (
    <div id="letter-check" tabIndex={-1} className="evaluation workshop-check quiet-focus">
      <LookCloser code={code} {...settled} writer={writer} />
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
