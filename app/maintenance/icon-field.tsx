import type { ReactNode } from 'react'
import { useField } from './form-errors.tsx'

/** A choice of one icon, each shown as its picture with its name. A stored name that is none of them is shown as well, so that saving does not change it unasked. */
export function IconField({
  name,
  icons,
  value,
  onChange,
  picture,
}: {
  name: string
  icons: readonly string[]
  value: string
  onChange: (icon: string) => void
  picture: (icon: string) => ReactNode
}) {
  const { id, error } = useField(name, 'Icon')
  const shown = icons.includes(value) || value === '' ? icons : [value, ...icons]
  return (
    <fieldset className="m-field" data-invalid={error !== undefined} aria-describedby={error && `${id}-error`}>
      <legend className="m-legend">Icon</legend>
      {error && (
        <p id={`${id}-error`} className="m-field-error">
          {error}
        </p>
      )}
      <div className="m-icons">
        {shown.map((icon, index) => (
          <label key={icon} className="m-icon">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={icon}
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            {picture(icon)}
            <span>{icon}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
