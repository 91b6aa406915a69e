import type { Claim } from '../../domain/claim.ts'
import { claimsInText, indexClaims } from '../../domain/claims-in-text.ts'
import { withHeldDocuments } from '../../domain/held-documents.ts'
import { type Reading, readOnce } from './stated-text.ts'
import { readAllPages } from './stated-texts.ts'

/** A claim as /sources lists it, with the pages that state it. */
export interface SiteSource extends Omit<Claim, 'phrases' | 'updated_at'> {
  pages: { path: string; name: string }[]
}

/** Every claim of the site, in the order of its table, each with the pages that state it or, to be cited, offer it (rule: sources-page). */
export async function readSiteSources({ content, today }: Reading): Promise<SiteSource[]> {
  const reading = { content: readOnce(content), today }
  const claims = withHeldDocuments(
    ...(await Promise.all([reading.content.list('claims'), reading.content.list('evidence_documents')])),
  )
  const index = indexClaims(claims)
  const offered = (await reading.content.list('objection_grounds')).flatMap(({ claims }) => claims)
  const pages = new Map<string, { path: string; name: string }[]>()
  for (const { path, name, texts } of await readAllPages(reading)) {
    const stated = texts.flatMap(({ text }) => claimsInText(text, index).stated.map(({ id }) => id))
    const ids = path === '/write-objection' ? [...stated, ...offered] : stated
    for (const id of new Set(ids)) pages.set(id, [...(pages.get(id) ?? []), { path, name }])
  }
  return claims.map(({ phrases: _sought, updated_at: _seen, ...claim }) => ({
    ...claim,
    pages: pages.get(claim.id) ?? [],
  }))
}
