import { useLocation, useNavigate } from 'react-router'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { PrintedLetter } from '../printed-letter.tsx'
import { FactsStep } from './facts-step.tsx'
import { LetterStep } from './letter-step.tsx'
import { SendStep } from './send-step.tsx'
import { SentStep } from './sent-step.tsx'
import type { StepName } from './steps.ts'
import { type LetterRows, useLetter } from './use-letter.ts'

/** The steps in which something is written: the facts, and the letter that they make. On paper the letter stands alone. */
export function WrittenSteps({
  step,
  draft,
  rows,
  back,
  onNext,
}: {
  step: StepName
  draft: ObjectionDraft
  rows: LetterRows
  back: string
  onNext: () => void
}) {
  const letter = useLetter(draft, rows)
  const { state } = useLocation()
  const navigate = useNavigate()
  if (step === 'facts') return <FactsStep points={draft.points} asked={letter.points} back={back} onNext={onNext} />
  return (
    <>
      <div className="no-print">
        {step === 'letter' && <LetterStep letter={letter} back={back} onNext={onNext} />}
        {step === 'send' && (
          <SendStep letter={letter} back={back} onSent={(said) => navigate('#sent', { state: said })} />
        )}
        {step === 'sent' && (
          <SentStep
            said={typeof state === 'string' ? state : ''}
            pack={rows.place?.ready ? `/pack/${rows.place.slug}` : '/pack'}
          />
        )}
      </div>
      <PrintedLetter text={letter.sent} />
    </>
  )
}
