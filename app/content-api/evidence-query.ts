import { queryOptions } from '@tanstack/react-query'
import { evidenceFirst } from '../../content/evidence-library.ts'
import { campaignOf } from '../../content/first-campaign.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { DocumentNotes } from '../../domain/document-note.ts'
import type { EvidenceDocument } from '../../domain/evidence-document.ts'
import { createEvidenceSearch, type EvidenceFilter } from '../../domain/evidence-filter.ts'
import { inReadingOrder } from '../../domain/evidence-order.ts'
import { httpContent, readJson } from './http-content.ts'
import { readFailure } from './query-client.ts'

const noAnswer = 'Could not load evidence data from database'

/** The evidence categories by name (rule: api-order). */
export const evidenceCategoriesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['evidence_categories'],
    queryFn: () => content.list('evidence_categories'),
    meta: readFailure('Error fetching categories', 'Could not load evidence categories', noAnswer),
  })

/** All evidence documents by title (rule: api-order). */
export const evidenceDocumentsQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['evidence_documents'],
    queryFn: () => content.list('evidence_documents'),
    meta: readFailure('Error fetching documents', 'Could not load evidence documents', noAnswer),
  })

/** What is known of the documents besides their rows, by their ids. A library reads without them too. */
export const documentNotesQuery = () =>
  queryOptions({ queryKey: ['evidence_documents', 'notes'], queryFn: readDocumentNotes })

const readDocumentNotes = (): Promise<DocumentNotes> => readJson('document-notes')

/** The documents that a filter finds: the first of them with what is known of each besides, and how many there are. */
export interface EvidenceFound {
  documents: EvidenceDocument[]
  notes: DocumentNotes
  matchCount: number
  totalCount: number
}

/** How many documents a page brings along: without JavaScript all of them are shown. */
export const documentsSent = 80
/** The first page stays light also where documents are long: no further document once this many characters stand in it. */
const mostCharacters = 55_000

/** What the server puts into the page: the first documents that the filter finds, so that the page is light however many there are. */
export const firstEvidenceQuery = (
  filter: EvidenceFilter,
  content: ContentReader = httpContent,
  readNotes: (content: ContentReader) => Promise<DocumentNotes> = readDocumentNotes,
) =>
  queryOptions({
    queryKey: ['evidence_documents', 'first', asSearch(filter)],
    queryFn: async (): Promise<EvidenceFound> => {
      const [all, [campaign], notes] = await Promise.all([
        content.list('evidence_documents'),
        content.list('campaign_details'),
        readNotes(content),
      ])
      const found = findEvidence(all, campaignOf(campaign).planning_documents_url)(filter)
      const documents = withinLimits(found)
      return { documents, notes: notesOf(documents, notes), matchCount: found.length, totalCount: all.length }
    },
  })

/** A search over the documents that finds them in the order of the page: what a resident needs most comes first. */
export function findEvidence(
  documents: readonly EvidenceDocument[],
  planningPages: string,
): (filter: EvidenceFilter) => EvidenceDocument[] {
  return createEvidenceSearch(inReadingOrder(documents, evidenceFirst(planningPages)))
}

/** The filter as a text in the letters of an address alone: the server writes another search into a page that shows none (server/pages/searches.ts). */
function asSearch({ text, category }: EvidenceFilter): string {
  return new URLSearchParams({ q: text, ...(category !== null && { category }) }).toString()
}

function notesOf(documents: readonly EvidenceDocument[], notes: DocumentNotes): DocumentNotes {
  const known = documents.flatMap(({ id }) => (notes[id] ? [[id, notes[id]] as const] : []))
  return Object.fromEntries(known)
}

function withinLimits(documents: EvidenceDocument[]): EvidenceDocument[] {
  let characters = 0
  const end = documents.findIndex(({ title, description, detail_text, summary }, index) => {
    const isFull = index === documentsSent || characters > mostCharacters
    characters += title.length + description.length + detail_text.length + (summary?.length ?? 0)
    return isFull
  })
  return end === -1 ? documents : documents.slice(0, end)
}
