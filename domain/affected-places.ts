import { slugify } from './slug.ts'

export interface KnownPlace {
  name: string
  slug: string
}

/** What people say for a place with a longer name, and that place. */
const shortNames = new Map([
  ['leamington', 'leamington-spa'],
  ['stratford', 'stratford-upon-avon'],
])

const everywhere = new Set(['all-villages', 'all-communities'])

/**
 * The slug of the village that a card's 'Affects:' chip leads to: that of the known place with this name, slug or short
 * name, else the name in lower case with hyphens. 'All Villages' and 'All Communities' lead nowhere.
 */
export function affectedPlaceSlug(name: string, places: readonly KnownPlace[]): string | undefined {
  const said = slugify(name)
  if (said === '' || everywhere.has(said)) return undefined
  const named = places.find((place) => slugify(place.name) === said) ?? places.find((place) => place.slug === said)
  return named?.slug ?? shortNames.get(said) ?? said
}

/**
 * The communities of an impact card as trimmed texts, whatever form is stored: an array, a JSON text array or a
 * comma-separated text. Anything else is no community at all, and neither is
 * an entry that is not text.
 */
export function parseAffectedVillages(stored: unknown): string[] {
  if (Array.isArray(stored)) {
    return stored
      .filter((entry) => typeof entry === 'string')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
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
