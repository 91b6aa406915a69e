import type { TableName } from '../domain/content.ts'

interface TableWords {
  /** What a row is called in a sentence of its own editor. */
  noun: string
  /** What a row and all of them are called beside those of other tables. */
  row: string
  all: string
  /** The address at which a row is edited: `*` stands for its key. */
  editor: string
}

/** What the maintenance side and the server call the rows of each table. */
export const tableWords: Record<TableName, TableWords> = {
  events: { noun: 'event', row: 'Event', all: 'Events', editor: '/admin?row=*' },
  evidence_documents: {
    noun: 'document',
    row: 'Evidence document',
    all: 'Evidence documents',
    editor: '/admin/documents?row=*',
  },
  evidence_categories: { noun: 'category', row: 'Category', all: 'Categories', editor: '/admin/categories?row=*' },
  claims: { noun: 'claim', row: 'Claim', all: 'Claims', editor: '/admin/claims?row=*' },
  village_data: { noun: 'village', row: 'Village', all: 'Villages', editor: '/village-editor?village=*' },
  impact_cards: { noun: 'impact card', row: 'Impact card', all: 'Impact cards', editor: '/admin/impact-cards/edit/*' },
  campaign_details: {
    noun: 'record of the campaign',
    row: 'Campaign',
    all: 'Campaign details',
    editor: '/admin/campaign',
  },
  process_stages: { noun: 'stage', row: 'Stage', all: 'Stages of the process', editor: '/admin/progress?row=*' },
  key_facts: { noun: 'key fact', row: 'Key fact', all: 'Key facts', editor: '/admin/key-facts?row=*' },
  notices: { noun: 'notice', row: 'Notice', all: 'Notice', editor: '/admin/notice' },
  page_texts: { noun: 'text', row: 'Page text', all: 'Texts of pages', editor: '/admin/texts?row=*' },
  cases: { noun: 'case', row: 'Case', all: 'Cases', editor: '/admin/cases?row=*' },
  objection_grounds: { noun: 'ground', row: 'Ground', all: 'Grounds of objections', editor: '/admin/letters?row=*' },
  site_checks: { noun: 'site check', row: 'Site check', all: 'Site checks', editor: '/admin/site?row=*' },
  updates: { noun: 'update', row: 'Update', all: 'Updates', editor: '/admin/updates?row=*' },
}
