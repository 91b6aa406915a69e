import { useId, useRef, useState } from 'react'
import type { TableName } from '../../../domain/content.ts'
import { QuietButton } from '../buttons.tsx'
import { useSaveKey } from '../keys.ts'
import { Modal } from '../modal.tsx'
import { labelIn } from '../names.ts'
import { readableTexts } from '../readable-text.ts'
import { changedFields } from '../row-difference.ts'
import { type Choice, type Choices, fieldList, mergeRows } from './merge-rows.ts'
import type { RowForm } from './row-form.ts'

/** The choice where somebody else has saved the same fields of the row, as soon as the maintainer wants to make it. */
export function RowConflict<T extends TableName, V extends object>({ form }: { form: RowForm<T, V> }) {
  const { conflict, isAsked } = form
  return conflict && isAsked && <ConflictDialog key={conflict.theirs.version} form={form} conflict={conflict} />
}

/**
 * The choice, field by field, where two people have changed the same. The text that is not chosen is kept in the
 * history. Closing the dialog goes back to the form with everything as it was typed.
 */
function ConflictDialog<T extends TableName, V extends object>({
  form,
  conflict,
}: {
  form: RowForm<T, V>
  conflict: NonNullable<RowForm<T, V>['conflict']>
}) {
  const { noun, table, labels: labelsFor } = form.definition
  const id = useId()
  const buttons = useRef<HTMLParagraphElement>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [problem, setProblem] = useState('')
  const { merged, conflicts } = mergeRows(table, form.base, form.values, conflict.theirs.values)
  const others = Object.keys(changedFields(form.values, merged))
  const labels = labelsFor?.(form.values)

  const decide = async () => {
    const open = conflicts.find(({ field }) => choices[field] === undefined)?.field
    if (open !== undefined) {
      setProblem(`Choose a text for ${fieldList([open], table, labels)}.`)
      document.querySelector<HTMLInputElement>(`[name="${CSS.escape(`${id}-${open}`)}"]`)?.focus()
    } else await form.decide(choices)
  }
  useSaveKey(buttons, decide)

  return (
    <Modal title={`This ${noun} was changed after you opened it`} className="modal-wide" onClose={form.turnAway}>
      <p>
        {conflict.isAgain && 'It was changed once more while you chose. '}
        Nothing has been overwritten. You and somebody else changed the same text: choose which one stays. The other is
        kept in the History, where Restore brings it back.
      </p>
      {others.length > 0 && (
        <p className="list-summary">
          Changes that only one of you made are all kept. Theirs: {fieldList(others, table, labels)}.
        </p>
      )}
      {conflicts.map((each) => (
        <VersionChoice
          key={each.field}
          label={labels?.[each.field] ?? labelIn(table, each.field)}
          texts={readableTexts(table, each.field, each.theirs, each.mine)}
          name={`${id}-${each.field}`}
          choice={choices[each.field]}
          onChoose={(choice) => setChoices((now) => ({ ...now, [each.field]: choice }))}
        />
      ))}
      <p role="alert" className="field-problem">
        {problem}
      </p>
      <p ref={buttons} className="line button-row">
        <button type="button" className="button" aria-keyshortcuts="Control+S" onClick={decide}>
          Save with these choices
        </button>
        <QuietButton onClick={form.turnAway}>Back to the form</QuietButton>
      </p>
    </Modal>
  )
}

/** One field that two people have changed: both texts side by side, and the choice between them. */
function VersionChoice({
  name,
  label,
  texts: [theirText, myText],
  choice,
  onChoose,
}: {
  name: string
  /** What the form calls the field. */
  label: string
  texts: [theirs: string, mine: string]
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}) {
  const versions = [
    { which: 'theirs', whose: 'Their text', text: theirText },
    { which: 'mine', whose: 'Your text', text: myText },
  ] as const
  return (
    <fieldset className="form-field">
      <legend className="form-legend">{label}</legend>
      <div className="two-columns gap-8">
        {versions.map(({ which, whose, text }) => (
          <div key={which} className="card">
            <label className="tick">
              <input
                type="radio"
                name={name}
                checked={choice === which}
                aria-describedby={`${name}-${which}`}
                onChange={() => onChoose(which)}
              />
              <b>{whose}</b>
            </label>
            <p id={`${name}-${which}`} className="row-words">
              {text === '' ? <em>Empty</em> : text}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
