import { expect, test } from 'vitest'
import { sampleCard } from '../server/database/testing/sample-rows.ts'
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

/** A card that has nothing for its page but what stands on the map. */
const card: ImpactCard = {
  ...{ ...sampleCard, id: '1', updated_at: '' },
  ...{ page_title: '', page_description: '', page_sections: [] },
}
const storedSections: ImpactCard['page_sections'] = [{ type: 'section', heading: 'Stored', content: '<p>Stored</p>' }]

const read = (change: Partial<ImpactCard> = {}) => articleText(builtIn, { ...card, ...change })

test('without a card the built-in text stands, with no communities', () => {
  const { title, description, lead, sections } = builtIn
  expect(articleText(builtIn, undefined)).toEqual({ title, description, lead, sections, villages: [] })
})

test('what a card has of its own wins over the built-in text, its sections as a whole, with its description as the lead', () => {
  const { title, lead, sections } = builtIn
  expect(read()).toMatchObject({ title, lead, sections, villages: sampleCard.affected_villages })
  expect(read({ page_sections: storedSections })).toMatchObject({ lead, sections: storedSections })
  const named = { page_title: 'Stored title', page_description: 'Stored' }
  expect(read(named)).toMatchObject({ title: 'Stored title', description: 'Stored', lead: 'Stored', sections })
})

test('a card without built-in article is told by its stored page, else by its title, description and more-content', () => {
  expect(articleText(undefined, card)).toMatchObject({
    ...{ title: card.title, description: card.short_description, lead: card.short_description },
    sections: [{ type: 'section', heading: '', content: card.more_content }],
  })
  const stored = { ...card, page_title: 'Stored title', page_description: 'Lead', page_sections: storedSections }
  expect(articleText(undefined, stored)).toMatchObject({
    title: 'Stored title',
    lead: 'Lead',
    sections: storedSections,
  })
})
