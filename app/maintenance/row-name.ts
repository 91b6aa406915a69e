import { findTextPlace } from '../../content/page-texts.ts'
import { tableWords } from '../../content/table-words.ts'
import type { TableName } from '../../domain/content.ts'
import { rowTitle } from '../../domain/content.ts'

/** Where the row with this key is edited. */
export function editorAddress({ table, key }: { table: TableName; key: string }): string {
  return tableWords[table].editor.replace('*', () => encodeURIComponent(key))
}

/** What maintainers know a row by: its title or name, or the place that it stands at; its key where it has none of them. */
export function rowName(table: TableName, key: string, row: object | null): string {
  if (table === 'notices') return tableWords[table].row
  const place = table === 'page_texts' ? findTextPlace(key) : undefined
  return place ? `${place.label}, ${place.page}` : rowTitle(row ?? {}, key)
}
