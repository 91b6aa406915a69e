import { expect, test } from 'vitest'
import type { Article } from './article.ts'
import { articleText } from './article-text.ts'
import type { ImpactCard } from './impact-card.ts'

const builtIn: Article = {
  slug: 'flood-risk',
  title: 'Flood Risk',
  description: 'Built-in description',
  lead: 'Built-in lead',
  sections: [{ type: 'intro', heading: 'Built in', content: '<p>Built in</p>' }],
  links: [],
}

const card: ImpactCard = {
  id: '1',
  card_id: 'flood-risk',
  title: 'Card title',
  short_description: 'Short description',
  more_content: '<p>More</p>',
  icon_name: 'Droplet',
  affected_villages: ['Barford'],
  card_style: { className: '' },
  delay: 100,
  page_title: '',
  page_description: '',
  page_sections: [],
  updated_at: '2026-01-01T00:00:00.000Z',
}

const storedSections: ImpactCard['page_sections'] = [{ type: 'section', heading: 'Stored', content: '<p>Stored</p>' }]

const read = (change: Partial<ImpactCard> = {}) => articleText(builtIn, { ...card, ...change })

test('without a card the built-in text stands, with no communities', () => {
  const { title, description, lead, sections } = builtIn
  expect(articleText(builtIn, undefined)).toEqual({ title, description, lead, sections, villages: [] })
})

test('what a card has of its own wins over the built-in text, its sections as a whole, with its description as the lead', () => {
  const { title, lead, sections } = builtIn
  expect(read()).toMatchObject({ title, lead, sections, villages: ['Barford'] })
  expect(read({ page_sections: storedSections })).toMatchObject({ lead, sections: storedSections })
  const named = { page_title: 'Stored title', page_description: 'Stored' }
  expect(read(named)).toMatchObject({ title: 'Stored title', description: 'Stored', lead: 'Stored', sections })
})

test('a card without built-in article is told by its stored page, else by its title, description and more-content', () => {
  expect(articleText(undefined, card)).toMatchObject({
    ...{ title: 'Card title', description: 'Short description', lead: 'Short description' },
    sections: [{ type: 'section', heading: '', content: '<p>More</p>' }],
  })
  const stored = { ...card, page_title: 'Stored title', page_description: 'Lead', page_sections: storedSections }
  expect(articleText(undefined, stored)).toMatchObject({
    title: 'Stored title',
    lead: 'Lead',
    sections: storedSections,
  })
})
