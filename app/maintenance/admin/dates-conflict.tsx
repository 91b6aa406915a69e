import { useId, useState } from 'react'
import { dateWords } from '../../../domain/date-words.ts'
import type { Choices } from '../editing/merge-rows.ts'
import { VersionChoice } from '../editing/version-choice.tsx'
import { Modal } from '../modal.tsx'
import { QuietButton } from '../quiet-button.tsx'
import type { MetDates } from './stage-dates.ts'
import '../editing/editing.css'

/** The choice where two have given a stage other dates at the same time: theirs beside mine, field by field. */
export function DatesConflict({
  met: { conflicts },
  labels,
  onDecide,
  onClose,
}: {
  met: MetDates
  /** What the form calls the fields. */
  labels: Readonly<Record<string, string>>
  onDecide: (choices: Choices) => void
  onClose: () => void
}) {
  const id = useId()
  const [choices, setChoices] = useState<Choices>({})
  const [problem, setProblem] = useState('')
  const decide = () => {
    const open = conflicts.find(({ field }) => choices[field] === undefined)
    if (!open) return onDecide(choices)
    setProblem(`Choose a date for ${labels[open.field]}.`)
    document.querySelector<HTMLInputElement>(`[name="${CSS.escape(`${id}-${open.field}`)}"]`)?.focus()
  }
  return (
    <Modal title="This stage was changed after you opened it" className="modal-wide" onClose={onClose}>
      <p>
        Nothing has been overwritten. You and somebody else gave it other dates: choose which stay. If you choose yours,
        theirs are in the History.
      </p>
      {conflicts.map(({ field, mine, theirs }) => (
        <VersionChoice
          key={field}
          field={labels[field] ?? field}
          noun="date"
          name={`${id}-${field}`}
          conflict={{ mine: inWords(mine), theirs: inWords(theirs) }}
          choice={choices[field]}
          onChoose={(choice) => setChoices((now) => ({ ...now, [field]: choice }))}
        />
      ))}
      <p role="alert" className="form-error version-problem">
        {problem}
      </p>
      <p className="line button-row">
        <button type="button" className="button" onClick={decide}>
          Save with these choices
        </button>
        <QuietButton onClick={onClose}>Back to the form</QuietButton>
      </p>
    </Modal>
  )
}

const inWords = (day: unknown) => (day === '' ? '' : dateWords(String(day)))
