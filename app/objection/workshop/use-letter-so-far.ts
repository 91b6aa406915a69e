import { useMemo } from 'react'
import { letterFacts } from '../../../content/letter-facts.ts'
import { letterWords } from '../../../content/letter-words.ts'
import { signedLetter } from '../../../domain/edited-letter.ts'
import { type LetterContext, letterPoints, letterSoFar } from '../../../domain/letter.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { useToday } from '../../layout/use-today.ts'
import type { WritingRows } from './use-writing-rows.ts'

/** What a letter is made of besides its draft, today. */
export function useLetterContext({ grounds, claims, place, village }: WritingRows): LetterContext {
  const campaign = useCampaign()
  const day = useToday()
  return useMemo(
    () => ({ grounds, claims, campaign, words: letterWords, facts: letterFacts(place, village), day }),
    [grounds, claims, campaign, place, village, day],
  )
}

/** The points of a draft as its letter has them, and the letter as it grows: in its writer's own version, where there is one. */
export function useLetterSoFar(draft: ObjectionDraft, rows: WritingRows) {
  const context = useLetterContext(rows)
  return useMemo(() => {
    const points = letterPoints(draft, context)
    const unsigned = draft.edited?.text ?? letterSoFar(draft, points, context)
    return { points, text: signedLetter(unsigned, draft.person, letterWords.farewell).text }
  }, [draft, context])
}
