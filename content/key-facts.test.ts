import { describe, expect, test } from 'vitest'
import { hourWords, openingHours } from './figures.ts'
import { home } from './home.ts'
import { impactSummary } from './impact-summary.ts'
import { keyFacts } from './key-facts.ts'

describe('the key facts', () => {
  test('are eight cards with a source each', () => {
    expect(keyFacts).toHaveLength(8)
    expect(new Set(keyFacts.map(({ id }) => id)).size).toBe(8)
    expect(new Set(keyFacts.map(({ title }) => title)).size).toBe(8)
    for (const { id, source, figure } of keyFacts) {
      expect(source, id).not.toBe('')
      expect(figure, id).toMatch(/\d/)
    }
  })

  test('say the opening hours as people say them', () => {
    const said = openingHours.map(({ opensAt, closesAt }) => `${hourWords(opensAt)} to ${hourWords(closesAt)}`)
    expect(said).toEqual(['7am to 6pm', '7am to 1pm'])
    expect(hourWords(12)).toBe('noon')
  })
})

describe('the proposal in brief', () => {
  test('states how much, how long, how near and what it means', () => {
    const text = impactSummary.points.map((point) => `${point.figure} ${point.text}`).join('; ')
    expect(text).toContain('1.8 million tonnes')
    expect(text).toContain('about 12 to 15 years')
    expect(text).toContain('Heavy machinery')
    expect(text).toContain('HGV traffic')
    expect(text).toContain('Farmland')
    expect(text).toContain('150 yards from one village and 350 yards from another')
  })
})

describe('the home page', () => {
  test('tells visitors where to go for general and for their own effects', () => {
    expect(home.heading).toBe('How to make use of this website')
    for (const part of ['navigation links', 'interactive map', 'your own community', 'more focused objection']) {
      expect(home.usage).toContain(part)
    }
  })
})
