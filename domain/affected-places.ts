import { slugify } from './slug.ts'
import { bareLetters } from './spelling.ts'

export interface KnownPlace {
  name: string
  slug: string
}

/** What people say for a place with another name, by its letters, and that place. */
const otherNames = new Map([
  ['leamington', 'leamington-spa'],
  ['stratford', 'stratford-upon-avon'],
  ['stratfordonavon', 'stratford-upon-avon'],
])

const everywhere = new Set(['allvillages', 'allcommunities'])

/**
 * The slug of the village that a card's 'Affects:' chip leads to: that of the known place with this name or slug in any
 * spelling or with this other name, else the name in lower case with hyphens. 'All Villages' and 'All Communities' lead nowhere.
 */
export function affectedPlaceSlug(name: string, places: readonly KnownPlace[]): string | undefined {
  const said = bareLetters(name)
  if (said === '' || everywhere.has(said)) return undefined
  const isSaid = (text: string) => bareLetters(text) === said
  const named = places.find((place) => isSaid(place.name)) ?? places.find((place) => isSaid(place.slug))
  return named?.slug ?? otherNames.get(said) ?? slugify(name)
}

/** The first three communities of a card, with an ellipsis where there are more. */
export function affectedInShort(names: readonly string[]): string {
  return names.slice(0, 3).join(', ') + (names.length > 3 ? '...' : '')
}

/**
 * The communities of an impact card, whatever form is stored: an array, a JSON text array or a comma-separated text. Each
 * entry is turned into text and trimmed; one that has no text, such as an object, is no community.
 */
export function parseAffectedVillages(stored: unknown): string[] {
  if (Array.isArray(stored)) {
    const texts = stored.map((entry) => (typeof entry === 'object' ? '' : String(entry).trim()))
    return texts.filter((text) => text !== '')
  }
  if (typeof stored !== 'string') return []
  if (stored.trim().startsWith('[')) {
    try {
      return parseAffectedVillages(JSON.parse(stored))
    } catch {
      // Not JSON after all: read it as a comma-separated text.
    }
  }
  return parseAffectedVillages(stored.split(','))
}
