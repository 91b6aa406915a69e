import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { letterWords } from '../../../content/letter-words.ts'
import { writeObjection } from '../../../content/write-objection.ts'
import { writtenWords } from '../../../content/written-words.ts'
import { ownWords, shownLetter, signedLetter } from '../../../domain/edited-letter.ts'
import { composeLetter, offeredParts } from '../../../domain/letter.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { plainLetters } from '../../../domain/plain-letters.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { missingPerson } from '../person-fields.tsx'
import { useCloserLook } from '../use-closer-look.ts'
import { useDraftStore } from './use-draft-store.ts'
import { useLetterContext } from './use-letter-so-far.ts'
import type { WritingRows } from './use-writing-rows.ts'

/**
 * The letter as the draft makes it today, as its writer has it, and with name and address as it is sent. `own` is what is
 * sent with all but its writer's own words blanked out, where the site has made it.
 */
export function useLetter(draft: ObjectionDraft, rows: WritingRows) {
  const context = useLetterContext(rows)
  return useMemo(() => {
    const { person, isBrought, brought } = draft
    const { text: made, parts } = composeLetter(draft, context)
    const shown = shownLetter(draft, made)
    if (isBrought) return { made, shown, sent: brought, own: undefined, above: '' }
    const { text: sent, above } = signedLetter(shown.text, person, letterWords.farewell)
    const signature = [person.name, person.address].filter((text) => !isLeftOpen.test(text)).join('\n')
    const own = ownWords(sent, [...parts, ...offeredParts(draft, context), { voice: 'formal', text: signature }])
    return { made, shown, sent, own, above }
  }, [draft, context])
}

/** How a name or an address looks that is still to be filled in: a closer look finds it. */
const isLeftOpen = /[[\]{}<>_]|\bx{2,}\b|\byour\b/i

export type DraftLetter = ReturnType<typeof useLetter>

/** What a closer look finds in the letter as it is sent. */
export function useFindings({ sent, own }: DraftLetter) {
  const { name, address } = useDraftStore().draft.person
  return useCloserLook({ text: sent, own, name: plainLetters(name).trim(), address: plainLetters(address).trim() })
}

/** The letter as it leaves, by whatever way; what there is to do then is a step of its own. */
export function useOutgoing({ sent }: DraftLetter) {
  const { council_form: form, application_reference: reference } = useCampaign()
  const { village, person, isBrought } = useDraftStore().draft
  const navigate = useNavigate()
  const isUnsigned = !isBrought && missingPerson(person).length > 0
  return {
    text: sent,
    subject: writeObjection.mailSubject(reference),
    fileName: village === '' ? 'objection' : `objection-${village}`,
    form,
    note: isUnsigned ? writtenWords.send.unsigned : '',
    onSent: (said: string) => navigate('#sent', { state: said }),
  }
}
