import type { FieldError } from '../../domain/content-error.ts'
import { tooLong, type VisitorField } from '../../domain/visitor-fields.ts'
import type { Refusal } from '../ui/refusal.ts'

/** What the page's own form answers without JavaScript: which form was sent, and why it was refused, if it was. */
export interface FormAnswer {
  form: 'message' | 'newsletter'
  refusal?: Refusal
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
