import type { ComponentProps, ReactNode } from 'react'
import { useField, useFieldValue } from './form-errors.tsx'
import './form-field.css'

interface FieldProps {
  /** The field's path in the row, such as 'preamble.intro': refusals name it. */
  name: string
  /** What it is called, where that is not the label of the table or of the form. */
  label?: string
  hint?: ReactNode
  /** Where it is not given, the schema of the row says it. */
  isRequired?: boolean
  /** Where they are not given, the field is that of the row which the form around edits. */
  value?: string
  onChange?: (value: string) => void
  /** Another way to fill the field in, at its side. */
  beside?: ReactNode
  /** What the value is taken for: told while it is typed. */
  reading?: string
}

/** What a control of a field must carry. */
interface ControlProps {
  id: string
  name: string
  required: boolean
  value: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** A labelled text: one line, or a text area where `rows` is given. */
export function TextField({
  rows,
  type = 'text',
  placeholder,
  maxLength,
  ...field
}: FieldProps & { rows?: number } & Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'maxLength'>) {
  return (
    <Field {...field}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            type={type}
            placeholder={placeholder}
            maxLength={maxLength}
            className="input"
            autoComplete="off"
          />
        ) : (
          <textarea {...control} rows={rows} placeholder={placeholder} className="input" />
        )
      }
    </Field>
  )
}

/** How many of the characters that a text may have it has, as a hint beside it. */
export function characterCount(text: string, most: number): string {
  return `${[...text].length} of ${most} characters.`
}

/** A labelled choice of one. A value that is no option is shown as one, under its own name or `other`, so that saving does not change it unasked. */
export function SelectField({
  options,
  other,
  ...field
}: FieldProps & { options: readonly { value: string; label: string }[]; other?: string }) {
  const { value: chosen } = useFieldValue(field.name, field)
  const isKnown = options.some(({ value }) => value === chosen)
  const label = chosen === '' ? 'Choose…' : (other ?? chosen)
  const shown = isKnown ? options : [{ value: chosen, label }, ...options]
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} className="input">
          {shown.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A labelled group of boxes to tick, or of which to choose one. */
export function ChoiceField({
  name,
  label: own,
  children,
}: {
  name: string
  label?: string | undefined
  children: ReactNode
}) {
  const { id, label, error } = useField(name, own)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="form-field"
      data-invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="form-legend">{label}</legend>
      <FieldNotes id={id} error={error} />
      <div className="line options">{children}</div>
    </fieldset>
  )
}

/** A list of texts of the row, each a box to tick; what `children` say stands around the boxes. */
export function BoxesField({
  name,
  label,
  shown,
  labelOf = (value) => value,
  lead,
  children,
}: {
  name: string
  label?: string
  shown: readonly string[]
  labelOf?: (value: string) => string
  lead?: ReactNode
  children?: ReactNode
}) {
  const { value = [], onChange } = useFieldValue<readonly string[] | undefined>(name, {})
  return (
    <ChoiceField name={name} label={label}>
      {lead}
      {shown.map((each) => (
        <label key={each} className="option">
          <input
            type="checkbox"
            checked={value.includes(each)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, each] : value.filter((other) => other !== each))
            }
          />
          <span>{labelOf(each)}</span>
        </label>
      ))}
      {children}
    </ChoiceField>
  )
}

/** The hint of a control and why it was refused; the control names both in its `aria-describedby`. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="form-error">
          {error}
        </p>
      )}
    </>
  )
}

/** Label, hint, control and error of a field, tied together. */
function Field({
  name,
  label: own,
  hint,
  beside,
  reading,
  children,
  ...given
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { id, label, error } = useField(name, own)
  const { value, onChange, isRequired } = useFieldValue(name, given)
  const notes = { hint, error, reading }
  const described = Object.entries(notes)
    .flatMap(([note, isThere]) => (isThere ? `${id}-${note}` : []))
    .join(' ')
  const control = children({
    id,
    name,
    required: given.isRequired ?? isRequired,
    value,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
    onChange: (event) => onChange(event.target.value),
  })
  return (
    <div className="form-field" data-invalid={error !== undefined}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} />
      {beside ? (
        <div className="line input-row">
          {control}
          {beside}
        </div>
      ) : (
        control
      )}
      {reading !== undefined && (
        <p id={`${id}-reading`} aria-live="polite" className="date-reading">
          {reading}
        </p>
      )}
    </div>
  )
}
