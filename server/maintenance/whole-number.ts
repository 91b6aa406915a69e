import { ContentError } from '../../domain/content-error.ts'

/** The whole number that a part of an address names; throws 'invalid'. */
export function requireWholeNumber(name: string, text = ''): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new ContentError('invalid', `${name} must be a whole number.`)
}
