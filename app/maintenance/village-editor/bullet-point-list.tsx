import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '../form-field.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { newPoint } from './village-fields.ts'

export function BulletPointList({
  path,
  points,
  onChange,
}: {
  path: string
  points: readonly string[]
  /** `part` names the point that is typed in; adding and removing have none. */
  onChange: (part: string | undefined, next: (points: string[]) => string[]) => void
}) {
  const id = useId()
  const removeId = (index: number) => `${id}-remove-${index}`
  const addId = `${id}-add`
  const remove = (index: number) => {
    flushSync(() => onChange(undefined, (now) => now.toSpliced(index, 1)))
    const next = document.getElementById(removeId(Math.min(index, points.length - 2)))
    ;(next ?? document.getElementById(addId))?.focus()
  }
  return (
    <fieldset className="form-field">
      <legend className="form-legend">Bullet Points</legend>
      <ul className="edited-points">
        {points.map((point, index) => (
          <li key={index}>
            <TextField
              name={`${path}.${index}`}
              label={`Bullet point ${index + 1}`}
              rows={2}
              value={point}
              onChange={(text) => onChange(String(index), (now) => now.with(index, text))}
            />
            <button
              id={removeId(index)}
              type="button"
              className="icon-button"
              aria-label={`Remove bullet point ${index + 1}`}
              onClick={() => remove(index)}
            >
              <X aria-hidden size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p className="line button-row">
        <QuietButton id={addId} onClick={() => onChange(undefined, (now) => [...now, newPoint])}>
          <Plus aria-hidden size={18} /> Add Point
        </QuietButton>
      </p>
    </fieldset>
  )
}
