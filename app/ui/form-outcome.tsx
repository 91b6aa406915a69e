import type { RefObject } from 'react'
import { contact } from '../../content/contact.ts'
import type { FormRefusal } from './refusal.ts'

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
      <div ref={element} tabIndex={-1} role="alert" className="notice notice-error form-outcome">
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
      <div ref={element} tabIndex={-1} role="status" className="notice notice-done form-outcome">
        {sent}
      </div>
    )
  )
}
