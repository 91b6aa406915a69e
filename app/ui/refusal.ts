import { contact } from '../../content/contact.ts'
import { type ContentError, type FieldError, isContentError } from '../../domain/content-error.ts'

/** Why a form was not stored: what to say, and which fields need another look. `values` is what was typed, where the server answers with the page. */
export interface FormRefusal {
  notice: string
  problems: FieldError[]
  values?: Record<string, string>
}

/** Why a form could not be sent, in words for the person who filled it in. */
export function refusalOf(error: unknown): FormRefusal {
  if (!isContentError(error)) return { notice: contact.offline, problems: [] }
  if (error.code === 'invalid' && error.fields.length > 0)
    return { notice: contact.checkFields, problems: error.fields }
  if (error.code === 'too-many') return { notice: `${error.message} ${contact.kept}`, problems: [] }
  return { notice: contact.unavailable, problems: [] }
}

/** More than any form of ours has: for each pair without '=', the parser looks through all that follows. */
const mostFields = 50

/** The first fields of a form as a browser writes them, which is all that are read. */
export function fieldsOf(form: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(form.split('&', mostFields).join('&')))
}

/** How a page answers that refuses a form. */
export function refusedResponse({ code, retryAfterSeconds }: ContentError): {
  status: number
  headers: Record<string, string>
} {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return { status: statuses[code] ?? 503, headers }
}

const statuses: Partial<Record<ContentError['code'], number>> = { invalid: 400, conflict: 409, 'too-many': 429 }
