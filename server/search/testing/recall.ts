import type { SearchResults } from '../../../domain/search-results.ts'
import type { Question } from './questions.ts'

/** Whether one of the first three results is a page that answers the question. */
export function isFoundInFirstThree({ finds }: Question, { best }: SearchResults): boolean {
  return best.some(
    ({ address, title }) => finds.includes(title.join('')) || finds.includes(address.replace(/[#?].*/, '')),
  )
}
