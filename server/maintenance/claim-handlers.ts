import { readClaimUses } from '../../content/claims/claim-uses.ts'
import type { ContentReader } from '../../domain/content.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { ReadHandlers } from '../asked.ts'

const longestPhrases = 2000

/** Where each claim is stated, as it is stored or as somebody types it (rule: claims-uses). */
export function createClaimHandlers(content: ContentReader): ReadHandlers<'claimUses'> {
  return {
    async claimUses({ query }) {
      const id = query.get('id')
      const phrases = query.get('phrases')?.slice(0, longestPhrases) ?? ''
      const reading = { content, today: londonDay() }
      return Response.json(await readClaimUses(reading, id === null ? undefined : { id, phrases }))
    },
  }
}
