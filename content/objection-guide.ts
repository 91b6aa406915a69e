import type { Campaign } from '../domain/campaign.ts'
import type { ProcessStage } from '../domain/process-stage.ts'
import type { LateStageId } from '../domain/stage-ids.ts'

/** The words of /how-to-object while the council takes objections. */
export const consultationOpenGuide = ({ application_reference: reference }: Pick<Campaign, 'application_reference'>) =>
  ({
    /** Where it goes, with the reference in place of its mark (domain/campaign-marks.ts). */
    where: 'Your letter goes to Warwickshire County Council. The application reference is {reference}.',
    write: 'Write my letter',
    know: [
      ['What you need', 'One or two things that you know from daily life, your name and your address.'],
      ['How it goes', 'Questions, one at a time, make your letter. We never see what you write.'],
    ],
    goes: 'Where it goes',
    guidance: {
      heading: 'What counts as an objection',
      paragraphs: [
        'Only objections based on planning policy count: give planning reasons, which the law calls material planning considerations. Examples are what the quarry would do to the area and its people, and whether it fits the development plan.',
        'The plan comes first. It includes the county’s minerals plan, which names land at Wasperton for sand and gravel. So do not only say “no quarry here”. Show which of its policies this scheme does not meet, or what has changed since.',
        'House prices do not count, however real the worry is. Write about what lies behind it: the dust, the noise, the lorries or the harm to the landscape.',
      ],
      countsHeading: 'This counts',
      counts: [
        'Health, dust and air quality',
        'Traffic and safety on the roads',
        'Noise, vibration and loss of quiet',
        'Flooding, rivers and groundwater',
        'Wildlife, hedges and trees',
        'Historic buildings and their settings',
        'The landscape, footpaths and views from public places',
        'Loss of good farmland',
        'The need for the quarry, set against a harm that you name',
      ],
      doesNotCountHeading: 'This does not count',
      doesNotCount: [
        'The value of your house or land',
        'What you think of the applicant or its owners',
        'A private view, though outlook, light and the landscape can count',
        'The number of letters: the council weighs the reasons',
      ],
    },
    stepsHeading: 'How to object in four steps',
    steps: [
      {
        title: 'Find the application',
        text: `Open the council’s planning pages and search for the reference number ${reference}. Read the newest documents first.`,
        documents: 'Open the planning pages',
      },
      {
        title: 'Prepare your objection',
        text: 'Choose the one or two matters that affect you most. Write what you know from living here, in your own words. The letter below is only a start: the council weighs reasons, so a personal account of one place adds more than a copy.',
      },
      {
        title: 'Submit it',
        text: `Send it through the council’s planning portal, as an attached document if it takes one. Put the reference number ${reference}, your name and your address at the top. Your objection may be published, and the applicant may read it: leave out telephone numbers, signatures, anyone else’s name, address or health, and all children’s names.`,
        send: 'Send your objection',
        byPost: 'Post it to the address at the end of this page.',
        noAddress:
          'We do not know yet where the council takes letters. Keep yours, and ask the council where to send it.',
      },
      {
        title: 'Spread the word',
        text: 'Tell your neighbours, and ask everyone in your house whether they want to write. Each person may object, and each new reason helps.',
      },
    ],
    letterHeading: 'Sample objection letter',
    letterIntro: 'Replace the words in brackets. Delete what doesn’t apply to you.',
    readLetter: 'Read the letter',
    copyTemplate: 'Copy Template',
  }) as const

