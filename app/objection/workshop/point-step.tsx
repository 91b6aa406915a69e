import { type ReactNode, use, useDeferredValue, useId, useState } from 'react'
import { writtenWords } from '../../../content/written-words.ts'
import {
  changePoint,
  type DraftPoint,
  isFact,
  type ObjectionDraft,
  tickPoint,
} from '../../../domain/objection-draft.ts'
import { isOnNewInformation } from '../../../domain/progress.ts'
import { useStageStates } from '../../content-api/campaign-query.ts'
import { useToday } from '../../layout/use-today.ts'
import { Field, marksOf, type Problem } from '../problems.tsx'
import { PlainArea } from './plain-area.tsx'
import { LetterSoFar, Step, WalkContext } from './step.tsx'
import { draftStore } from './use-draft-store.ts'
import { useLetterSoFar } from './use-letter-so-far.ts'
import type { WritingRows } from './use-writing-rows.ts'

const words = writtenWords.point
const todayId = 'today'

/** One reason: what it is like, which only the writer knows, and what the quarry would change; all else may stay empty. */
export function PointStep({
  point,
  isFirst,
  draft,
  rows,
}: {
  point: DraftPoint
  /** Whether no other reason was asked about before, and so nothing is said already. */
  isFirst: boolean
  draft: ObjectionDraft
  rows: WritingRows
}) {
  // A moment behind the typing, so that it holds up no key.
  const { points, text } = useLetterSoFar(useDeferredValue(draft), rows)
  const about = points.find(({ ground }) => ground.id === point.ground)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const isNewInformationAsked = isOnNewInformation(useStageStates(), useToday())
  const { goOn } = use(WalkContext)
  if (!about) return null
  const { ground, offered } = about
  const [problem] = problems
  const change = (changed: Partial<DraftPoint>) => draftStore.change((draft) => changePoint(draft, ground.id, changed))
  const tryNext = () =>
    isFact(point.today) ? goOn() : setProblems([{ field: todayId, text: words.missing(ground.name) }])
  return (
    <Step title={ground.name} problems={problems} onNext={tryNext} side={<LetterSoFar text={text} />}>
      <Question
        id={todayId}
        label={words.today}
        hint={ground.prompt}
        example={ground.example}
        problem={problem}
        value={point.today}
        onText={(today) => {
          change({ today })
          if (isFact(today)) setProblems([])
        }}
      />
      {problem && (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => draftStore.change((draft) => tickPoint(draft, ground.id, false))}
          >
            {words.skip}
          </button>
        </p>
      )}
      <Question
        id="change"
        label={words.change}
        hint={ground.change_prompt}
        example={ground.change_example}
        value={point.change}
        onText={(text) => change({ change: text })}
      />
      <p id="leave-out" className={isFirst ? 'quiet' : 'sr-only'}>
        {words.leaveOut}
      </p>
      <Folded isOpen={isNewInformationAsked || point.wrong !== ''} question={words.wrong}>
        <Question id="wrong" label={words.where} value={point.wrong} onText={(wrong) => change({ wrong })} />
      </Folded>
      <Folded isOpen={point.required !== ''} question={words.required}>
        <Question id="required" label={words.such} value={point.required} onText={(required) => change({ required })} />
      </Folded>
      {offered && (
        <label className="tick">
          <input
            type="checkbox"
            checked={point.hasOurs}
            onChange={({ target }) => change({ hasOurs: target.checked })}
          />
          <span>
            {words.ours} “{offered.text}”
          </span>
        </label>
      )}
    </Step>
  )
}

/** A question with its hint, an example where there is one, and a box. */
function Question({
  id,
  label,
  hint = '',
  example = '',
  problem,
  ...area
}: {
  id: string
  label: string
  hint?: string
  example?: string
  problem?: Problem | undefined
  value: string
  onText: (text: string) => void
}) {
  // On a phone an example would push the boxes out of sight.
  const [hasRoom] = useState(() => matchMedia('(width >= 64rem)').matches)
  return (
    <Field id={id} label={label} problem={problem}>
      {hint !== '' && (
        <p id={`${id}-hint`} className="quiet">
          {hint} {hasRoom && example !== '' && `${words.example}: ${example}`}
        </p>
      )}
      {!hasRoom && example !== '' && (
        <details>
          <summary>{words.example}</summary>
          <p className="quiet">{example}</p>
        </details>
      )}
      <PlainArea
        id={id}
        rows={3}
        {...marksOf(id, problem, ...(hint === '' ? [] : [`${id}-hint`]), 'leave-out')}
        {...area}
      />
    </Field>
  )
}

/** What only some have to say; it stays as its reader leaves it. */
function Folded({ isOpen, question, children }: { isOpen: boolean; question: string; children: ReactNode }) {
  const [wasOpen] = useState(isOpen)
  const id = useId()
  return (
    <details className="stack" open={wasOpen}>
      <summary id={id}>{question}</summary>
      <fieldset aria-labelledby={id}>{children}</fieldset>
    </details>
  )
}
