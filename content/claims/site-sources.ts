import type { Claim } from '../../domain/claim.ts'
import { readAllPassages } from './page-passages.ts'
import { withHeldDocuments } from './page-sources.ts'
import type { Reading } from './passage.ts'

/** A claim as /sources lists it, with the pages that name it. */
export interface SiteSource extends Omit<Claim, 'updated_at'> {
  pages: { path: string; name: string }[]
}

/** Every claim of the site, in the order of its table, each with the pages that name it, offer it to be cited or hold its document. */
export async function readSiteSources(reading: Reading): Promise<SiteSource[]> {
  const [ledger, documents, all] = await Promise.all([
    reading.content.list('claims'),
    reading.content.list('evidence_documents'),
    readAllPassages(reading),
  ])
  const pages = new Map<string, { path: string; name: string }[]>()
  for (const { path, name, passages } of all) {
    for (const id of new Set(passages.flatMap(({ claims }) => claims)))
      pages.set(id, [...(pages.get(id) ?? []), { path, name }])
  }
  return withHeldDocuments(ledger, documents).map(({ updated_at: _seen, ...claim }) => ({
    ...claim,
    pages: pages.get(claim.id) ?? [],
  }))
}
