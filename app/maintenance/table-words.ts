import { findTextPlace } from '../../content/page-texts.ts'
import type { TableName } from '../../domain/content.ts'
import { rowTitle } from '../../domain/content-transfer.ts'

/** What one row of each table is called and what all are, and the address at which they are edited: `*` stands for the key. */
export const tableWords: Record<TableName, { row: string; all: string; editor: string }> = {
  events: { row: 'Event', all: 'Events', editor: '/admin' },
  evidence_documents: { row: 'Evidence document', all: 'Evidence documents', editor: '/admin?tab=documents' },
  evidence_categories: { row: 'Category', all: 'Categories', editor: '/admin?tab=categories' },
  claims: { row: 'Claim', all: 'Claims', editor: '/admin?tab=claims' },
  village_data: { row: 'Village', all: 'Villages', editor: '/village-editor?village=*' },
  impact_cards: { row: 'Impact card', all: 'Impact cards', editor: '/admin/impact-cards/edit/*' },
  campaign_details: { row: 'Campaign', all: 'Campaign details', editor: '/admin?tab=campaign' },
  process_stages: { row: 'Stage', all: 'Stages of the process', editor: '/admin?tab=progress' },
  key_facts: { row: 'Key fact', all: 'Key facts', editor: '/admin?tab=texts' },
  notices: { row: 'Notice', all: 'Notice', editor: '/admin?tab=notice' },
  page_texts: { row: 'Page text', all: 'Texts of pages', editor: '/admin?tab=texts' },
  cases: { row: 'Case', all: 'Cases', editor: '/admin?tab=cases' },
  objection_grounds: { row: 'Ground', all: 'Grounds of objections', editor: '/admin?tab=letters' },
  updates: { row: 'Update', all: 'Updates', editor: '/admin?tab=updates' },
}

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
