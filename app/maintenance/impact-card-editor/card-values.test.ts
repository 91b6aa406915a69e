import { describe, expect, it } from 'vitest'
import { findArticle } from '../../../content/seed/first-rows.ts'
import type { ImpactCard } from '../../../domain/impact-card.ts'
import { cardDefinition, parseLoadSequence } from './card-values.ts'

const card: ImpactCard = {
  id: '7',
  card_id: 'silica-dust',
  title: 'Dust',
  icon_name: 'Wind',
  short_description: 'Fine dust',
  affected_villages: ['Barford', 'Elsewhere'],
  page_title: '',
  delay: 10,
  more_content: '',
  page_description: '',
  page_sections: [],
  card_style: { className: 'border-l-4 border-blue-500 bg-blue-50' },
  updated_at: 'version 1',
}

const { valuesOf, fieldsOf } = cardDefinition(undefined)

it('a card in the editor is the same row again when nothing was edited', () => {
  const { id: _id, updated_at: _time, ...fields } = card
  expect(fieldsOf(valuesOf(card))).toEqual(fields)
})

describe('a card with a built-in article', () => {
  const builtIn = findArticle('silica-dust')
  const { valuesOf, fieldsOf } = cardDefinition(builtIn)
  const opened = valuesOf(card)
  const withWord = (index: number) => ({
    ...opened,
    page_sections: opened.page_sections.map((section, at) =>
      at === index ? { ...section, heading: `${section.heading}, mended` } : section,
    ),
  })

  it('opens with the text that visitors read, and stores nothing of it while it is unchanged', () => {
    expect(opened.page_sections.length).toBeGreaterThan(3)
    expect(fieldsOf(opened)).toMatchObject({ page_description: '', page_sections: [] })
    const described = { ...opened, page_description: 'What dust does.' }
    expect(fieldsOf(described)).toMatchObject({ page_description: 'What dust does.', page_sections: [] })
    expect(fieldsOf(withWord(1)).page_sections).toEqual(withWord(1).page_sections)
  })

  it('opens with its own sections where it has some', () => {
    const page_sections = [{ type: 'intro', heading: 'Own', content: '' }] as const
    expect(valuesOf({ ...card, page_sections: [...page_sections] }).page_sections).toEqual(page_sections)
  })
})

it.each([
  ['7', 7],
  ['12 days', 12],
  [' １,２００\u00a0', 1200],
  ['', 0],
  ['soon', 0],
])('a load sequence %j is %i', (text, number) => expect(parseLoadSequence(text)).toBe(number))
