import { tableWords } from '../../content/table-words.ts'
import { type ContentReader, keyOf, rowTitle, tableNames } from '../../domain/content.ts'
import type { UploadUse } from '../../domain/upload.ts'
import { namesIn } from './upload-name.ts'

/** Where the content names each upload, or whatever else `namesOf` finds, in any field of any row, by its name. */
export async function findUses(
  content: ContentReader,
  namesOf: (text: string) => string[] = namesIn,
): Promise<Map<string, UploadUse[]>> {
  const uses = new Map<string, UploadUse[]>()
  for (const table of tableNames) {
    for (const row of await content.list(table)) {
      const key = keyOf(table, row)
      for (const [field, text] of textsIn(row)) {
        for (const name of new Set(namesOf(text))) {
          const found = uses.get(name) ?? []
          found.push({ table, key, title: rowTitle(row, key), field })
          uses.set(name, found)
        }
      }
    }
  }
  return uses
}

/** Every text in a row with its path, such as 'page_sections.1.content'. */
function* textsIn(value: unknown, path: string[] = []): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* textsIn(part, [...path, name])
}

/** The places in a sentence, such as 'the village Barford and the evidence document Noise report'. */
export function placesInWords(uses: readonly UploadUse[]): string {
  const places = new Set(uses.map(({ table, title }) => `the ${tableWords[table].row.toLowerCase()} ${title}`))
  return new Intl.ListFormat('en-GB').format(places)
}
