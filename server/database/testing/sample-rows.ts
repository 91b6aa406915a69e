import { firstRows } from '../../../content/seed/first-rows.ts'
import { isFixedTable, type NewRow, tableNames } from '../../../domain/content.ts'
import type { SeedContent } from '../release.ts'

export const sampleEvent: NewRow<'events'> = {
  title: 'Public meeting',
  date: '2026-03-07',
  time: '19:00 - 21:00',
  location: 'Village hall',
  description: 'Come and ask.',
}

export const sampleCard: NewRow<'impact_cards'> = {
  card_id: 'silica-dust',
  title: 'Silica dust',
  short_description: 'Fine dust travels.',
  more_content: '<p>Fine <strong>dust</strong> travels.</p>',
  icon_name: 'Wind',
  affected_villages: ['Barford', 'Wasperton'],
  card_style: { className: 'border-l-4 border-blue-500 bg-blue-50' },
  delay: 200,
  page_title: 'Silica dust',
  page_description: 'What dust does.',
  page_sections: [{ type: 'intro', heading: 'Dust', content: '<p>It travels.</p>' }],
  claims: [],
}

export const sampleVillage: NewRow<'village_data'> = {
  village_key: 'barford',
  name: 'Barford',
  summary: 'A village by the river.',
  header_image: '/drawn/barford.webp',
  header_image_attribution: 'Drawing: the campaign',
  preamble: { intro: 'Barford lies close.', description: 'Very close.' },
  impact_cards: [
    {
      icon: 'Truck',
      title: 'Traffic',
      topic: 'transport',
      content: { intro: 'Lorries.', bulletPoints: ['Noise', 'Dust'] },
    },
    { icon: 'Eye', title: 'Views', content: { intro: 'Fields.' } },
  ],
  position: { lat: 52.25, lon: -1.6 },
  claims: [],
  facts: [{ field: 'road', text: 'A429', claims: [] }],
  disclaimed: ['water'],
}

export const sampleCategory: NewRow<'evidence_categories'> = { id: 'air-quality', name: 'Air quality' }

export const sampleDocument: NewRow<'evidence_documents'> = {
  title: 'Hydrology',
  description: 'Where the water goes.',
  detail_text: 'In full.',
  category_id: 'air-quality',
  type: 'Report',
  date: '2026',
  pdf_url: '/Hydrology.pdf',
  external_url: 'https://example.org/hydrology?page=1',
  summary: 'Short.',
  what_changed: 'New figures.',
}

export const sampleCase: NewRow<'cases'> = {
  name: 'Long Meadow',
  authority: 'A county council',
  decided: '2023-05-05',
  outcome: 'allowed',
  decided_by: 'inspector',
  what_decided: 'The water.',
  decisive_reason: 'The wells were not measured.',
  meaning: 'Measure the wells.',
  address: 'https://example.org/long-meadow',
  source: 'A county council: Long Meadow',
  checked_on: '2026-11-21',
  how_checked: 'Read by the campaign.',
  claims: [],
  sort_order: 10,
}

export const sampleClaim: NewRow<'claims'> = {
  id: 'tonnage',
  statement: 'About 1.8 million tonnes would be dug.',
  said_by: 'applicant',
  document: 'Planning statement, 2022',
  page: 'page 4',
  address: 'https://example.org/statement.pdf',
  document_id: 'planning-statement',
  checked_on: '2026-03-07',
  how_checked: 'Read beside the paper',
  state: 'checked',
}

/** What a visitor writes. */
export const sampleMessage = {
  name: 'Ann Example',
  email: 'ann@example.org',
  subject: 'The footpath',
  message: 'Which footpath\nis meant?',
  consent: 'yes' as const,
}

/** The rows that are always there, and no others. */
export const fixedContent = Object.fromEntries(
  tableNames.map((table) => [table, isFixedTable(table) ? firstRows[table] : []]),
) as unknown as SeedContent

export const sampleContent: SeedContent = {
  ...fixedContent,
  events: [{ ...sampleEvent, id: 'meeting' }],
  impact_cards: [{ ...sampleCard, id: 'dust' }],
  village_data: [sampleVillage],
  evidence_categories: [sampleCategory],
  evidence_documents: [{ ...sampleDocument, id: 'hydrology' }],
  cases: [{ ...sampleCase, id: 'long-meadow' }],
  claims: [sampleClaim],
}

/** The same in the release that follows: a claim says something else, one is new, and the event is gone. */
export const nextContent: SeedContent = {
  ...sampleContent,
  events: [],
  claims: [
    { ...sampleClaim, statement: 'About 2 million tonnes would be dug.' },
    { ...sampleClaim, id: 'depth', statement: 'Up to 6 metres deep.' },
  ],
}
