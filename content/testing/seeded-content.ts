import { type ContentReader, keyOf, type Row, type TableName } from '../../domain/content.ts'
import { seedClaims } from '../seed/claims.ts'
import { eventSeeds } from '../seed/events.ts'
import { evidenceCategorySeeds } from '../seed/evidence-categories.ts'
import { evidenceDocumentSeeds } from '../seed/evidence-documents.ts'
import { fixedRowSeeds } from '../seed/fixed-rows.ts'
import { impactCardSeeds } from '../seed/impact-cards.ts'
import { villageSeeds } from '../seed/villages.ts'

type Rows = { [T in TableName]?: readonly object[] }

/** The first rows of the site as its content, with other rows for the tables that are given. */
export function seededContent(others: Rows = {}): ContentReader {
  const tables: Rows = {
    events: eventSeeds,
    impact_cards: impactCardSeeds.map((card) => ({ ...card, id: card.card_id })),
    village_data: villageSeeds,
    evidence_categories: evidenceCategorySeeds,
    evidence_documents: evidenceDocumentSeeds,
    claims: seedClaims,
    ...fixedRowSeeds,
    ...others,
  }
  async function list<T extends TableName>(table: T) {
    return (tables[table] ?? []) as Row<T>[]
  }
  return { list, find: async (table, key) => (await list(table)).find((row) => keyOf(table, row) === key) }
}
