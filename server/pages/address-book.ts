import { readyVillages } from '../../content/places.ts'
import { elsewhere, outcodes, settlementsBeside } from '../../content/settlements.ts'
import { affectedPlaceSlug } from '../../domain/affected-places.ts'
import { articleSlugs, hasFixedRoute } from '../../domain/article-address.ts'
import type { ContentReader } from '../../domain/content.ts'
import { packForAll, packPaths } from '../../domain/pack.ts'
import { sentUpdates } from '../../domain/sent-update.ts'
import { proposeSlug } from '../../domain/slug.ts'
import { oncePerVersion, type Version } from '../content-readers.ts'
import { basePath, decode } from '../http/route.ts'
import { cardsPath, nearPath, updatesPath, villagesPath } from './page-address.ts'

/** Where the pages stand at one version of the content. */
export interface AddressBook {
  /** Whether the village, the card, the paper or the sent update that a path names exists; true for a path that names none. */
  hasRow(path: string): boolean
  /** The one address of the page that a path means in another spelling; undefined where it means none. */
  findSpelt(path: string): string | undefined
}

/** The tables whose rows have pages. */
export const addressTables = ['village_data', 'impact_cards', 'updates'] as const

/** Reads where the pages stand, once for each version of these tables: so made-up and misspelt addresses cost no rendering. */
export function createAddressBook(
  content: ContentReader,
  version: Version,
  fixedPaths: readonly string[],
): () => Promise<AddressBook> {
  return oncePerVersion(
    () => version(...addressTables),
    () => readAddressBook(content, fixedPaths),
  )
}

const pathsOfRows = [villagesPath, nearPath, cardsPath, updatesPath, `${basePath}/pack/`]

async function readAddressBook(content: ContentReader, fixedPaths: readonly string[]): Promise<AddressBook> {
  const [stored, cards, updates] = await Promise.all([
    content.list('village_data'),
    content.list('impact_cards'),
    content.list('updates'),
  ])
  const villages = [...readyVillages, ...stored.map(({ village_key, name }) => ({ slug: village_key, name }))]
  const rows = new Set([
    ...villages.map(({ slug }) => villagesPath + slug),
    ...[
      ...settlementsBeside(stored).map(({ slug }) => slug),
      ...outcodes.map((each) => each.toLowerCase()),
      elsewhere,
    ].map((slug) => nearPath + slug),
    ...articleSlugs.filter(hasFixedRoute).map((cardId) => cardsPath + cardId),
    ...cards.map(({ card_id }) => cardsPath + card_id),
    ...[packForAll, ...villages.map(({ slug }) => slug)].flatMap(packPaths).map((path) => basePath + path),
    ...sentUpdates(updates).map(({ id }) => updatesPath + id),
  ])
  const spellings = new Map([['/', `${basePath}/`]])
  for (const { slug, name } of villages) {
    spellings.set(looseForm(`${basePath}/${name}`), villagesPath + slug)
    spellings.set(looseForm(villagesPath + name), villagesPath + slug)
    spellings.set(looseForm(nearPath + slug), villagesPath + slug)
    spellings.set(nearPath + proposeSlug(name), villagesPath + slug)
  }
  for (const path of [...rows, ...fixedPaths]) spellings.set(looseForm(path), path)
  return {
    hasRow: (path) => rows.has(path) || !pathsOfRows.some((start) => path.startsWith(start)),
    findSpelt(path) {
      const loose = looseForm(path)
      const village = loose.startsWith(villagesPath)
        ? affectedPlaceSlug(loose.slice(villagesPath.length), villages)
        : ''
      return spellings.get(loose) ?? spellings.get(villagesPath + village)
    },
  }
}

/**
 * A path as it is compared with others: decoded, in lower case, with one hyphen or slash where there are others between
 * letters and digits. '/Quarry//Villages/Hampton%20Lucy/' becomes '/quarry/villages/hampton-lucy'.
 */
export function looseForm(path: string): string {
  const parts = (decode(path) ?? path)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split('/')
    .map((part) =>
      part
        .split(/[^a-z0-9]/)
        .filter((piece) => piece !== '')
        .join('-'),
    )
  return `/${parts.filter((part) => part !== '').join('/')}`
}
