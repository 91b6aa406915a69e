import type { TableName } from '../../domain/content.ts'

/** What one row of each table is called. */
export const rowNouns: Record<TableName, string> = {
  events: 'Event',
  evidence_documents: 'Evidence document',
  evidence_categories: 'Category',
  village_data: 'Village',
  impact_cards: 'Impact card',
}

/** What each table is called. */
export const tableLabels: Record<TableName, string> = {
  events: 'Events',
  evidence_documents: 'Evidence documents',
  evidence_categories: 'Categories',
  village_data: 'Villages',
  impact_cards: 'Impact cards',
}
