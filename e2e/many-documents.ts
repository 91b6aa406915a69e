import { DatabaseSync } from 'node:sqlite'
import { evidenceDocumentSeeds } from '../content/seed/evidence-documents.ts'
import { numbersFrom } from '../server/testing/numbers-from.ts'

const vocabulary = [
  ...new Set(
    evidenceDocumentSeeds.flatMap(({ detail_text, description }) => `${description} ${detail_text}`.split(/\s+/)),
  ),
]
const kinds = ['Report', 'Letter', 'Guidance', 'Map', 'Minutes', 'Survey']

/**
 * Puts so many documents straight into a site's SQLite file, as long as the seeded ones. Their words stand in no order,
 * so that they compress worse than any real text.
 */
export function insertDocuments(databaseFile: string, count: number): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const categories = database.prepare('select id from evidence_categories order by id').all()
  const insert = database.prepare(
    `insert into evidence_documents
       (id, title, description, detail_text, category_id, type, date, pdf_url, external_url, summary, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const next = numbersFrom(count)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const words = (number: number) => Array.from({ length: number }, () => pick(vocabulary)).join(' ')
  const now = new Date().toISOString()
  database.exec('begin immediate')
  for (let index = 0; index < count; index += 1) {
    const kind = pick(kinds)
    insert.run(
      `many-${index}`,
      `${words(7)} ${kind}`,
      `${kind} number ${index}. ${words(18)}`,
      words(95),
      String(pick(categories).id),
      kind,
      String(1990 + (index % 36)),
      null,
      `https://example.org/${Math.floor(next() * 1e12).toString(36)}`,
      next() < 0.4 ? words(9) : null,
      now,
      now,
    )
  }
  database.exec('commit')
  database.close()
}
