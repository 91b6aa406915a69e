import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { PrintedLetter } from '../printed-letter.tsx'
import { LetterStep } from './letter-step.tsx'
import { LookStep } from './look-step.tsx'
import { PointStep } from './point-step.tsx'
import { SendStep } from './send-step.tsx'
import { SentStep } from './sent-step.tsx'
import type { StepName } from './steps.ts'
import { useLetter } from './use-letter.ts'
import type { WritingRows } from './use-writing-rows.ts'

interface WrittenStepProps {
  step: StepName
  draft: ObjectionDraft
  rows: WritingRows
}

/** The steps in which something is written: the facts, and the letter that they make. */
export function WrittenSteps({ step, draft, rows }: WrittenStepProps) {
  const point = draft.points[Number(step.split('-')[1]) - 1]
  return point ? (
    <PointStep point={point} isFirst={step === 'point-1'} draft={draft} rows={rows} />
  ) : (
    <WholeLetterSteps step={step} draft={draft} rows={rows} />
  )
}

/** Those about the letter as a whole. On paper it stands alone. */
function WholeLetterSteps({ step, draft, rows }: WrittenStepProps) {
  const letter = useLetter(draft, rows)
  return (
    <>
      <div className="no-print">
        {step === 'letter' && <LetterStep letter={letter} />}
        {step === 'send' && <SendStep letter={letter} />}
        {step === 'look' && <LookStep letter={letter} />}
        {step === 'sent' && <SentStep place={rows.place} />}
      </div>
      <PrintedLetter text={letter.sent} />
    </>
  )
}
