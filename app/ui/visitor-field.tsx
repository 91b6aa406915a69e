import type { ComponentProps, ReactNode } from 'react'
import type { VisitorField } from '../../domain/visitor-fields.ts'
import type { FormRefusal } from './refusal.ts'

interface FormFieldProps {
  id: string
  name: string
  label: ReactNode
  field: VisitorField
  refusal: FormRefusal | undefined
  defaultValue: string | undefined
  input?: ComponentProps<'input'>
  hint?: string
  /** How many lines are seen at once; one where it is left out. */
  rows?: number
}

/** A labelled field with its error between label and box. */
export function FormField({ id, name, label, field, refusal, defaultValue, input, hint, rows }: FormFieldProps) {
  const problem = refusal?.problems.find((problem) => problem.field === name)
  const shared = {
    id,
    name,
    defaultValue,
    required: field.isRequired,
    maxLength: field.maxLength,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, problem && `${id}-problem`].filter((part) => part !== undefined).join(' ') || undefined,
  }
  return (
    <div className="field" data-refused={problem !== undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem.rule}
        </p>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input type="text" {...shared} {...input} />}
    </div>
  )
}

/** A field that people neither see nor reach, and that must stay empty. */
export function HoneypotField({ name }: { name: string }) {
  return (
    <div className="field-unseen" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
