import { useMemo } from 'react'
import { readableTexts } from '../readable-text.ts'
import { TextParts } from '../text-parts.tsx'
import { type TextPart, wordDifference } from '../word-difference.ts'
import { bare } from './align-items.ts'
import type { Choice, FieldConflict } from './merge-rows.ts'

/** One field that two people have changed: both texts side by side, what differs marked, and the choice between them. */
export function VersionChoice({
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
