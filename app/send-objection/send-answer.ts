import type { CouncilMail } from '../../domain/sent-letter.ts'
import type { Refusal } from '../ui/refusal.ts'

/** What the page answers to a step of its form. */
export type SendAnswer =
  | { step: 'form'; values: Record<string, string>; refusal?: Refusal }
  | { step: 'check'; values: Record<string, string>; mail: CouncilMail }
  | { step: 'stored' }
  /** With the letter that was typed, so that it is not lost. */
  | { step: 'closed'; letter: string }
