import { useId, useMemo, useState } from 'react'
import type { TableName } from '../../../domain/content.ts'
import { QuietButton } from '../buttons.tsx'
import { TextParts } from '../difference-table.tsx'
import { newDraft, writeDraft } from '../draft-store.ts'
import { labelIn } from '../field-label.ts'
import { Modal } from '../modal.tsx'
import { readableTexts } from '../readable-text.ts'
import { changedFields } from '../row-difference.ts'
import { type TextPart, wordDifference } from '../word-difference.ts'
import { bare } from './align-items.ts'
import type { Choice, Choices, FieldConflict } from './merge-rows.ts'
import { fieldList } from './merge-words.ts'
import type { RowForm } from './row-editor.ts'
import { mergeWith } from './row-state.ts'
import { versionOf } from './save-row.ts'
import './editing.css'

/** The choice where somebody else has saved the same fields of the row, as soon as the maintainer wants to make it. */
export function RowConflict<T extends TableName, V extends object>({ form }: { form: RowForm<T, V> }) {
  const { met, isAsked } = form
  return met && isAsked && <ConflictDialog key={met.theirs.updated_at} form={form} met={met} />
}

/**
 * The choice, field by field, where two people have changed the same. The text that is not chosen is kept: theirs in the
 * history, mine as a draft. Closing the dialog goes back to the form with everything as it was typed.
 */
function ConflictDialog<T extends TableName, V extends object>({
  form,
  met,
}: {
  form: RowForm<T, V>
  met: NonNullable<RowForm<T, V>['met']>
}) {
  const { definition } = form
  const theirs = versionOf(definition, met.theirs, form.base)
  const id = useId()
  const [choices, setChoices] = useState<Choices>({})
  const [problem, setProblem] = useState('')
  const { merged, conflicts } = mergeWith(form, theirs.values, definition.table)
  const others = Object.keys(changedFields(form.values, merged))
  const labels = definition.labels?.(form.values)
  const open = conflicts.filter(({ field }) => choices[field] === undefined)
  const chooseAll = (choice: 'mine' | 'theirs') =>
    setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, choice])))

  const decide = () => {
    if (open.length > 0) {
      setProblem(
        `Choose a text for ${fieldList(
          open.map(({ field }) => field),
          definition.table,
          labels,
        )}.`,
      )
      document.querySelector<HTMLInputElement>(`[name="${CSS.escape(`${id}-${open[0]?.field}`)}"]`)?.focus()
      return
    }
    const notTaken = conflicts.map(({ field }) => field).filter((field) => choices[field] === 'theirs')
    const mine = { ...form.unsaved, value: merged, base: theirs.values, basedOn: theirs.version, notTaken }
    if (notTaken.length === 0 || writeDraft(newDraft(mine))) return form.decide(choices)
    setProblem('This browser cannot keep your text: its storage is full or blocked. Copy it first, or choose yours.')
  }

  return (
    <Modal
      title={`This ${definition.noun} was changed after you opened it`}
      className="modal-wide"
      onClose={() => form.ask(false)}
    >
      <p>
        {met.isAgain && 'It was changed once more while you chose. '}
        Nothing has been overwritten. You and somebody else changed the same text: choose which one stays. The other is
        kept. If you choose yours, theirs is in the History. If you choose theirs, yours stays in this browser, and the
        form offers it to you again.
      </p>
      {others.length > 0 && (
        <p className="version-others">
          What only one of you changed goes in without a choice. Theirs: {fieldList(others, definition.table, labels)}.
        </p>
      )}
      {conflicts.length > 1 && (
        <p className="line button-row">
          <QuietButton onClick={() => chooseAll('mine')}>Choose mine everywhere</QuietButton>
          <QuietButton onClick={() => chooseAll('theirs')}>Choose theirs everywhere</QuietButton>
        </p>
      )}
      {conflicts.map((each) => (
        <VersionChoice
          key={each.field}
          field={labels?.[each.field] ?? labelIn(definition.table, each.field)}
          name={`${id}-${each.field}`}
          conflict={each}
          choice={choices[each.field]}
          onChoose={(choice) => setChoices((now) => ({ ...now, [each.field]: choice }))}
        />
      ))}
      <p role="alert" className="form-error version-problem">
        {problem}
      </p>
      <p className="line button-row">
        <button type="button" className="button" onClick={decide}>
          Save with these choices
        </button>
        <QuietButton onClick={() => form.ask(false)}>Back to the form</QuietButton>
      </p>
    </Modal>
  )
}

/** One field that two people have changed: both texts side by side, what differs marked, and the choice between them. */
function VersionChoice({
  name,
  field,
  conflict: { mine, theirs },
  choice,
  onChoose,
}: {
  name: string
  /** What the form calls the field. */
  field: string
  conflict: Pick<FieldConflict, 'mine' | 'theirs'>
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}) {
  const parts = useMemo(() => wordDifference(...readableTexts(bare(theirs), bare(mine))), [theirs, mine])
  const version = (which: Choice, label: string, value: unknown, shown: TextPart[]) => (
    <div className="version">
      <label className="version-name">
        <input
          type="radio"
          name={name}
          checked={choice === which}
          aria-describedby={`${name}-${which}`}
          onChange={() => onChoose(which)}
        />{' '}
        {label}
      </label>
      <p id={`${name}-${which}`} className="version-text">
        {value === undefined ? (
          <em>Taken out</em>
        ) : shown.every(({ text }) => text === '') ? (
          <em>Empty</em>
        ) : (
          <TextParts
            parts={shown}
            mark={which === 'mine' ? 'ins' : 'del'}
            words={`only in ${which === 'mine' ? 'yours' : 'theirs'}`}
          />
        )}
      </p>
    </div>
  )
  return (
    <fieldset className="versions">
      <legend className="form-legend">{field}</legend>
      {version('theirs', 'Their text', theirs, parts.before)}
      {version('mine', 'Your text', mine, parts.after)}
    </fieldset>
  )
}
