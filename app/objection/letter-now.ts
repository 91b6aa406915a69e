import { consultationWords } from '../../content/consultation.ts'
import { letterMeanwhile, noLongerTaken } from '../../content/objection-guide.ts'
import { currentStage, stagesOn, waitingIn } from '../../domain/progress.ts'
import { useStageStates } from '../content-api/campaign-query.ts'
import { useConsultation } from '../layout/consultation-line.tsx'
import { useToday } from '../layout/use-today.ts'

/** What becomes of a letter that is sent today: while the council asks for objections, until when it does. */
export function useLetterNow(): string {
  const consultation = useConsultation()
  const { canPrepare, canWrite, isNewInformationComing } = waitingIn(
    currentStage(stagesOn(useStageStates(), useToday())),
  )
  if (consultation.state === 'open') return consultationWords(consultation)?.text ?? ''
  if (consultation.state === 'over') return noLongerTaken.reasons[consultation.stage]
  if (canWrite)
    return [letterMeanwhile.canWrite, ...(isNewInformationComing ? [letterMeanwhile.newPapers] : [])].join(' ')
  return canPrepare ? letterMeanwhile.later : ''
}
