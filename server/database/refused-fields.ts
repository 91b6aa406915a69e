import { ContentError, type FieldError } from '../../domain/content-error.ts'

/** 'invalid', with the rule that a field breaks. */
export function refused(field: string, rule: string): ContentError {
  return refusal([{ field, rule }])
}

/** The same for several. */
export function refusal(fields: FieldError[]): ContentError {
  return new ContentError('invalid', fields.map(({ field, rule }) => `${field} ${rule}.`).join(' '), { fields })
}
