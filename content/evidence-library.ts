import { dayWords } from '../domain/date-words.ts'
import type { DocumentNote } from '../domain/document-note.ts'
import type { EvidenceFirst } from '../domain/evidence-order.ts'

/** What stands first on the page. */
export const evidenceFirst = (planningPages: string): EvidenceFirst => ({ planningPages, category: 'the-application' })

/** The words of the evidence library (rule: evidence-empty). */
export const evidenceLibrary = {
  title: 'Evidence Library',
  lead: 'Access expert reports, planning documents, and other resources to support your objection.',
  placeholder: 'Search for evidence...',
  loading: 'Loading evidence library...',
  noMatch: 'No documents found matching your criteria.',
  hint: 'Try fewer words, or choose ‘All’.',
  failure: 'Could not load evidence documents. Please try again in a minute.',
  categoriesFailure: 'Could not load evidence categories. The documents can still be searched.',
  withoutCategory: 'Uncategorised',
  order: 'The application comes first, then reports. The others follow by title.',
  showMore: 'Show more',
  showMoreByHand: 'To see the others, search for a word or choose a category.',
  whatChanged: 'What changed',
  /** Before the pages that lead to a document. */
  pages: 'We use it in',
  claims: 'What we take from it',
  cases: 'How did other quarries fare? See',
  /** Why one would read on, and where to. */
  callHeading: 'Found something that matters?',
  call: 'Say which document you mean, which edition and which page, and what it shows about the place where you live.',
} as const

const lookedResults: Record<NonNullable<DocumentNote['looked']>['result'], string> = {
  answered: 'it answered',
  'closed-to-programs': 'its site lets no program look, so open it to see',
  broken: 'it could not be found',
  'no-answer': 'it did not answer',
}

/** When the address of a document was last looked at and what came of it; before the first look it claims nothing (rule: evidence-looked). */
export function lookedWords(looked: DocumentNote['looked']): string {
  if (!looked) return 'We have not looked yet whether this address answers.'
  return `We last looked at this address on ${dayWords(looked.on)}: ${lookedResults[looked.result]}.`
}
