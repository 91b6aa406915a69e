import type { TableName } from '../domain/content.ts'

interface TableWords {
  /** What a row, and what several of them are called in a sentence of their own editor. */
  noun: string
  nouns: string
  /** What a row and all of them are called beside those of other tables. */
  row: string
  all: string
  /** The address at which a row is edited: `*` stands for its key. */
  editor: string
  /** Where its screen stands in the menu, and what it is called there; the tabs have a place of their own. */
  place?: { group: AdminGroup; title: string }
}

/** The groups of the desk's menu. */
export type AdminGroup = 'Today' | 'Pages' | 'Proof' | 'People' | 'Site'

/** What the maintenance side and the server call the rows of each table. */
export const tableWords: Record<TableName, TableWords> = {
  events: { noun: 'event', nouns: 'events', row: 'Event', all: 'Events', editor: '/admin?row=*' },
  evidence_documents: {
    noun: 'document',
    nouns: 'documents',
    row: 'Evidence document',
    all: 'Evidence documents',
    editor: '/admin/documents?row=*',
  },
  evidence_categories: {
    noun: 'category',
    nouns: 'categories',
    row: 'Evidence category',
    all: 'Categories',
    editor: '/admin/categories?row=*',
  },
  village_data: {
    noun: 'village',
    nouns: 'villages',
    row: 'Village',
    all: 'Villages',
    editor: '/village-editor?village=*',
  },
  impact_cards: {
    noun: 'impact card',
    nouns: 'impact cards',
    row: 'Impact card',
    all: 'Impact cards',
    editor: '/admin/impact-cards/edit/*',
  },
  notices: {
    noun: 'notice',
    nouns: 'notices',
    row: 'Notice',
    all: 'Notice',
    editor: '/admin/notice',
    place: { group: 'Pages', title: 'Notice' },
  },
  page_texts: {
    noun: 'text',
    nouns: 'texts',
    row: 'Page text',
    all: 'Texts of pages',
    editor: '/admin/texts?row=*',
    place: { group: 'Pages', title: 'Texts' },
  },
  key_facts: {
    noun: 'key fact',
    nouns: 'key facts',
    row: 'Key fact',
    all: 'Key facts',
    editor: '/admin/key-facts?row=*',
    place: { group: 'Pages', title: 'Key Facts' },
  },
  claims: {
    noun: 'claim',
    nouns: 'claims',
    row: 'Claim',
    all: 'Claims',
    editor: '/admin/claims?row=*',
    place: { group: 'Proof', title: 'Claims' },
  },
  cases: {
    noun: 'case',
    nouns: 'cases',
    row: 'Case',
    all: 'Cases',
    editor: '/admin/cases?row=*',
    place: { group: 'Proof', title: 'Cases' },
  },
  site_checks: {
    noun: 'point',
    nouns: 'points',
    row: 'Point',
    all: 'Points of Plan and Site',
    editor: '/admin/site?row=*',
    place: { group: 'Proof', title: 'Plan and Site' },
  },
  updates: {
    noun: 'update',
    nouns: 'updates',
    row: 'Update',
    all: 'Updates',
    editor: '/admin/updates?row=*',
    place: { group: 'People', title: 'Updates' },
  },
  process_stages: {
    noun: 'stage',
    nouns: 'stages',
    row: 'Stage',
    all: 'Stages of the process',
    editor: '/admin/progress?row=*',
    place: { group: 'Site', title: 'Progress' },
  },
  campaign_details: {
    noun: 'record of the campaign',
    nouns: 'details',
    row: 'Campaign',
    all: 'Campaign details',
    editor: '/admin/campaign',
    place: { group: 'Site', title: 'Campaign' },
  },
  objection_grounds: {
    noun: 'ground',
    nouns: 'grounds',
    row: 'Ground',
    all: 'Grounds of objections',
    editor: '/admin/letters?row=*',
    place: { group: 'Site', title: 'Letters' },
  },
}
