import { useDeferredValue, useState } from 'react'
import { closerLook } from '../../../content/closer-look-words.ts'
import { writeObjection } from '../../../content/write-objection.ts'
import { writtenWords } from '../../../content/written-words.ts'
import { plainLetters } from '../../../domain/plain-letters.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { LookCloser } from '../closer-look.tsx'
import { useLetterNow } from '../letter-now.ts'
import { missingPerson, PersonFields } from '../person-fields.tsx'
import { type Problem, stillMissing } from '../problems.tsx'
import { SendWays } from '../send-ways.tsx'
import { LetterBox, letterId } from './plain-area.tsx'
import { ShortForm } from './short-form.tsx'
import { Step } from './step.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'
import type { DraftLetter } from './use-letter.ts'

const words = writtenWords.send

/** Name and address, a last look and the ways to send; a letter that somebody has brought along goes into the box here. */
export function SendStep({
  letter,
  back,
  onSent,
}: {
  letter: DraftLetter
  back: string
  onSent: (said: string) => void
}) {
  const { sent, own, points } = letter
  const { person, isBrought, brought, village } = useDraftStore().draft
  const campaign = useCampaign()
  const letterNow = useLetterNow()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const looked = useDeferredValue({ text: sent, own })
  const { name, address } = person
  const isEmpty = isBrought && brought.trim() === ''
  const missing = isBrought ? (isEmpty ? [{ field: letterId, text: words.missing }] : []) : missingPerson(person)
  const told = stillMissing(problems, missing)

  /** A letter without name or address is sent at the second press only, and one without a word leaves by no way. */
  const mayLeave = (isSent: boolean) => {
    if (!isEmpty && (!isSent || missing.length === 0 || problems.length > 0)) return true
    setProblems(missing)
    return false
  }
  return (
    <Step title={isBrought ? words.titleBrought : words.title} back={back} problems={told}>
      {isBrought ? (
        <LetterBox
          label={words.paste}
          value={brought}
          problem={told[0]}
          onText={(text) => draftStore.change((now) => ({ ...now, brought: text }))}
        />
      ) : (
        <PersonFields
          {...person}
          problems={told}
          onChange={(change) => draftStore.change((now) => ({ ...now, person: { ...now.person, ...change } }))}
        />
      )}
      <h2 className="sr-only">{closerLook.heading}</h2>
      <LookCloser {...looked} name={plainLetters(name).trim()} address={plainLetters(address).trim()} />
      {letterNow !== '' && <p className="notice">{letterNow}</p>}
      <SendWays
        text={sent}
        subject={writeObjection.mailSubject(campaign.application_reference)}
        fileName={village === '' ? 'objection' : `objection-${village}`}
        form={campaign.council_form}
        mayLeave={mayLeave}
        note={missing.length > 0 ? words.unsigned : ''}
        onSent={onSent}
      >
        {!isBrought && <ShortForm points={points} />}
      </SendWays>
    </Step>
  )
}
