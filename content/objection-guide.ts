import type { Campaign } from '../domain/campaign.ts'
import type { ProcessStage } from '../domain/process-stage.ts'

/** What a link says that leads out of this tab. */
export const newTab = '(opens a new tab)'

/** The words of /how-to-object while the council takes objections (rule: objection-guidance). */
export const consultationOpenGuide = ({ application_reference: reference }: Pick<Campaign, 'application_reference'>) =>
  ({
    now: {
      heading: 'The council is taking objections',
      /** With the reference in place of its mark (domain/campaign-marks.ts). */
      text: 'Objections go to Warwickshire County Council, through its planning pages. The application there has the number {reference}.',
    },
    planningPages: 'Open the council’s planning pages',
    guidance: {
      heading: 'What counts as an objection',
      paragraphs: [
        'Only objections based on planning policy count. The council may look only at planning matters: what the quarry would do to the area and to the people in it, and whether it follows the policies of the county and the country.',
        'House prices do not count, however real the worry is. Write instead about the cause: the dust, the noise, the lorries or the harm to the landscape.',
      ],
      countsHeading: 'This counts',
      counts: [
        'Health, dust and air quality',
        'Traffic and safety on the roads',
        'Noise, vibration and loss of quiet',
        'Flooding, rivers and groundwater',
        'Wildlife, hedges and trees',
        'Historic buildings, views and the landscape',
        'Loss of good farmland',
        'The need for the quarry',
      ],
      doesNotCountHeading: 'This does not count',
      doesNotCount: [
        'The value of your house or land',
        'What you think of the company or its owners',
        'That you were not told early enough',
        'A view that you yourself would lose, unless it matters to the place as a whole',
      ],
    },
    stepsHeading: 'How to object in four steps',
    steps: [
      {
        title: 'Find the application',
        text: `Open the council’s planning pages and search for the reference number ${reference}. Read the newest documents first.`,
        link: 'Look for it there',
      },
      {
        title: 'Prepare your objection',
        text: 'Choose the two or three matters that touch you most. Write what you know from living here, in your own words. Use the letter below as a start, not as a finished text: letters that are all the same count for less.',
      },
      {
        title: 'Submit it',
        text: `Send it through the council’s planning portal as an attached document. Put the reference number ${reference}, your name and your address at the top. Objections without a name and address may not be counted.`,
        link: 'Send your objection',
      },
      {
        title: 'Spread the word',
        text: 'Ask everyone in your house to write their own letter, and tell your neighbours. Each person may object, and each objection counts.',
      },
    ],
    letterHeading: 'Sample objection letter',
    letterIntro: 'Replace what stands in square brackets, and take out what does not apply to you.',
    copyTemplate: 'Copy Template',
    contact: {
      heading: 'Key contact details',
      referenceLabel: 'Application reference',
      reference,
      emailLabel: 'E-mail of the council',
      copyEmail: 'Copy email',
      addressLabel: 'Postal address',
    },
  }) as const

/** The words of /how-to-object in every other stage. */
export const consultationClosedGuide = {
  notice: (stage: Pick<ProcessStage, 'title'>) => `Current stage: ${stage.title}`,
  statement: 'Objections are not currently accepted.',
  reason:
    'The council asks for objections while a public consultation is open. When new information has been received, a new consultation follows, and everyone may write, whether or not they have written before.',
  advice: 'Join our mailing list. We will tell you as soon as you can object, and what the new documents say.',
  joinMailingList: 'Join Mailing List',
  seeProcess: 'See where the application stands',
} as const

/** The way to the workshop, in both modes (rule: workshop-links). */
export const toWorkshop = {
  closed: {
    heading: 'Prepare your objection now',
    text: 'Choose your village, tick what affects you and say it in your own words. The letter grows beside it, is checked as you write, and is kept in this browser until you can send it.',
    link: 'Prepare your objection',
  },
  open: {
    heading: 'Write your objection here',
    text: 'Start with the place where you live and the points that touch you. Your letter grows as you write, it is checked beside you, and you send it yourself.',
    link: 'Write your objection',
  },
} as const

