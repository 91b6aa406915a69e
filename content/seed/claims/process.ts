import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim, unreadClaim } from './public-claim.ts'

const committee = { ...inLibrary('warwickshire-regulatory-committee'), said_by: 'public-body' } as const
const delegation = inLibrary('national-scheme-of-delegation')
const planningAct = inLibrary('town-and-country-planning-act-1990')
const furtherInformation = inLibrary('eia-regulations-2017-regulation-25')
const deciding = inLibrary('ppg-determining-a-planning-application')

/** Who decides, what counts, and what follows. */
export const planningProcess: SeedClaim[] = [
  readClaim(
    'county-decides',
    'Minerals are a matter for the county council: the digging of minerals is a county matter.',
    inLibrary('county-matters-schedule', 'Schedule 1'),
  ),
  unreadClaim('who-decides', 'Officers or a committee of councillors decide, by the rules at the time.', delegation),
  readClaim(
    'national-scheme',
    'Government guidance says that a national scheme of delegation takes effect in the autumn of 2026 and applies to mineral planning authorities.',
    delegation,
  ),
  unreadClaim(
    'numbers-do-not-settle',
    'The number of objections does not settle whether councillors decide.',
    delegation,
  ),
  readClaim(
    'late-comments',
    'The county says that comments which arrive after the officers’ report go to the committee.',
    committee,
  ),
  readClaim(
    'who-may-speak',
    'The county says that only people who have written, the applicant and the local councillor are invited to speak at its committee.',
    committee,
  ),
  readClaim('few-speakers', 'The county limits how many objectors and supporters may speak.', committee),
  unreadClaim(
    'plan-decides',
    'A decision follows the development plan unless material considerations indicate otherwise, for both sides.',
    inLibrary('planning-and-compulsory-purchase-act-2004-section-38'),
  ),
  unreadClaim('private-interests', 'The value of a house and a private view do not count in planning.', deciding),
  readClaim(
    'regulation-25',
    'Where more environmental information is needed, regulation 25 has the council ask for it in writing, and the applicant must provide it.',
    { ...furtherInformation, page: 'regulation 25' },
  ),
  readClaim('new-papers-publicised', 'Further environmental information must be publicised.', {
    ...furtherInformation,
    page: 'regulation 25, paragraphs (3) to (11)',
  }),
  unreadClaim('old-objections-stand', 'An objection on the same application stays on the council’s file.', deciding),
  unreadClaim('may-be-published', 'An objection may be published and read by the applicant.', deciding),
  unreadClaim(
    'applicant-appeals',
    'An applicant may appeal against a refusal, or where no decision comes in time.',
    planningAct,
  ),
  readClaim('no-third-party-appeal', 'Objectors have no right of appeal against an approval.', {
    said_by: 'public-body',
    document: 'Maldon District Council: Is there a third party right of appeal?',
    address:
      'https://www.maldon.gov.uk/info/20046/development_management/9565/is_there_a_third_party_right_of_appeal_if_a_planning_permission_is_granted',
  }),
  unreadClaim(
    'judicial-review',
    'A court can be asked within six weeks to review whether a planning decision was lawful.',
    {
      document: 'Civil Procedure Rules, Part 54',
      address: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part54',
    },
  ),
  readClaim('review-not-merits', 'Judicial review does not look at whether a decision was right.', {
    said_by: 'public-body',
    document: 'Lichfield District Council: Planning appeals and judicial reviews',
    address: 'https://www.lichfielddc.gov.uk/planning/planning-appeals',
  }),
  unreadClaim('secretary-of-state', 'The Secretary of State can take over a case, or decide an appeal.', planningAct),
  readClaim(
    'conditions-can-change',
    'An officer told the county’s committee that no planning condition is permanent: a landowner may ask to vary it.',
    { ...inLibrary('bubbenhall-quarry-decision'), said_by: 'public-body' },
  ),
  unreadClaim(
    'application-before-it',
    'A council decides on the application in front of it, not on what might be asked for later.',
    deciding,
  ),
  unreadClaim('gifts', 'A gift that has nothing to do with the effects of a development must not sway the decision.', {
    document: 'Planning practice guidance: Planning obligations',
    address: 'https://www.gov.uk/guidance/planning-obligations',
  }),
  unreadClaim(
    'non-material',
    'A change that the council accepts as non-material needs no public consultation.',
    planningAct,
  ),
]
