import { contact } from '../../content/contact.ts'
import { type FieldError, isContentError } from '../../domain/content-error.ts'
import { tooLong, type VisitorField } from '../../domain/visitor-fields.ts'

/** Why a form was not stored: what to say, and which fields need another look. `values` is what was typed, where the server answers with the page. */
export interface Refusal {
  notice: string
  problems: FieldError[]
  values?: Record<string, string>
}

/** What the page's own form answers without JavaScript: which form was sent, and why it was refused, if it was. */
export interface FormAnswer {
  form: 'message' | 'newsletter'
  refusal?: Refusal
}

/** Why a form could not be sent, in words for the person who filled it in. */
export function refusalOf(error: unknown): Refusal {
  if (!isContentError(error)) return { notice: contact.offline, problems: [] }
  if (error.code === 'invalid' && error.fields.length > 0)
    return { notice: contact.checkFields, problems: error.fields }
  if (error.code === 'too-many') return { notice: `${error.message} ${contact.kept}`, problems: [] }
  return { notice: contact.unavailable, problems: [] }
}

/** What the browser itself finds wrong in a form, in the words of the fields. */
export function findProblems(form: HTMLFormElement, fields: Record<string, VisitorField>): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return []
    const rule = ruleBroken(control, field)
    return rule === undefined ? [] : [{ field: name, rule }]
  })
}

function ruleBroken(control: HTMLInputElement | HTMLTextAreaElement, field: VisitorField): string | undefined {
  const isEmpty = control.type === 'checkbox' ? control.validity.valueMissing : control.value.trim() === ''
  if (isEmpty) return field.isRequired ? field.missing : undefined
  if (control.value.length > field.maxLength) return tooLong(field)
  return control.validity.valid ? undefined : field.malformed
}
