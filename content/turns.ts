import type { StageId } from '../domain/stage-ids.ts'

/** What residents can do at a turn of the process: who, by when, how, and where that stands written. */
export interface Turn {
  id: string
  /** The stage at which it is told. */
  stage: StageId
  /** Other stages, which lead to it. */
  alsoAt: readonly StageId[]
  title: string
  /** What people call it who look for it. */
  search: readonly string[]
  who: string
  when: string
  parts: readonly { title?: string; text: string }[]
  /** The document on which most of it rests. */
  written: { label: string; href: string }
  /** Sheets to print, and pages of this site that say more. */
  links: readonly { label: string; to: string }[]
  claims: readonly string[]
}

const guideToAppeals = {
  label: 'The Planning Inspectorate’s guide to appeals',
  href: 'https://www.gov.uk/government/publications/planning-appeals-procedural-guide',
}

/** The turns, in the order of their stages. */
export const turns: readonly Turn[] = [
  {
    id: 'second-consultation',
    stage: 'public-consultation',
    alsoAt: ['validation', 'regulation-25'],
    title: 'Second consultation: writing again when new papers come',
    search: [
      'second consultation',
      'new documents',
      'object again',
      'do I have to write again',
      'further information',
      'how long is the second consultation',
    ],
    who: 'Anyone may write, also those who have written before.',
    when: 'By the last day in the council’s notice. As we understand it, regulation 25(3) and (7) give at least 30 days from the notice and allow no decision before, but we could not read those paragraphs. If the notice gives less, look them up and write to the council at once.',
    parts: [
      {
        text: 'Write about what is new. Begin with the statement’s non-technical summary, and see whether the new papers have one too. Then take one point of the council’s request and look for the answer in the new papers. They belong on the council’s planning register, where you can ask to see them. Name the document and the page, what is still missing or wrong, and what the quarry would change where you live.',
      },
      {
        text: 'We could not confirm that first letters are counted again. Give the date of yours, and say whether it still stands.',
      },
      {
        text: 'Stop the Barford Quarry says that the time is three weeks, and that people who wrote before will be told by post. Its spokesperson has spoken of 30 days. Rely on none of these: take the last day from the notice, and look at the council’s planning pages each week.',
      },
      {
        text: 'If the time is too short, write to the council for more. The press reported that the first consultation was extended to 28\u00a0February 2023.',
      },
    ],
    written: {
      label: 'Regulation 25, on further information',
      href: 'https://www.legislation.gov.uk/uksi/2017/571/regulation/25',
    },
    links: [
      { label: 'Where to send your letter', to: '/how-to-object' },
      { label: 'What is known of the request', to: '/plan-and-site' },
      { label: 'Log sheet to print', to: '/pack/all/log' },
    ],
    claims: [
      'regulation-25',
      'further-information-thirty-days',
      'register-holds-answers',
      'second-round-thirty-days',
      'second-round-three-weeks',
      'first-consultation-extended',
      'summary-without-jargon',
    ],
  },
  {
    id: 'site-visit',
    stage: 'assessment',
    alsoAt: ['appeal'],
    title: 'Site visit: who comes, and what you may say',
    search: ['site visit', 'will councillors visit', 'inspector visit', 'can I talk to the inspector'],
    who: 'Planning officers usually visit, and councillors may. In an appeal an inspector may come.',
    when: 'Write now, or in the consultation at the latest. In an appeal, write with your comments.',
    parts: [
      {
        text: 'You can write to the planning officer and name what should be seen: the place, the hour and why. For the council’s own visit we have read no rule.',
      },
      {
        text: 'In a written appeal the visit is only for looking, and the inspector hears no arguments there. A hearing may include a discussion at the site. Bring no papers: the inspector takes none. At a visit with both sides present, people may be asked to point out what is in their written evidence, so write it down beforehand. If the inspector must see something from your land, tell the council, which should tell the inspector.',
      },
    ],
    written: guideToAppeals,
    links: [],
    claims: ['inspector-visits-to-look', 'no-papers-at-visits', 'pointing-out-at-visits', 'visit-from-a-neighbour'],
  },
  {
    id: 'committee-day',
    stage: 'decision',
    alsoAt: ['assessment'],
    title: 'Committee day: speaking at the Regulatory Committee',
    search: [
      'committee meeting',
      'speak at committee',
      'can I speak at the meeting',
      'Regulatory Committee',
      'officers’ report',
      'late comments',
      'how long can I speak',
      'speech',
    ],
    who: 'People who have written, the applicant and the local councillor may speak: at most three objectors and three supporters on one application.',
    when: 'Find out now from the council’s Democratic Services how many days before a meeting names must be in, how many minutes each of you gets, and who chooses if more than three want to speak. We have read none of this. The officers’ report must normally be open to inspection at least five clear days before the meeting.',
    parts: [
      {
        text: 'The committee meets at Shire Hall, Market Place, Warwick, from 10.30am. If officers decide, there may be no report to read first and no chance to speak, and the record may appear only after the decision. So send everything by the last day in the notice.',
      },
      { text: 'Read the report first. Note where a fact is wrong, and where a point is not answered.' },
      {
        title: 'Sharing the topics',
        text: 'Choose three subjects, one for each speaker, so that nobody repeats another. The speakers’ sheet has room for that, and the two-minute speech for what each of you says.',
      },
      {
        title: 'Late papers',
        text: 'Comments that come after the report go to the committee. Write yours as soon as you have read the report, on one page, and ask Democratic Services where to send it: we have read no address.',
      },
      { text: 'The county’s page has no date, and may be older than the national rules on who decides.' },
    ],
    written: {
      label: 'The county’s page on the Regulatory Committee and public speaking',
      href: 'https://www.warwickshire.gov.uk/regulatorycommittee',
    },
    links: [
      { label: 'Speakers’ sheet to print', to: '/pack/all/speakers' },
      { label: 'Two-minute speech to fill in', to: '/pack/all/speech' },
    ],
    claims: [
      'who-may-speak',
      'few-speakers',
      'officers-report',
      'five-clear-days',
      'officer-decision-recorded',
      'speaking-scheme',
      'committee-meets',
      'late-comments',
      'national-scheme',
    ],
  },
  {
    id: 'court',
    stage: 'approval',
    alsoAt: ['appeal-allowed'],
    title: 'Quarry approved: going to court within six weeks',
    search: [
      'quarry approved',
      'judicial review',
      'challenge in court',
      'go to court',
      'what does judicial review cost',
      'cost cap',
      'free legal help',
    ],
    who: 'A person or group with a sufficient interest, ideally someone who objected. Take legal advice.',
    when: 'Within six weeks of the grant of permission, which is the date of the decision notice and not the committee’s vote. After an appeal, within six weeks that begin on the day after the decision. See a lawyer in the first days.',
    parts: [
      {
        text: 'A court asks whether the decision was lawful, not whether it was right. There are steps to take before a claim, such as a letter to the council, and they do not extend the six weeks. The claim then needs the court’s permission.',
      },
      {
        title: 'What it costs',
        text: 'In environmental claims the court normally limits what a side that loses pays to the other. In a case of 2025 the limit was £5,000 for a person who claimed as an individual, and £35,000 for the council. As we understand it the limit is £10,000 for other claimants, and each claimant and each defendant has one. We have not read the rule itself (Civil Procedure Rules, Part\u00a046, Section\u00a0IX, rule 46.26), so take advice on which limit a group gets. With the claim form you must file and serve a statement of your means, and of money that others give or are likely to give, verified by a statement of truth. The court can change a limit, but may not make the case prohibitively expensive for you. Your own lawyer’s fees come on top.',
      },
      {
        title: 'Who can help those who cannot pay',
        text: 'For a court case, try a solicitor or the Environmental Law Foundation in the first days. For appeals the Planning Inspectorate names that foundation, Advocate, and Planning Aid England, which gives up to 15 minutes of advice by e-mail.',
      },
      {
        text: 'The case of Dean Quarry in Cornwall was won. At Shipley in Shropshire all four grounds failed.',
      },
    ],
    written: {
      label: 'Civil Procedure Rules, Part\u00a054',
      href: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part54',
    },
    links: [{ label: 'These cases, and others', to: '/cases' }],
    claims: [
      'judicial-review',
      'six-weeks-from-notice',
      'challenge-to-an-appeal',
      'steps-before-court',
      'permission-to-go-on',
      'aarhus-limits',
      'aarhus-amounts',
      'aarhus-other-claimants',
      'aarhus-at-start',
      'cost-caps-can-change',
      'who-gives-free-advice',
      'planning-aid-by-email',
      'dean-quarry-quashed',
      'shipley-challenge-lost',
    ],
  },
  {
    id: 'conditions',
    stage: 'approval',
    alsoAt: ['appeal-allowed'],
    title: 'Conditions: what they can require, and how to report a breach',
    search: [
      'conditions',
      'quarry lorries too early',
      'breach of condition',
      'report a breach',
      'noise complaint',
      'dust complaint',
      'who do I report it to',
    ],
    who: 'Anyone may report a broken condition, with a name and a way to be reached. The county does not investigate anonymous complaints.',
    when: 'The same day if you can, with your log.',
    parts: [
      {
        title: 'What they can require',
        text: 'Hours, a number of lorries, noise limits, measurements, restoration and aftercare, and an end date, which a permission to dig minerals must have. They must be precise enough to be enforced. At Pyford Brook the limit is 170 lorry movements in 24 hours from Monday to Friday, the press reports. At Edgehill the county’s committee tied lorry routes to a legal agreement, and took out Saturday working.',
      },
      {
        title: 'How far they hold',
        text: 'A company may ask to change a condition. An officer told the committee that something like a legal agreement holds better. But that can be changed too: by consent, or after five years on application, with an appeal. National policy keeps agreements for what a condition cannot do (DM6(4)).',
      },
      {
        title: 'Other permits',
        text: 'Pumping may need a licence from the Environment Agency, and other works may need permits from other bodies, with consultations of their own. Planners assume that such controls work, unless there is clear evidence that they will not (DM7(1), P3(3)).',
      },
      {
        title: 'Whom to tell',
        text: 'The county’s planning enforcement. It wants to know the place, what happened, and the numbers of the permission and of the condition. It may serve a notice that the condition be kept, but need not act on every breach. Pollution of water is reported to the Environment Agency, at any hour, on 0800 80 70 60. In Warwick District noise from industry can be reported to the district council too, but not noise from traffic.',
      },
      {
        text: 'At Edgehill the county traced a complaint about noise to a vehicle that needed maintenance.',
      },
    ],
    written: {
      label: 'The county’s page on planning enforcement',
      href: 'https://www.warwickshire.gov.uk/planningenforcement',
    },
    links: [
      { label: 'Log sheet to print', to: '/pack/all/log' },
      { label: 'Cover for a bundle, to print', to: '/pack/all/bundle' },
    ],
    claims: [
      'tests-of-conditions',
      'conditions-can-change',
      'agreement-holds-better',
      'agreement-can-change',
      'agreement-where-no-condition',
      'restoration',
      'pumping-licence',
      'permits-assumed',
      'end-date-of-quarries',
      'pyford-brook-limit',
      'edgehill-saturdays',
      'edgehill-lorry-routes',
      'report-a-breach',
      'enforcement-is-discretionary',
      'breach-of-condition-notice',
      'edgehill-noise-traced',
      'report-water-pollution',
      'district-and-noise',
    ],
  },
  {
    id: 'after-refusal',
    stage: 'applicant-appeals',
    alsoAt: ['refusal', 'appeal'],
    title: 'After a refusal: an appeal in writing, at a hearing or at an inquiry',
    search: [
      'quarry refused',
      'what happens after refusal',
      'can I comment on the appeal',
      'planning inspector',
      'hearing',
      'public inquiry',
    ],
    who: 'Only the applicant may appeal. The Planning Inspectorate chooses how the appeal is heard, and residents may comment.',
    when: 'The applicant has six months from the date on the decision notice. Without a decision, they run from the end of the time for deciding: the council can say which longer time has been agreed. The council’s letter should say when the appeal began, and where and by when to send comments: by the guide of April 2026 within five weeks from the start of the appeal, or six at an inquiry where ministers decide. Ours is an older guide, so the letter counts. Late papers are normally sent back.',
    parts: [
      { title: 'In writing', text: 'The inspector reads what was sent.' },
      { title: 'Hearing', text: 'A discussion that the inspector leads.' },
      { title: 'Inquiry', text: 'The most formal way: witnesses are questioned.' },
      {
        text: 'The inspector usually lets residents take part in a hearing or an inquiry. What you sent to the council is passed on. Film and sound are not accepted in a written appeal, but a written summary is. Where AI wrote or changed any of your letter, say so.',
      },
    ],
    written: guideToAppeals,
    links: [],
    claims: [
      'no-third-party-appeal',
      'how-appeals-are-heard',
      'six-months-to-appeal',
      'anyone-may-comment',
      'five-weeks-to-comment',
      'late-papers-returned',
      'hearing-or-inquiry',
      'objections-on-appeal',
      'film-and-sound',
      'ai-to-be-declared',
    ],
  },
  {
    id: 'rule-6',
    stage: 'appeal',
    alsoAt: ['refusal', 'applicant-appeals'],
    title: 'Rule 6: your group as a main party at an inquiry',
    search: [
      'Rule 6',
      'main party',
      'barrister at an inquiry',
      'statement of case',
      'what does an inquiry cost',
      'costs of an appeal',
      'Ware Park',
      'Bengeo',
      'residents won an appeal',
      'expert evidence on water',
    ],
    who: 'Usually groups, not single people. You need a spokesperson, witnesses and money.',
    when: 'Tell the Inspectorate as soon as the council writes of the appeal. The statement of case is due four weeks after it is asked for, and the written evidence of witnesses four weeks before the inquiry.',
    parts: [
      {
        text: 'Rule 6 of the rules for inquiries lets a group be a main party, beside the applicant and the council. A main party gets the other parties’ papers and may question their witnesses. Its statement of case holds its whole case with the documents, normally in 3,000 words at most.',
      },
      {
        title: 'What it costs',
        text: 'Each side pays for itself, but one that behaves unreasonably can be ordered to pay. The group at Lea Castle Farm said that it had spent about £15,000 and planned £25,000 for a second inquiry. At Woodsford a company asked for its costs from the parish council, and that was refused, the Dorset Echo reports. In Kent the county council and a company were to pay two parish councils £103,206, in a case about a block factory; the residents’ group in that case was excluded from the award. So a main party can sometimes get its costs back, and sometimes not.',
      },
      {
        title: 'What residents did with it at Ware Park',
        text: 'The chambers of the group’s barrister say that she argued successfully that the quarry threatened a vital source of drinking water. By a law firm’s note, a public body that had to be consulted had accepted the safeguards. By the group’s account the county had not been able to object over groundwater.',
      },
      {
        title: 'What may differ here',
        text: 'By the group’s account that field was a preferred area of that county’s plan; ours names land at Wasperton. But the access road and other land lay outside, and planners proposed to leave the field out of the next plan. The land was in the Green Belt. Whether a public water supply is touched here has not been checked.',
      },
    ],
    written: {
      label: 'The government’s guide to Rule 6',
      href: 'https://www.gov.uk/government/publications/apply-for-rule-6-status-on-a-planning-appeal-or-called-in-application/guide-to-rule-6-for-interested-parties-involved-in-an-inquiry-planning-appeals-and-called-in-applications',
    },
    links: [{ label: 'The case of Ware Park in short', to: '/cases#case-ware-park' }],
    claims: [
      'rule-6',
      'rule-6-for-groups',
      'hearing-or-inquiry',
      'statement-of-case',
      'proofs-four-weeks-before',
      'appeal-costs',
      'lea-castle-budget',
      'woodsford-costs-refused',
      'kent-parishes-costs',
      'ware-park-dismissed',
      'ware-park-water-supply',
      'ware-park-experts',
      'ware-park-safeguards',
      'ware-park-county-silent',
      'ware-park-plan-area',
      'ware-park-preferred-area',
      'wasperton-named',
    ],
  },
]

/** The words around the turns. */
export const turnWords = {
  lead: 'Under some stages there is more to open: what to do then, by when, and where the rule is. We are not lawyers, and this is not legal advice. Dates for an appeal are from the guide for applications made from April 2026. Another edition governs this application, which is older, and we have not read it. If a letter from the council or the Inspectorate gives another date, that date counts.',
  who: 'Who:',
  when: 'By when:',
  written: 'Where the rule is:',
} as const

/** What leads to a turn in the address of /process. */
export const turnAnchor = ({ id }: Pick<Turn, 'id'>) => `turn-${id}`
