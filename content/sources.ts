import type { Claim } from '../domain/claim.ts'
import type { ClaimSpeaker, ClaimState } from '../domain/claim-states.ts'
import { dateWords } from '../domain/date-words.ts'

/** The words of /sources, and of the list of sources on each page. */
export const sourcesPage = {
  heading: 'Our sources',
  lead: 'Where the statements on our pages come from: who says so, where you can read it, and when we confirmed it. ‘Partly confirmed’ means that we read it quoted elsewhere, or in an older version. Law and policy come first. In each part, confirmed statements come first.',
  /** What is not in the list, because it is a source itself or names its own. */
  elsewhere:
    'Three other pages have their own sources: ‘Cases Elsewhere’, ‘The plan and the site’ and the evidence library. The positions of places near the site are from GeoNames (geonames.org, licence CC BY 4.0), or are our own estimates.',
  honest:
    'The figures for the quarry are the campaign’s. We have not found them in the application yet, so please check them there before you quote them. If you find a mistake, please tell us.',
  /** The one sentence of a page on its figures. */
  figures: 'The figures for the quarry are the campaign’s. Please check them in the application before you quote them.',
  contact: 'Tell us what is wrong',
  back: 'Back to the text',
  failure: 'Could not load the sources. Please try again in a minute.',
  empty: 'There are no sources here yet.',
  jumpTo: 'Who says it',
  inLibrary: 'In our evidence library',
  more: (isHeld: boolean, count: number) => {
    const used = count === 1 ? 'the page that uses it' : `the ${count} pages that use it`
    if (!isHeld) return `See ${used}`
    return count === 0 ? 'Read the source' : `Read the source, and see ${used}`
  },
  unused: 'No page uses it now.',
  listHeading: 'Where this comes from',
  all: 'All our sources',
} as const

/** Who says what a claim says, as a heading and as it stands beside a claim. */
export const speakerWords: Record<ClaimSpeaker, { heading: string; says: string }> = {
  'campaign-figure': { heading: 'The campaign’s figures', says: 'The campaign’s figure' },
  campaign: { heading: 'The campaign’s own statements', says: 'The campaign' },
  press: { heading: 'The press and other websites', says: 'The press or another website' },
  applicant: { heading: 'What the applicant says', says: 'The applicant' },
  'law-or-policy': { heading: 'Law and policy', says: 'Law or policy' },
  'public-body': { heading: 'Public and professional bodies', says: 'A public or professional body' },
}

/** How far a claim is checked, in a word or two. */
export const stateNames: Record<ClaimState, string> = {
  checked: 'Confirmed',
  own: 'The campaign’s own',
  'to-check': 'Not confirmed yet',
  'out-of-date': 'Out of date',
}

/** The page of the evidence library on which the document with this id stands. */
export const libraryPage = (id: string) => `/evidence-library?document=${encodeURIComponent(id)}`

/** Where on that page the document is. */
export const libraryAddress = (id: string) => `${libraryPage(id)}#document-${encodeURIComponent(id)}`

type Checked = Pick<Claim, 'state' | 'checked_on' | 'how_checked'>

/** Where in its document a claim stands, after the document's name; nothing where that is all of it, such as 'the page itself'. */
export const placeWords = (page: string) => (/ itself$|^$/.test(page) ? '' : `, ${page}`)

/** How far a claim is confirmed, in a sentence that hides nothing: partly where it was read as another gives it, so that how it was checked begins with ‘As’. */
export function stateWords({ state, checked_on, how_checked }: Checked): string {
  const on = checked_on === '' ? '' : ` on ${dateWords(checked_on)}`
  switch (state) {
    case 'checked':
      return `${how_checked.startsWith('As ') ? 'Partly confirmed' : 'Confirmed'}${on}.`
    case 'own':
      return 'The campaign’s own statement.'
    case 'to-check':
      return 'Not confirmed yet.'
    case 'out-of-date':
      return `Out of date: this is no longer so${on && `, as we found${on}`}.`
  }
}

/** The same below a page's text: of what is not confirmed only what somebody wrote of it, and a sentence above the list says the rest. */
export function checkedWords(claim: Checked): string {
  if (claim.state === 'own') return ''
  return claim.state === 'to-check' ? claim.how_checked : stateWords(claim)
}
