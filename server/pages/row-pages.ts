import { articles } from '../../content/articles.ts'
import { readyVillages } from '../../content/places.ts'
import type { ContentReader } from '../../domain/content.ts'
import { cardsPath, villagesPath } from './page-address.ts'

/**
 * Tells whether the village or the card that a path names exists, so that made-up names cost no rendering: the names are
 * read once for each version of the content. A path that names neither counts as one that does.
 */
export function createRowFinder(content: ContentReader, version: () => string): (path: string) => Promise<boolean> {
  let known: { version: string; paths: Promise<ReadonlySet<string>> } | undefined
  return async (path) => {
    if (!path.startsWith(villagesPath) && !path.startsWith(cardsPath)) return true
    const now = version()
    if (known?.version !== now) {
      const paths = readPaths(content)
      known = { version: now, paths }
      paths.catch(() => {
        known = undefined
      })
    }
    return (await known.paths).has(path)
  }
}

async function readPaths(content: ContentReader): Promise<ReadonlySet<string>> {
  const [villages, cards] = await Promise.all([content.list('village_data'), content.list('impact_cards')])
  return new Set([
    ...readyVillages.map(({ slug }) => villagesPath + slug),
    ...villages.map(({ village_key }) => villagesPath + village_key),
    ...articles.map(({ cardId }) => cardsPath + cardId),
    ...cards.map(({ card_id }) => cardsPath + card_id),
  ])
}
