import type { Claim } from '../domain/claim.ts'
import { type ClaimSpeaker, type ClaimState, claimStates } from '../domain/claim-states.ts'
import { dateWords } from '../domain/date-words.ts'

/** The words of /sources, and of the list of sources on each page. */
export const sourcesPage = {
  heading: 'Our sources',
  lead: 'What our own pages state about the quarry, and the laws and policies that they name, stands here with who says so, where you can read it, and whether we have compared it.',
  /** What is not in the list, because it is a source itself or names its own. */
  elsewhere:
    'Not all of our sources are in this list: each case under ‘Cases Elsewhere’ says where it was read, and each document in the evidence library leads to its original, with what we take from it. Where the places near the site lie is from GeoNames (geonames.org, licence CC BY 4.0), or read off by hand.',
  honest:
    'Much is still to be checked, and we say where. If you find that something is wrong, please tell us: we would rather correct it than be believed.',
  contact: 'Tell us what is wrong',
  failure: 'Could not load the sources. Please try again in a minute.',
  empty: 'No sources have been written down yet.',
  /** How many claims there are, and how far each is checked: of each state that occurs. */
  counts: (states: readonly ClaimState[]) =>
    [
      `${states.length} ${states.length === 1 ? 'claim' : 'claims'}`,
      claimStates
        .map((state) => [states.filter((each) => each === state).length, stateNames[state].toLowerCase()] as const)
        .flatMap(([count, name]) => (count === 0 ? [] : [`${count} ${name}`]))
        .join(', '),
    ].join(': '),
  jumpTo: 'Who says it',
  inLibrary: 'In our evidence library',
  more: (isHeld: boolean, count: number) => {
    const stated = count === 1 ? '1 page states it' : `${count} pages state it`
    if (!isHeld) return count === 1 ? 'Which page states it' : `Which ${count} pages state it`
    return count === 0 ? 'Where to read it' : `Where to read it; ${stated}`
  },
  unused: 'No page states it now.',
  listHeading: 'Where this comes from',
  all: 'All our sources, and how each was checked',
} as const

/** Who says what a claim says, as a heading and as it stands beside a claim. */
export const speakerWords: Record<ClaimSpeaker, { heading: string; says: string }> = {
  'campaign-figure': { heading: 'The campaign’s figures', says: 'Our figure' },
  campaign: { heading: 'The campaign’s own statements', says: 'The campaign' },
  applicant: { heading: 'What the applicant says', says: 'The applicant' },
  'law-or-policy': { heading: 'Law and policy', says: 'Law or policy' },
  'public-body': { heading: 'What public bodies say', says: 'A public body' },
}

/** How far a claim is checked, in a word or two. */
export const stateNames: Record<ClaimState, string> = {
  checked: 'Checked',
  own: 'The campaign’s own',
  'to-check': 'To be checked',
  'out-of-date': 'Out of date',
}

/** The page of the evidence library on which the document with this id stands. */
export const libraryPage = (id: string) => `/evidence-library?document=${encodeURIComponent(id)}`

/** Where on that page the document is. */
export const libraryAddress = (id: string) => `${libraryPage(id)}#document-${encodeURIComponent(id)}`

/** How far a claim has been checked, in a sentence that hides nothing. */
export function stateWords({
  state,
  checked_on,
  document,
  address,
  said_by,
}: Pick<Claim, 'state' | 'checked_on' | 'document' | 'address' | 'said_by'>): string {
  const on = checked_on === '' ? '' : ` on ${dateWords(checked_on)}`
  switch (state) {
    case 'checked':
      return `Checked${on}.`
    case 'own':
      return 'The campaign’s own statement.'
    case 'to-check':
      if (document === '') return 'To be checked: document and page are to be added.'
      return said_by.startsWith('campaign') && address.startsWith('/')
        ? 'To be checked: the document is the campaign’s own, and an independent source is still to be found.'
        : 'To be checked against the document.'
    case 'out-of-date':
      return `Out of date: this is no longer so${on && `, as we found${on}`}.`
  }
}
