import { useMemo } from 'react'
import { letterWords } from '../../../content/letter-words.ts'
import type { Library } from '../../../domain/citations.ts'
import { shownLetter } from '../../../domain/edited-letter.ts'
import { offeredLetters } from '../../../domain/letter.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import type { ObjectionGround } from '../../../domain/objection-ground.ts'
import { ownWords } from '../../../domain/own-words.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { useSite } from '../../layout/use-site.ts'
import { useToday } from '../../layout/use-today.ts'

/** The letter as the draft makes it today, and as its writer has it. */
export function useLetter(
  draft: ObjectionDraft,
  grounds: readonly ObjectionGround[],
  library: Library,
  villageName: string,
) {
  const campaign = useCampaign()
  const { origin } = useSite()
  const day = useToday()
  return useMemo(() => {
    const context = { grounds, library, campaign, words: letterWords, villageName, day, origin }
    const letters = offeredLetters(draft, context)
    const [made] = letters
    const shown = shownLetter(draft, datedAs(made.text, draft.edited?.made))
    /** The shown letter with all but its writer's own words blanked out. */
    const own = ownWords(shown.text, letters, dateOf(draft.edited?.made ?? made.text))
    return { made, shown, own }
  }, [draft, grounds, library, campaign, villageName, day, origin])
}

export type DraftLetter = ReturnType<typeof useLetter>

/** A letter with the date of an earlier one: another day alone makes no other letter. */
function datedAs(letter: string, earlier: string | undefined): string {
  if (earlier === undefined) return letter
  return dateOf(earlier) + letter.slice(letter.indexOf('\n'))
}

const dateOf = (letter: string) => letter.slice(0, letter.indexOf('\n'))
