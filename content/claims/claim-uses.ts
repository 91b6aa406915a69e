import type { Claim } from '../../domain/claim.ts'
import { claimsInText, indexClaims, needsClaim, type SoughtClaim } from '../../domain/claims-in-text.ts'
import { type Reading, readOnce, type StatedText } from './stated-text.ts'
import { readAllPages } from './stated-texts.ts'

/** A passage as maintainers find it: its name, its page below /quarry, and the row that it is edited in. */
interface Passage extends Pick<StatedText, 'name' | 'row'> {
  path: string
}

/** A passage that states a claim, with the words around it. */
export interface ClaimUse extends Passage {
  claim: Claim['id']
  before: string
  phrase: string
  after: string
}

/** Where claims are stated, and what rows state that no claim covers. */
export interface ClaimUses {
  uses: ClaimUse[]
  uncovered: (Passage & { words: string })[]
}

/** Every use of each claim; where one is given, of this one alone, as if it had these phrases. */
export async function readClaimUses({ content, today }: Reading, typed?: SoughtClaim): Promise<ClaimUses> {
  const reading = { content: readOnce(content), today }
  const stored = (await reading.content.list('claims')).filter(({ id }) => id !== typed?.id)
  const index = indexClaims(typed ? [typed, ...stored] : stored)
  const uses: ClaimUses = { uses: [], uncovered: [] }
  for (const { path, texts } of await readAllPages(reading)) {
    for (const { name, text, row } of texts) {
      const passage = { name, path, ...(row && { row }) }
      const { stated, uncovered, plain } = claimsInText(text, index)
      for (const { id, phrase, at } of stated) {
        if (typed && id !== typed.id) continue
        const [before, after] = [plain.slice(Math.max(at - around, 0), at), plain.slice(at + phrase.length)]
        uses.uses.push({ ...passage, claim: id, before, phrase, after: after.slice(0, around) })
      }
      if (!row || typed) continue
      for (const found of uncovered)
        if (needsClaim(found, row.table)) uses.uncovered.push({ ...passage, words: found.words })
    }
  }
  return uses
}

/** How many characters are shown on each side of a claim. */
const around = 60
