import { queryOptions } from '@tanstack/react-query'
import { evidenceFirst } from '../../content/evidence-library.ts'
import { campaignOf } from '../../content/first-campaign.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { EvidenceDocument } from '../../domain/evidence-document.ts'
import { createEvidenceSearch, type EvidenceFilter, inReadingOrder } from '../../domain/evidence-filter.ts'
import type { DocumentNotes } from '../../domain/held-documents.ts'
import * as paging from '../../domain/paging.ts'
import { httpContent, readJson } from './http-content.ts'
import { readFailure } from './query-client.ts'

const noResponse = 'Could not load evidence data from database'

/** The evidence categories by name. */
export const evidenceCategoriesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['evidence_categories'],
    queryFn: () => content.list('evidence_categories'),
    meta: readFailure('Error fetching categories', 'Could not load evidence categories', noResponse),
  })

/** All evidence documents by title. */
export const evidenceDocumentsQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['evidence_documents'],
    queryFn: () => content.list('evidence_documents'),
    meta: readFailure('Error fetching documents', 'Could not load evidence documents', noResponse),
  })

/** What is known of the documents besides their rows, by their ids. A library reads without them too. */
export const documentNotesQuery = () =>
  queryOptions({ queryKey: ['evidence_documents', 'notes'], queryFn: readDocumentNotes })

const readDocumentNotes = (): Promise<DocumentNotes> => readJson('document-notes')

/** One page of the documents that a filter finds, with what is known of each besides, and how many there are. */
export interface EvidenceFound {
  /** Which page it is, counted from 1. */
  page: number
  documents: EvidenceDocument[]
  notes: DocumentNotes
  matchCount: number
  totalCount: number
}

/** How many documents stand on one page of the library. */
const pageSize = 12

/** How many pages so many documents have; one where there are none. */
export const countPages = (matchCount: number) => paging.countPages(matchCount, pageSize)

/** What a reader asks for: a page counted from 1, or the page on which the document with this id stands. */
export interface WantedPage {
  page: number
  document: string
}

/** The page that is wanted, and its documents; the last one stands for those after it. */
export function documentsOfPage(found: readonly EvidenceDocument[], { page, document }: WantedPage) {
  const at = document === '' ? -1 : found.findIndex(({ id }) => id === document)
  const { rows, ...about } = paging.pageOf(found, at === -1 ? page : countPages(at + 1), pageSize)
  return { page: about.page, documents: rows }
}

/** What the server puts into the page: those documents alone that stand on it, so that it is light however many there are. */
export const evidencePageQuery = (
  { text, category }: EvidenceFilter,
  wanted: WantedPage,
  content: ContentReader = httpContent,
  readNotes: (content: ContentReader) => Promise<DocumentNotes> = readDocumentNotes,
) =>
  queryOptions({
    queryKey: ['evidence_documents', 'page', text, category, wanted],
    queryFn: async (): Promise<EvidenceFound> => {
      const [all, [campaign], notes] = await Promise.all([
        content.list('evidence_documents'),
        content.list('campaign_details'),
        readNotes(content),
      ])
      const found = findEvidence(all, campaignOf(campaign).planning_documents_url)({ text, category })
      const { page, documents } = documentsOfPage(found, wanted)
      return { page, documents, notes: notesOf(documents, notes), matchCount: found.length, totalCount: all.length }
    },
  })

/** A search over the documents that finds them in the order of the page: what a resident needs most comes first. */
export function findEvidence(
  documents: readonly EvidenceDocument[],
  planningPages: string,
): (filter: EvidenceFilter) => EvidenceDocument[] {
  return createEvidenceSearch(inReadingOrder(documents, evidenceFirst(planningPages)))
}

function notesOf(documents: readonly EvidenceDocument[], notes: DocumentNotes): DocumentNotes {
  const known = documents.flatMap(({ id }) => (notes[id] ? [[id, notes[id]] as const] : []))
  return Object.fromEntries(known)
}
