import { describe, expect, it } from 'vitest'
import { type Village, villageSchema } from '../../domain/village.ts'
import { distanceWords, places, readyVillages } from '../places.ts'
import { villageSeeds } from './villages.ts'

type VillageSeed = Omit<Village, 'updated_at'>

function textsOf(village: VillageSeed): string[] {
  const { summary, preamble, impact_cards: cards } = village
  const cardTexts = cards.flatMap(({ title, content }) => [title, content.intro, ...(content.bulletPoints ?? [])])
  return [summary, preamble.intro, preamble.description, ...cardTexts]
}

function sentencesOf(village: VillageSeed): string[] {
  return textsOf(village).flatMap((text) => text.split(/(?<=[.!?:])\s+/))
}

/** A sentence as it would stand on any village's page: without the names of places and their distances. */
function withoutPlaces(sentence: string): string {
  const names = places.flatMap(({ name, slug }) => [distanceWords(slug), name, name.replace(/ Spa|-upon-Avon/, '')])
  return names.reduce((text, name) => text.replaceAll(name, '…'), sentence).toLowerCase()
}

describe('the first village reports', () => {
  it('are one for each village that is marked ready, and for no other place', () => {
    expect(villageSeeds.map((village) => village.village_key).sort()).toEqual(
      readyVillages.map((place) => place.slug).sort(),
    )
  })

  it.each(villageSeeds)('are a valid row with the name and picture of the place: $village_key', (village) => {
    expect(villageSchema.omit({ updated_at: true }).parse(village)).toEqual(village)
    expect(village.name).toBe(places.find((place) => place.slug === village.village_key)?.name)
    expect(village.header_image).toBe(`/quarry/drawn/villages/${village.village_key}.svg`)
  })

  it.each(villageSeeds)('have four to six cards, each with an introduction and key points: $village_key', (village) => {
    expect(village.impact_cards.length).toBeGreaterThanOrEqual(4)
    expect(village.impact_cards.length).toBeLessThanOrEqual(6)
    for (const { content } of village.impact_cards) {
      expect(content.intro).not.toBe('')
      expect(content.bulletPoints?.length).toBeGreaterThanOrEqual(3)
      expect(content.bulletPoints?.length).toBeLessThanOrEqual(5)
    }
  })

  it.each(readyVillages)('say how far the place lies from the site: $slug', ({ slug }) => {
    const village = villageSeeds.find((seed) => seed.village_key === slug)
    expect(village?.summary).toContain(distanceWords(slug))
    expect(village?.preamble.description).toContain(distanceWords(slug))
  })

  it('use both forms of attribution and both sets of icons', () => {
    const forms = new Set(villageSeeds.map((village) => typeof village.header_image_attribution))
    expect([...forms].sort()).toEqual(['object', 'string'])
    const icons = villageSeeds.flatMap((village) => village.impact_cards.map((card) => card.icon))
    expect(icons).toContain('air-quality')
    expect(icons).toContain('AlertTriangle')
  })

  it('share no sentence, not even with the name of the place changed', () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const village of villageSeeds) {
      for (const sentence of sentencesOf(village).map(withoutPlaces)) {
        const owner = seen.get(sentence)
        if (owner !== undefined && sentence.length >= 25) shared.push(`${owner}, ${village.village_key}: ${sentence}`)
        seen.set(sentence, village.village_key)
      }
    }
    expect(shared).toEqual([])
  })

  it('give the two distances in yards to no village by name', () => {
    const stating = villageSeeds.flatMap(textsOf).filter((text) => /\byards?\b/i.test(text))
    expect(stating.filter((text) => !/do not say which|not known here which/.test(text))).toEqual([])
  })
})
