import { type ReactNode, useId } from 'react'
import { useFieldValue } from './form-errors.tsx'
import { ChoiceField } from './form-field.tsx'

/** A choice of one icon, each shown as its picture with its name. A stored name that is none of them is shown as well, so that saving does not change it unasked. */
export function IconField({
  name,
  icons,
  picture,
}: {
  name: string
  icons: readonly string[]
  picture: (icon: string) => ReactNode
}) {
  const group = useId()
  const { value, onChange } = useFieldValue<string>(name, {})
  const shown = icons.includes(value) || value === '' ? icons : [value, ...icons]
  return (
    <ChoiceField name={name} label="Icon">
      {shown.map((icon) => (
        <label key={icon} className="option">
          <input type="radio" name={group} value={icon} checked={icon === value} onChange={() => onChange(icon)} />
          {picture(icon)}
          <span>{icon}</span>
        </label>
      ))}
    </ChoiceField>
  )
}
