import { rowTitle, type TableName } from '../domain/content.ts'
import { findTextPlace } from './page-texts.ts'
import { tableWords } from './table-words.ts'

/** What maintainers know a row by: its title or name, or the place that it stands at; its key where it has none of them. */
export function rowName(table: TableName, key: string, row: object | null): string {
  if (table === 'notices') return tableWords[table].row
  const place = table === 'page_texts' ? findTextPlace(key) : undefined
  return place ? `${place.label}, ${place.page}` : rowTitle(row ?? {}, key)
}
