import { expect, test } from 'vitest'
import { inReadingOrder } from './evidence-filter.ts'

const first = { planningPages: 'https://council.example.org/planning', category: 'the-application' }
const document = (title: string, type: string, category_id: string | null, external_url: string | null = null) => ({
  title,
  type,
  category_id,
  external_url,
})
const titles = (documents: { title: string }[]) => documents.map(({ title }) => title)

const byTitle = [
  document('A law on applications', 'Law', 'the-application'),
  document('B map', 'Map', 'water'),
  document('C report on dust', 'Expert report', 'health'),
  document('D guide to applications', 'Guidance', 'the-application'),
  document('E note', 'Note', null),
  document('F planning pages', 'Web page', 'the-application', first.planningPages),
  document('G notebook', 'Notebook', 'water'),
]

test('the council’s pages come first, then the application, then reports and notes, then the others by title', () => {
  expect(titles(inReadingOrder(byTitle, first))).toEqual([
    'F planning pages',
    'D guide to applications',
    'C report on dust',
    'E note',
    'A law on applications',
    'B map',
    'G notebook',
  ])
})
