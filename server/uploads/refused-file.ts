import { ContentError } from '../../domain/content-error.ts'

/** A file that is not taken, with the rule that it breaks, in words that follow its name. */
export function refusedFile(rule: string, cause?: unknown): ContentError {
  return new ContentError('invalid', `The file ${rule}.`, { fields: [{ field: 'file', rule }], cause })
}
