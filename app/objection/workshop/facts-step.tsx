import { useState } from 'react'
import { writtenWords } from '../../../content/written-words.ts'
import type { LetterPoint } from '../../../domain/letter.ts'
import { changePoint, type DraftPoint, isFact, tickPoint } from '../../../domain/objection-draft.ts'
import { FieldProblem, type Problem } from '../problems.tsx'
import { PlainArea } from './plain-area.tsx'
import { Step } from './step.tsx'
import { draftStore } from './use-draft-store.ts'

const words = writtenWords.facts

/** Asks for a fact that only the writer knows, for each of the reasons in the order of ticking. */
export function FactsStep({
  points,
  asked,
  back,
  onNext,
}: {
  points: readonly DraftPoint[]
  asked: readonly LetterPoint[]
  back: string
  onNext: () => void
}) {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const nameOf = (id: string) => asked.find(({ ground }) => ground.id === id)?.ground.name ?? ''
  const goOn = () => {
    const missing = points.filter((point) => !isFact(point.today))
    setProblems(missing.map(({ ground }) => ({ field: fieldOf(ground), text: words.missing(nameOf(ground)) })))
    if (missing.length === 0) onNext()
  }
  return (
    <Step title={words.title} back={back} problems={problems} onNext={goOn}>
      <p id="leave-out">{words.leaveOut}</p>
      {points.map((point) => (
        <FactField
          key={point.ground}
          point={point}
          about={asked.find(({ ground }) => ground.id === point.ground)}
          problem={problems.find(({ field }) => field === fieldOf(point.ground))}
          onMended={(field) => setProblems(problems.filter((problem) => problem.field !== field))}
        />
      ))}
      <p className="step-hint">{words.documents}</p>
    </Step>
  )
}

const fieldOf = (ground: string) => `words-${ground}`

/** One question with its box, and below it our sentence, which may follow. */
function FactField({
  point: { ground: id, today, hasOurs },
  about,
  problem,
  onMended,
}: {
  point: DraftPoint
  about: LetterPoint | undefined
  problem: Problem | undefined
  onMended: (field: string) => void
}) {
  if (!about) return null
  const { ground, offered } = about
  const field = fieldOf(id)
  const part = (name: string) => `${name}-${id}`
  const change = (changed: Partial<DraftPoint>) => draftStore.change((draft) => changePoint(draft, id, changed))
  return (
    <div className="step-fact">
      <div className="field">
        <label htmlFor={field}>
          <span className="step-fact-name">{ground.name}</span> {ground.prompt}
        </label>
        <p id={part('example')} className="step-hint">
          {words.example} {ground.example}
        </p>
        <FieldProblem id={part('problem')} problem={problem} />
        <PlainArea
          id={field}
          rows={3}
          aria-invalid={problem !== undefined}
          aria-describedby={`${part('example')} leave-out${problem ? ` ${part('problem')}` : ''}`}
          value={today}
          onText={(text) => {
            change({ today: text })
            if (problem && isFact(text)) onMended(field)
          }}
        />
      </div>
      {problem && (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => draftStore.change((draft) => tickPoint(draft, id, false))}
          >
            {words.skip}
            <span className="sr-only">: {ground.name}</span>
          </button>
        </p>
      )}
      {offered && (
        <label className="step-tick">
          <input type="checkbox" checked={hasOurs} onChange={({ target }) => change({ hasOurs: target.checked })} />
          <span>
            {words.ours} “{offered.text}”
          </span>
        </label>
      )}
    </div>
  )
}
