import { useMemo } from 'react'
import { letterWords } from '../../../content/letter-words.ts'
import type { Library } from '../../../domain/citations.ts'
import { type ShownLetter, shownLetter } from '../../../domain/edited-letter.ts'
import { type Letter, offeredLetters } from '../../../domain/letter.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import type { ObjectionGround } from '../../../domain/objection-ground.ts'
import { ownWords } from '../../../domain/own-words.ts'
import { useCampaign } from '../../content-api/campaign.ts'
import { useSite } from '../../layout/use-site.ts'
import { useToday } from '../../layout/use-today.ts'

/** The letter as the draft makes it today, and as its writer has it. */
export interface DraftLetter {
  made: Letter
  shown: ShownLetter
  /** Our sentences in the letter as it is made. */
  framing: readonly string[]
  /** The shown letter with all but its writer's own words blanked out. */
  own: string
}

export function useLetter(
  draft: ObjectionDraft,
  grounds: readonly ObjectionGround[],
  library: Library,
  villageName: string,
): DraftLetter {
  const campaign = useCampaign()
  const { origin } = useSite()
  const day = useToday()
  return useMemo(() => {
    const context = { grounds, library, campaign, words: letterWords, villageName, day, origin }
    const letters = offeredLetters(draft, context)
    const [made] = letters
    const shown = shownLetter(draft, datedAs(made.text, draft.edited?.made))
    const framing = made.parts.filter(({ voice }) => voice === 'ours').map(({ text }) => text)
    const own = ownWords(shown.text, letters, dateOf(draft.edited?.made ?? made.text))
    return { made, shown, framing, own }
  }, [draft, grounds, library, campaign, villageName, day, origin])
}

/** A letter with the date of an earlier one: another day alone makes no other letter. */
function datedAs(letter: string, earlier: string | undefined): string {
  if (earlier === undefined) return letter
  return dateOf(earlier) + letter.slice(letter.indexOf('\n'))
}

/** The first line of a letter. */
const dateOf = (letter: string) => letter.slice(0, letter.indexOf('\n'))
