import { type ComponentProps, type ReactNode, useId } from 'react'
import { dateWords } from '../../domain/date-words.ts'
import { isCalendarDate } from '../../domain/event-date.ts'
import { parseEventTime } from '../../domain/event-time.ts'
import { schemaAt } from '../../domain/field-words.ts'
import { newRowSchemas } from '../../domain/row-schemas.ts'
import { timeWords } from '../../domain/typed-time.ts'
import { useField, useFieldValue } from './form-context.tsx'

interface FieldProps {
  /** The field's path in the row, such as 'preamble.intro': refusals name it. */
  name: string
  /** What it is called, where that is not the label of the table or of the form. */
  label?: string | undefined
  hint?: ReactNode
  /** Where it is not given, the schema of the row says it. */
  isRequired?: boolean
  /** Where they are not given, the field is that of the row which the form around edits. */
  value?: string
  onChange?: (value: string) => void
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
  inputMode,
  ...field
}: FieldProps & { rows?: number } & Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'maxLength' | 'inputMode'>) {
  return (
    <Field {...field}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            type={type}
            placeholder={placeholder}
            maxLength={maxLength}
            inputMode={inputMode}
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

/** A date in any spelling that the row's schema takes. What it is taken for is told while it is typed. */
export function DateField(field: FieldProps) {
  return (
    <TextField {...field} reading={useReading(field, (day) => (isCalendarDate(day) ? dateWords(day) : undefined))} />
  )
}

/** A time or a span of time in any spelling that the row's schema takes, told as a date is. */
export function TimeField(field: FieldProps) {
  return <TextField {...field} reading={useReading(field, (time) => parseEventTime(time) && timeWords(time))} />
}

/** What the schema makes of a typed text: `say` has words for all but words. */
function useReading({ name, label: own }: FieldProps, say: (stored: string) => string | undefined): string {
  const { label, table } = useField(name, own)
  const { value } = useFieldValue<string>(name, {})
  if (table === undefined || value.trim() === '') return ''
  const { data, error } = schemaAt(newRowSchemas[table], name)?.safeParse(value) ?? {}
  if (error) return `${label} ${error.issues[0]?.message}.`
  return say(String(data)) ?? 'Taken as words.'
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
  hint,
  children,
}: Pick<FieldProps, 'name' | 'label' | 'hint'> & { children: ReactNode }) {
  const { id, label, error } = useField(name, own)
  return (
    <fieldset id={id} tabIndex={-1} className="form-field" aria-describedby={error && `${id}-error`}>
      <legend className="form-legend">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}

/** A list of texts of the row, each a box to tick; `children` stand behind the boxes. */
export function BoxesField({
  name,
  label,
  shown,
  hint,
  labelOf = (value) => value,
  children,
}: Pick<FieldProps, 'name' | 'label' | 'hint'> & {
  shown: readonly string[]
  labelOf?: (value: string) => string
  children?: ReactNode
}) {
  const { value = [], onChange } = useFieldValue<readonly string[] | undefined>(name, {})
  return (
    <ChoiceField name={name} label={label} hint={hint}>
      <div className="row">
        {shown.map((each) => (
          <label key={each} className="tick">
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
      </div>
      {children}
    </ChoiceField>
  )
}

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
      <div className="grid gap-8" style={{ '--column': '10rem' }}>
        {shown.map((icon) => (
          <label key={icon} className="tick">
            <input type="radio" name={group} value={icon} checked={icon === value} onChange={() => onChange(icon)} />
            {picture(icon)}
            <span>{icon}</span>
          </label>
        ))}
      </div>
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
        <p id={`${id}-error`} className="field-problem">
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
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} />
      {control}
      {reading !== undefined && (
        <p id={`${id}-reading`} aria-live="polite" className="date-reading">
          {reading}
        </p>
      )}
    </div>
  )
}
