import { useLocation, useNavigate } from 'react-router'
import { writtenWords } from '../../../content/written-words.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { PrintedLetter } from '../printed-letter.tsx'
import { LetterStep } from './letter-step.tsx'
import { LookStep } from './look-step.tsx'
import { PointStep } from './point-step.tsx'
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
  const point = draft.points[Number(step.split('-')[1]) - 1]
  const about = letter.points.find(({ ground }) => ground.id === point?.ground)
  const onSent = (said: string) => navigate('#sent', { state: said })
  const hasLetterBeside = about !== undefined || (step === 'send' && !draft.isBrought)
  return (
    <>
      <div className={`${about ? '' : 'no-print'} ${hasLetterBeside ? 'step-beside' : ''}`}>
        <div>
          {point && about && (
            <PointStep point={point} about={about} isFirst={step === 'point-1'} back={back} onNext={onNext} />
          )}
          {step === 'letter' && <LetterStep letter={letter} back={back} onNext={onNext} />}
          {step === 'send' && <SendStep letter={letter} back={back} onSent={onSent} />}
          {step === 'look' && <LookStep letter={letter} onSent={onSent} />}
          {step === 'sent' && (
            <SentStep
              said={typeof state === 'string' ? state : ''}
              pack={rows.place?.ready ? `/pack/${rows.place.slug}` : '/pack'}
            />
          )}
        </div>
        {hasLetterBeside && <LetterSoFar text={letter.sent} />}
      </div>
      {!about && <PrintedLetter text={letter.sent} />}
    </>
  )
}

/** The letter that the answers make, growing beside them where there is room. */
function LetterSoFar({ text }: { text: string }) {
  return (
    <aside className="letter-so-far" aria-labelledby="letter-so-far">
      <h2 id="letter-so-far">{writtenWords.point.soFar}</h2>
      <p className="whole-letter">{text || writtenWords.point.notYet}</p>
    </aside>
  )
}
