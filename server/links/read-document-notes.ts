import type { Kysely } from 'kysely'
import { documentNotes } from '../../content/document-notes.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { DocumentNotes } from '../../domain/document-note.ts'
import { listLinkChecks } from '../database/link-checks.ts'
import type { Database } from '../database/tables.ts'

/** Reads what is known of each document of this content besides its row. */
export function createDocumentNotes(reader: Kysely<Database>): (content: ContentReader) => Promise<DocumentNotes> {
  return async (content) => {
    const [documents, claims, cards, checks] = await Promise.all([
      content.list('evidence_documents'),
      content.list('claims'),
      content.list('impact_cards'),
      listLinkChecks(reader),
    ])
    return documentNotes({ documents, claims, cards, checks })
  }
}