/** What counts, as HTML, as the campaign's own words on it are. */
export function guidanceHtml(guidance: ReturnType<typeof consultationOpenGuide>['guidance']): string {
  const list = (points: readonly string[]) => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`
  return [
    ...guidance.paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    `<h3>${guidance.countsHeading}</h3>`,
    list(guidance.counts),
    `<h3>${guidance.doesNotCountHeading}</h3>`,
    list(guidance.doesNotCount),
  ].join('\n')
}

const mayWrite =
  'You may still write: the council should consider what arrives before it decides. When new papers come, write again: say whether your first letter stands.'

/** The words of /how-to-object in every other stage. */
export const consultationClosedGuide = {
  notice: (stage: Pick<ProcessStage, 'title'>) => `Current stage: ${stage.title}`,
  statement: 'Objections are not currently accepted through a consultation, because none is open.',
  /** Until the day on which one is known to open. */
  reasonUntilOpen: mayWrite,
  adviceUntilOpen: 'You can join our mailing list, and prepare your letter before it opens.',
  reason: `${mayWrite} A consultation may open without our knowing: look at the council’s planning pages each week.`,
  meanwhile: 'What you can do now',
  advice: 'You can join our mailing list. This page will say when the next consultation opens and when it ends.',
  joinMailingList: 'Join Mailing List',
  seeProcess: 'See where the application stands',
  prepare: 'Prepare my letter',
  documents: 'Documents: the council’s planning pages',
} as const

const decided = 'The application has been decided. An objection can no longer change that.'
const onAppeal =
  'The case is no longer before the council. An appeal has its own rules and dates. Its notice says whether you can write to the Planning Inspectorate, how, and until when.'

/** Why objections are not taken, and what to do, from the decision on: in place of what the notice says before it. */
export const noLongerTaken: { statement: string; reasons: Record<LateStageId, string>; advice: string } = {
  statement: 'Objections are not currently accepted.',
  reasons: {
    decision:
      'The application has reached its decision stage. A letter sent now may be too late, so ask the council whether it would still consider one.',
    refusal: decided,
    approval: decided,
    'applicant-appeals': onAppeal,
    appeal: onAppeal,
    'appeal-dismissed': decided,
    'appeal-allowed': decided,
  },
  advice: 'You can join our mailing list. The council’s planning pages have the documents.',
}

/** What becomes of a letter that is sent today, while the council asks for none. */
export const letterMeanwhile = {
  canWrite: `No consultation is open today. ${mayWrite}`,
  newPapers:
    'New information is being checked. You can also keep your letter, answer the new documents in it, and send it then.',
  later: 'The council is not asking for objections today. Your letter stays in this browser until you can send it.',
} as const

/** The words that both modes share. */
export const everyObjectionCounts = {
  heading: 'Every Objection Counts',
  text: 'Please pass this page on to neighbours, friends and family. The council weighs planning reasons, not the number of letters, and each person may know something that others do not.',
  share: 'Share this website',
  ways: [
    {
      to: '/evaluate-objection',
      link: 'Evaluate Your Objection',
      text: 'See which of four themes your draft mentions, and which it leaves out.',
    },
    {
      to: '/process',
      link: 'The planning process',
      text: 'Every stage of an application, and where this one stands now.',
    },
  ],
} as const

/**
 * The letter that 'Copy Template' copies. What stands in square brackets is for the writer to replace, what stands in curly
 * ones is filled in from the campaign's details (domain/campaign-marks.ts).
 */
export const sampleLetter = `[name]
[address with postcode]

[date]

To: Warwickshire County Council
{council address}
By e-mail: {council e-mail}

Application reference: {reference}
Objection to the proposed sand and gravel quarry

Dear Sir or Madam,

I live in [village], [how far] from the site of the proposed quarry. I object to this application.

1. Traffic and road safety
Today [which road or crossing, at what time, how often, and what you see there].
The quarry would [say what would change there, when, and for whom].
National policy says that development should be refused where its effect on road safety would be unacceptable, or on the road network severe (National Planning Policy Framework, August 2026, TR6(4)). I ask the council to test this place by it.

2. Dust and noise
Today [what it is like at this home, school, path or playing field, how far that is from the site, and when]. [Do not name anyone or give details of their health.]
The quarry would [say what would change there, when, and for whom].
National policy says that a minerals scheme should control its dust and noise at source, with limits on noise near homes (the same, M4(1)(b)). I ask the council to require measurements at this place that anyone can read.

3. [Another reason: water, wildlife, farmland, an old building, a footpath]
Today [what you know of it: where, when, how often].
The quarry would [say what would change there, when, and for whom].
[Say what the plan or national policy asks there, and what this scheme does not meet.]

Please refuse permission. If it is given all the same, I ask for these conditions: [hours, routes, boreholes measured before and during the digging, an end date, a named contact who must respond].

Yours faithfully,

[name]
`
