import { consultationWords } from '../../content/consultation.ts'
import { type Consultation, consultationOn } from '../../domain/progress.ts'
import { useStageStates } from '../content-api/campaign-query.ts'
import { useToday } from './use-today.ts'

export function useConsultation(): Consultation {
  return consultationOn(useStageStates(), useToday())
}

/** When one can object, in the same words on every page that shows it, and on paper; nothing where there is nothing to tell. */
export function ConsultationLine({ consultation }: { consultation: Consultation }) {
  const words = consultationWords(consultation)
  if (!words) return null
  return (
    <p className="consultation-line" data-urgent={words.isUrgent}>
      {words.text}
    </p>
  )
}
