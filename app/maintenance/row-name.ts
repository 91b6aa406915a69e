import { findTextPlace } from '../../content/page-texts.ts'
import type { TableName } from '../../domain/content.ts'
import { rowTitle } from '../../domain/content-transfer.ts'
import { rowNouns } from './table-names.ts'

/** What maintainers know a row by: its title or name, or the place that it stands at; its key where it has none of them. */
export function rowName(table: TableName, key: string, row: object | null): string {
  if (table === 'notices' || table === 'participation') return rowNouns[table]
  const place = table === 'page_texts' ? findTextPlace(key) : undefined
  return place ? `${place.label}, ${place.page}` : rowTitle(row ?? {}, key)
}
