import type { Claim } from '../../domain/claim.ts'
import { pageName } from '../public-pages.ts'
import { readAllPassages } from './page-passages.ts'
import type { Passage, Reading } from './passage.ts'

/** A text that names a claim: its name, its page below /quarry, and the row that it is edited in. */
export interface ClaimUse extends Pick<Passage, 'name' | 'row'> {
  claim: Claim['id']
  path: string
  /** What its page is called. */
  page: string
}

/** Every text that names a claim, in the order of the pages: a row's text once, though several pages show it. */
export async function readClaimUses(reading: Reading): Promise<ClaimUse[]> {
  const pages = await readAllPassages(reading)
  const uses = new Map<string, ClaimUse>()
  for (const { path, passages } of pages) {
    for (const { name, row, claims } of passages) {
      for (const claim of claims) {
        const place = JSON.stringify([claim, name, row ?? path])
        if (!uses.has(place)) uses.set(place, { claim, path, page: pageName(path), name, ...(row && { row }) })
      }
    }
  }
  return [...uses.values()]
}
