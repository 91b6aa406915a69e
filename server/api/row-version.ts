import { ContentError } from '../../domain/content-error.ts'

/** The version of a row, as If-Match must name it; none where the stored time cannot stand in a header. */
export function versionHeader(row: { updated_at: string }): Record<string, string> {
  return /^[\x20\x21\x23-\x7e]+$/.test(row.updated_at) ? { ETag: `"${row.updated_at}"` } : {}
}

/** The updated_at that an If-Match header names; throws 'invalid' for a list, a weak tag or a star. */
export function requireSeenVersion(header: string): string {
  const seen = /^"([^"]+)"$/.exec(header)?.[1]
  if (seen === undefined) throw new ContentError('invalid', 'If-Match must be one updated_at in double quotes.')
  return seen
}