/** What to do until objections are taken, and the truth about letters that arrive before then. */
export const untilConsultation = {
  heading: 'What you can do now',
  lead: 'A good objection takes time. If yours is ready when the consultation opens, you only have to send it.',
  steps: [
    {
      title: 'Start where you live',
      text: 'Read what the quarry would mean for your village, and choose the matters that you know from your own days there.',
      link: 'Choose your village',
      to: '/impact-map',
    },
    {
      title: 'Find your evidence',
      text: 'Look for a document that bears out what you want to say. Note its title and the page, so that the council can find it too.',
      link: 'Search the evidence',
      to: '/evidence-library',
    },
    {
      title: 'Write a draft and check it',
      text: 'Use your own words. The evaluator shows which important themes your draft covers, and it sends your text to nobody.',
      link: 'Check your draft',
      to: '/evaluate-objection',
    },
  ],
  letters: {
    heading: 'If you want to write before then',
    truth: 'The council is not asking for views now. It should still consider what arrives before it decides.',
    newPapers:
      'But new papers are coming, and your objection will be stronger if it answers them. We suggest that you prepare it now and send it when the consultation opens.',
  },
} as const

/** The words that both modes share. */
export const everyObjectionCounts = {
  heading: 'Every Objection Counts',
  text: 'Please pass this page on to neighbours, friends and family. The more people who write, and the more each one says in their own words, the harder it is to overlook them.',
  sharePage: 'Share this page',
  share: 'Share this website',
  evaluate: { link: 'Evaluate Your Objection', text: 'See which themes your draft covers, and which it leaves out.' },
  process: { link: 'The planning process', text: 'Every stage of an application, and where this one stands now.' },
} as const

/** The toasts of the copy buttons (rule: copy-button). */
export const copyMessages = {
  template: 'Copied template to clipboard!',
  email: 'Copied email to clipboard!',
  link: 'Website link copied to clipboard!',
  page: 'Link to this page copied to clipboard!',
} as const

/**
 * The letter that 'Copy Template' copies. What stands in square brackets is for the writer to replace, what stands in curly
 * ones is filled in from the campaign's details (domain/campaign-marks.ts).
 */
export const sampleLetter = `[name]
[address]
[postcode]

[date]

To: Warwickshire County Council
{council address}
By e-mail: {council e-mail}

Application reference: {reference}
Objection to the proposed sand and gravel quarry

Dear Sir or Madam,

I live in [village], [how far] from the site of the proposed quarry. I object to this application for the reasons below. I ask the council to refuse it.

1. Health and dust
Digging and moving sand and gravel makes dust, and some of it may contain fine silica. I am worried about the health of [who: children, older people, someone with asthma], who spend their days at [place]. I ask the council to require clear proof that the air we breathe will stay safe.

2. Traffic and safety
The lorries would use the A429 and the roads around it. I use [road or crossing] to [go to work, walk to school, cycle]. [Say what is already difficult there, and what more lorries would mean.]

3. Noise and disturbance
It is quiet at [place] at [times of day]. Heavy machines working there on weekdays and on Saturdays would take that quiet away. [Say how this would touch your daily life.]

4. Water, wildlife and the environment
The site is near the River Avon. I ask what the digging, and the material brought in to fill the holes, would do to the groundwater, to flooding and to wildlife. [Say what you have seen there: floods, birds, newts, hedges, trees.]

5. Farmland, heritage and need
The quarry would turn farmland into a hole in the ground, close to our homes and our historic buildings. [Say what you value.] National policy asks for a steady supply of sand and gravel. I ask the council to look closely at how much Warwickshire already has before it allows more.

In my view the harm is greater than the benefit, and the application does not follow the policies that protect people, nature and the countryside. Please refuse it.

Yours faithfully,

[name]
`
