import { useMemo } from 'react'
import { letterFacts } from '../../../content/letter-facts.ts'
import { letterWords } from '../../../content/letter-words.ts'
import type { Place } from '../../../content/places.ts'
import { shownLetter } from '../../../domain/edited-letter.ts'
import { composeLetter, type LetterContext, letterPoints, offeredParts } from '../../../domain/letter.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import type { ObjectionGround } from '../../../domain/objection-ground.ts'
import { ownWords } from '../../../domain/own-words.ts'
import type { Village } from '../../../domain/village.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { useToday } from '../../layout/use-today.ts'

/** The letter as the draft makes it today, and as its writer has it. */
export function useLetter(
  draft: ObjectionDraft,
  grounds: readonly ObjectionGround[],
  claims: LetterContext['claims'],
  place: Place | undefined,
  village: Village | undefined,
) {
  const campaign = useCampaign()
  const day = useToday()
  return useMemo(() => {
    const context = { grounds, claims, campaign, words: letterWords, facts: letterFacts(place, village), day }
    const made = composeLetter(draft, context)
    const shown = shownLetter(draft, datedAs(made.text, draft.edited?.made))
    /** The shown letter with all but its writer's own words blanked out. */
    const parts = [...made.parts, ...offeredParts(draft, context)]
    const own = ownWords(shown.text, parts, dateOf(draft.edited?.made ?? made.text))
    return { made, shown, own, points: letterPoints(draft, context) }
  }, [draft, grounds, claims, campaign, place, village, day])
}

export type DraftLetter = ReturnType<typeof useLetter>

/** A letter with the date of an earlier one: another day alone makes no other letter. */
function datedAs(letter: string, earlier: string | undefined): string {
  if (letter === '' || !earlier) return letter
  return dateOf(earlier) + letter.slice(letter.indexOf('\n'))
}

const dateOf = (letter: string) => letter.slice(0, letter.indexOf('\n'))
