import { sendsLetters } from '../../domain/sent-letter.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { useConsultation } from './consultation-line.tsx'
import { useSite } from './use-site.ts'

/** Whether the site sends objections for residents today (rule: letter-when). */
export function useSendsLetters(): boolean {
  const { sendsMails } = useSite()
  return sendsLetters(useCampaign(), useConsultation(), sendsMails)
}
