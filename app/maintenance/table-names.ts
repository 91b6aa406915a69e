import type { TableName } from '../../domain/content.ts'

/** What one row of each table is called. */
export const rowNouns: Record<TableName, string> = {
  events: 'Event',
  evidence_documents: 'Evidence document',
  evidence_categories: 'Category',
  claims: 'Claim',
  village_data: 'Village',
  impact_cards: 'Impact card',
  campaign_details: 'Campaign',
  process_stages: 'Stage',
  key_facts: 'Key fact',
  notices: 'Notice',
  page_texts: 'Page text',
  cases: 'Case',
  objection_grounds: 'Ground',
  updates: 'Update',
  participation: 'Who took part',
}

/** What each table is called. */
export const tableLabels: Record<TableName, string> = {
  events: 'Events',
  evidence_documents: 'Evidence documents',
  evidence_categories: 'Categories',
  claims: 'Claims',
  village_data: 'Villages',
  impact_cards: 'Impact cards',
  campaign_details: 'Campaign details',
  process_stages: 'Stages of the process',
  key_facts: 'Key facts',
  notices: 'Notice',
  page_texts: 'Texts of pages',
  cases: 'Cases',
  objection_grounds: 'Grounds of objections',
  updates: 'Updates',
  participation: 'Who took part',
}
