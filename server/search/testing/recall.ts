import type { SearchAnswer } from '../../../domain/search-answer.ts'
import type { Question } from './questions.ts'

/** Whether one of the first three results is a page that answers the question. */
export function isFoundInFirstThree({ finds }: Question, { best }: SearchAnswer): boolean {
  return best.some(
    ({ address, title }) => finds.includes(title.join('')) || finds.includes(address.replace(/[#?].*/, '')),
  )
}
