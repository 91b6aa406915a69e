import type { ComponentProps, ReactNode, RefObject } from 'react'
import { contact } from '../../content/contact.ts'
import type { VisitorField } from '../../domain/visitor-fields.ts'
import type { FormRefusal } from './use-visitor-form.ts'

interface FormFieldProps {
  id: string
  name: string
  label: ReactNode
  field: VisitorField
  refusal: FormRefusal | undefined
  defaultValue: string | undefined
  input?: ComponentProps<'input'>
  /** How many lines are seen at once; one where it is left out. */
  rows?: number
}

/** A labelled field with its error between label and box. */
export function FormField({ id, name, label, field, refusal, defaultValue, input, rows }: FormFieldProps) {
  const problem = refusal?.problems.find((problem) => problem.field === name)
  const shared = {
    id,
    name,
    defaultValue,
    required: field.isRequired,
    maxLength: field.maxLength,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && `${id}-problem`,
  }
  return (
    <div className="field" data-refused={problem !== undefined}>
      <label htmlFor={id}>{label}</label>
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
    <div className="sr-only" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** What became of a form, above its fields: sent, or a summary of what is wrong with a link to each field. */
export function FormOutcome({
  refusal,
  sent,
  element,
  fieldId,
}: {
  refusal: FormRefusal | undefined
  /** The words of success; undefined while nothing has been sent. */
  sent: string | undefined
  element: RefObject<HTMLDivElement | null>
  fieldId: (field: string) => string
}) {
  if (refusal)
    return (
      <div ref={element} tabIndex={-1} role="alert" className="notice notice-error">
        <h3>{contact.problem}</h3>
        <p>{refusal.notice}</p>
        {refusal.problems.length > 0 && (
          <ul>
            {refusal.problems.map(({ field, rule }) => (
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldId(field))?.focus()
                  }}
                >
                  {rule}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  return (
    sent && (
      <div ref={element} tabIndex={-1} role="status" className="notice notice-done">
        {sent}
      </div>
    )
  )
}
