import { documentNotes } from '../content/document-notes.ts'
import type { ContentReader } from '../domain/content.ts'
import type { DocumentNotes } from '../domain/document-note.ts'

/** Reads what is known of each document of this content besides its row. */
export async function readDocumentNotes(content: ContentReader): Promise<DocumentNotes> {
  const [documents, claims, cards] = await Promise.all([
    content.list('evidence_documents'),
    content.list('claims'),
    content.list('impact_cards'),
  ])
  return documentNotes({ documents, claims, cards })
}
