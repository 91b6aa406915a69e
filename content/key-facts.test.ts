import { describe, expect, test } from 'vitest'
import { hourWords, openingHours } from './figures.ts'
import { home } from './home.ts'
import { hydrologyNote } from './hydrology/hydrology-note.ts'
import { impactSummary } from './impact-summary.ts'
import { keyFacts } from './key-facts.ts'
import { distanceWords, readyVillages } from './places.ts'

/** Every number that the specification gives about the proposal (public site, section 9), and the names of roads. */
const numbersOfTheSpecification = new Set(
  '10 15 50 1.8 1.835 12 7 6 1 150 200 220 89.5 53.5 350 3 5 3.1 165,000 75 500 60 40 A429'.split(' '),
)

const strangeNumbers = (text: string) =>
  text.match(/[A-Z]?\d[\d.,]*\d|\d/g)?.filter((number) => !numbersOfTheSpecification.has(number)) ?? []

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

  test('state no number that the specification does not give', () => {
    for (const { id, title, content, figure, source } of keyFacts) {
      expect(strangeNumbers([title, content, figure, source].join(' ')), id).toEqual([])
    }
  })

  test('say the opening hours as people say them', () => {
    const said = openingHours.map(({ opensAt, closesAt }) => `${hourWords(opensAt)} to ${hourWords(closesAt)}`)
    expect(said).toEqual(['7am to 6pm', '7am to 1pm'])
    expect(hourWords(12)).toBe('noon')
  })
})

describe('the proposal in brief', () => {
  test('states each point of the specification, and no other number', () => {
    const text = impactSummary.points.map((point) => `${point.figure} ${point.text}`).join('; ')
    expect(text).toContain('1.8 million tonnes')
    expect(text).toContain('about 12 to 15 years')
    expect(text).toContain('Heavy machinery')
    expect(text).toContain('HGV traffic')
    expect(text).toContain('Farmland')
    expect(text).toContain('150 yards from one village and 350 yards from another')
    expect(strangeNumbers(text)).toEqual([])
  })
})

describe('the home page', () => {
  test('tells visitors where to go for general and for their own effects', () => {
    expect(home.heading).toBe('How to make use of this website')
    for (const part of ['navigation links', 'interactive map', 'your own community', 'more focused objection']) {
      expect(home.usage).toContain(part)
    }
    expect(strangeNumbers(home.plainAnswer)).toEqual([])
  })
})

describe('the hydrology note', () => {
  test('says that it is not an expert report', () => {
    expect(hydrologyNote.status).toContain('not an expert report')
  })

  test('states no number but those of the specification and computed distances', () => {
    const distances = readyVillages.map(({ slug }) => distanceWords(slug))
    const texts = hydrologyNote.sections.flatMap(({ paragraphs, points }) => [...paragraphs, ...(points ?? [])])
    const withoutDistances = distances.reduce((text, distance) => text.replaceAll(distance, ''), texts.join(' '))
    expect(strangeNumbers(withoutDistances.replaceAll('WDC/22CM008', ''))).toEqual([])
  })
})
