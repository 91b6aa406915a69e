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

/** The steps in which something is written: the facts, and the letter that they make. On paper the letter stands alone. */
export function WrittenSteps({ step, draft, rows }: { step: StepName; draft: ObjectionDraft; rows: WritingRows }) {
  const letter = useLetter(draft, rows)
  const point = draft.points[Number(step.split('-')[1]) - 1]
  const about = letter.points.find(({ ground }) => ground.id === point?.ground)
  if (point && about) return <PointStep point={point} about={about} isFirst={step === 'point-1'} letter={letter} />
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
