import { useState } from 'react'
import { writtenWords } from '../../../content/written-words.ts'
import type { LetterPoint } from '../../../domain/letter.ts'
import { changePoint, type DraftPoint, tickPoint } from '../../../domain/objection-draft.ts'
import type { Problem } from '../problems.tsx'
import { PlainArea } from './plain-area.tsx'
import { Step } from './step.tsx'
import { draftStore } from './use-draft-store.ts'

const words = writtenWords.fact
const fieldId = 'own-words'

/** Asks for a fact that only the writer knows, for one of the reasons. */
export function FactStep({
  point: { ground: id, words: written, hasOurs },
  asked: { ground, fitting, next, leftOut },
  caption,
  back,
  onNext,
}: {
  point: DraftPoint
  asked: LetterPoint
  caption: string
  back: string
  onNext: () => void
}) {
  const [problems, setProblems] = useState<Problem[]>([])
  const goOn = () => (written.trim() === '' ? setProblems([{ field: fieldId, text: words.empty }]) : onNext())
  const skip = problems.length > 0 && (
    <p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => draftStore.change((draft) => tickPoint(draft, id, false))}
      >
        {words.skip}
      </button>
    </p>
  )
  return (
    <Step title={ground.name} caption={caption} back={back} problems={problems} onNext={goOn} after={skip}>
      <div className="field">
        <label htmlFor={fieldId}>{ground.prompt}</label>
        <p id="example" className="step-hint">
          {words.example} {ground.example}
        </p>
        <PlainArea
          id={fieldId}
          rows={5}
          aria-invalid={problems.length > 0}
          aria-describedby="example leave-out"
          value={written}
          onText={(text) => draftStore.change((draft) => changePoint(draft, id, { words: text }))}
        />
        <p id="leave-out" className="step-hint">
          {words.leaveOut}
        </p>
      </div>
      <p id="left-out" className="step-hint">
        {leftOut > 0 && words.leftOut(leftOut)}
      </p>
      {(fitting ?? next) && (
        <>
          <label className="step-tick">
            <input
              type="checkbox"
              checked={hasOurs}
              aria-describedby="left-out"
              onChange={({ target }) =>
                draftStore.change((draft) => changePoint(draft, id, { hasOurs: target.checked }))
              }
            />
            <span>
              {words.ours} “{(fitting ?? next)?.text}”
            </span>
          </label>
          {hasOurs && fitting && next && (
            <p className="step-hint">
              {words.longer(next.missing)} {next.text}
            </p>
          )}
        </>
      )}
    </Step>
  )
}
