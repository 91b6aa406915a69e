import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import type { DocumentNotes } from '../../domain/document-note.ts'
import type { EvidenceDocument } from '../../domain/evidence-document.ts'
import { type EvidenceFilter, findDocuments } from '../../domain/evidence-filter.ts'
import { countPages, pageOf } from '../../domain/paging.ts'
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

/** All evidence documents by title, with what is known of each besides its row. */
export interface EvidenceLibrary {
  documents: readonly EvidenceDocument[]
  notes: DocumentNotes
}

/** The whole library, as the browser reads it once something else is asked for than the page brought along. */
export const evidenceLibraryQuery = () =>
  queryOptions({
    queryKey: ['evidence_documents', 'all'],
    queryFn: async (): Promise<EvidenceLibrary> => {
      const [documents, notes] = await Promise.all([
        httpContent.list('evidence_documents'),
        // A library reads without them too.
        readJson<DocumentNotes>('document-notes').catch(() => ({})),
      ])
      return { documents, notes }
    },
    meta: readFailure('Error fetching documents', 'Could not load evidence documents', noResponse),
  })

/** What a reader asks for: a page counted from 1, or the page on which the document with this id stands; empty for none. */
export interface WantedPage {
  page: number
  document: string
}

/** One page of the documents that a filter finds, with what is known of each besides, and how many there are. */
export interface EvidenceFound {
  /** Which page it is, counted from 1. */
  page: number
  pageCount: number
  documents: EvidenceDocument[]
  notes: DocumentNotes
  /** The titles of those found that stand on other pages: on paper they are listed. */
  otherTitles: string[]
  matchCount: number
  totalCount: number
  /** How many of each category have the words, by its id. */
  countsByCategory: Readonly<Record<string, number>>
}

/** By what the browser knows what the server has found for a page: its documents alone, so that it is light however many there are. */
export const evidencePageKey = (filter: EvidenceFilter, wanted: WantedPage) => [
  'evidence_documents',
  'page',
  filter,
  wanted,
]

/** How many documents stand on one page of the library, and how many titles are listed besides: no page grows with the library. */
const [pageSize, mostTitles] = [12, 500]

/** The page that is wanted of what a filter finds, the last one for those after it. */
export function findEvidencePage(
  { documents, notes }: EvidenceLibrary,
  filter: EvidenceFilter,
  { page: asked, document }: WantedPage,
): EvidenceFound {
  const found = findDocuments(documents, filter)
  const at = document === '' ? -1 : found.findIndex(({ id }) => id === document)
  const { rows, page, pageCount } = pageOf(found, at === -1 ? asked : countPages(at + 1, pageSize), pageSize)
  const known = rows.flatMap(({ id }) => (notes[id] ? [[id, notes[id]] as const] : []))
  const otherTitles = found.filter((each) => !rows.includes(each)).map(({ title }) => title)
  return {
    page,
    pageCount,
    documents: rows,
    notes: Object.fromEntries(known),
    otherTitles: otherTitles.slice(0, mostTitles),
    matchCount: found.length,
    totalCount: documents.length,
    countsByCategory: countsOf(findDocuments(documents, { ...filter, category: null })),
  }
}

function countsOf(documents: readonly EvidenceDocument[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { category_id: id } of documents) if (id) counts[id] = (counts[id] ?? 0) + 1
  return counts
}
