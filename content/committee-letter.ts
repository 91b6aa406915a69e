import type { Campaign } from '../domain/campaign.ts'
import { councilLines } from '../domain/campaign-marks.ts'
import { dayWords } from '../domain/date-words.ts'

/** The words of /ask-for-the-committee. */
export const committeeLetter = {
  title: 'A letter for a committee decision',
  lead: 'A short letter that asks the council to let its committee of councillors decide the application.',
  courtesy:
    'Send it now: once the council’s nominated officer and member have decided, or officers have, it is too late. You may ask, but you have no right to it: the council may say no. This letter is not an objection, so write one as well.',
  objection: 'Write your objection',
  whoDecides: 'Who decides, and when',
  kept: 'It stays in this browser, on this device, until you delete it. It is kept separately from your objection.',
  reason: 'Why does this matter where you live?',
  reasonHint: 'One or two facts are enough, such as a road, a school or a view from a public path, and how near it is.',
  policy: 'Which policy does the quarry fail there?',
  policyHint:
    'They weigh a case against the development plan and national policy. So tie your reason to the policy that fits it best: a policy of the minerals plan first. Of the national ones, one that says ‘should be refused’ helps most (S5(2)), as those on roads and wildlife do. M4 does not.',
  policyNone: 'Choose a policy',
  policyMissing: 'Choose the policy that your reason is about.',
  policiesHeading:
    'Policies that a reason can turn on, in the county’s plan and in national policy (Framework, August 2026)',
  reasonMissing: 'Say in your own words why this matters where you live.',
  caution: 'Name no one, accuse no one, and ask for no promise about the result.',
  letterHeading: 'Your letter',
  anew: {
    label: 'Delete this letter',
    question: 'This deletes the letter from this browser. You cannot bring it back.',
    yes: 'Delete it',
  },
  noScript:
    'Copy this letter, put your own words in place of those in square brackets, and send it to the council yourself. We never see it.',
  over: 'It is too late to ask for the committee.',
  subject: (reference: string) => `Application ${reference}: request for a decision by the committee`,
} as const

/** A policy of the Framework in force, as a list has it below the name of its source, and as it can stand in a letter. */
const framework = (policy: string, says: string) => ({
  listed: `${policy}: ${says}.`,
  text: `National policy says that ${says} (National Planning Policy Framework, August 2026, ${policy}).`,
})

const planNamesLand = 'The county’s minerals plan names land at Wasperton for sand and gravel.'

/** What a case for the committee can turn on, each by the claim that it rests on. */
export const policies = [
  {
    claim: 'wasperton-named',
    name: 'The minerals plan and this land',
    listed: `${planNamesLand} Read its policy for the site and quote it: we have not read the adopted words.`,
    text: planNamesLand,
  },
  {
    claim: 'road-test',
    name: 'Lorries and road safety',
    ...framework(
      'TR6(4)',
      'development should be refused where, after mitigation, its effect on road safety would be unacceptable, or on the road network severe',
    ),
  },
  {
    claim: 'no-unacceptable-effects',
    name: 'Nature, heritage and health, effects added up',
    ...framework(
      'M4(1)(a)',
      'a minerals scheme should have no unacceptable adverse impact on the natural and historic environment or human health, counting cumulative effects',
    ),
  },
  {
    claim: 'no-unacceptable-pollution',
    name: 'Dust and air',
    ...framework('P3(2)(b)', 'a scheme should not cause unacceptable pollution of the air, on its site or beyond it'),
  },
  {
    claim: 'noise-and-tranquillity',
    name: 'Noise and quiet',
    ...framework(
      'P3(2)(d)',
      'a scheme should reduce harm from noise to a minimum and keep the character of tranquil areas',
    ),
  },
  {
    claim: 'dust-and-noise-at-source',
    name: 'Dust and noise near homes',
    ...framework(
      'M4(1)(b)',
      'a minerals scheme should control unavoidable dust and noise at source, with noise limits near homes, though some short noisy work is accepted',
    ),
  },
  {
    claim: 'no-worse-elsewhere',
    name: 'Flooding',
    ...framework('F7(1)', 'development should not increase flood risk elsewhere'),
  },
  {
    claim: 'pollution-of-water',
    name: 'Groundwater and the river',
    ...framework('P3(2)(f)', 'a scheme should assess and mitigate any unacceptable effect on water quality'),
  },
  {
    claim: 'poorer-land-first',
    name: 'Farmland',
    ...framework('N2(1)(b)', 'where much farmland has to be built on or dug, poorer land should be used if possible'),
  },
  {
    claim: 'restoration',
    name: 'Restoration and aftercare',
    ...framework(
      'M4(1)(c)',
      'a minerals scheme should provide for restoration and aftercare at the earliest opportunity, to high environmental standards',
    ),
  },
  {
    claim: 'heritage-justified',
    name: 'Historic buildings and their settings',
    ...framework(
      'HE4(2)',
      'harm to a designated heritage asset or its setting should have a clear and convincing justification',
    ),
  },
  {
    claim: 'refused-if-harm-remains',
    name: 'Wildlife',
    ...framework(
      'N2(2)',
      'development should be refused if significant harm to biodiversity cannot be avoided, mitigated or, as a last resort, compensated for',
    ),
  },
] as const

/** What a writer puts into the letter. */
export interface CommitteeRequest {
  name: string
  address: string
  reason: string
  /** By its claim; empty while none is chosen. */
  policy: string
}

/** What stands in place of a writer's words where they fill the letter in by hand. */
export const byHand: CommitteeRequest = {
  name: '[Your name]',
  address: '[Your address]',
  reason:
    '[Say in one or two sentences why this matters where you live.]\n\n[Say which policy the quarry would fail there, such as one of those below.]',
  policy: '',
}

/** The letter to the two who decide whether the committee does, of a day (YYYY-MM-DD); what is empty is left out. */
export function committeeLetterText(
  { name, address, reason, policy }: CommitteeRequest,
  campaign: Pick<Campaign, 'application_reference' | 'council_address'>,
  day: string,
): string {
  return [
    lines(name, address),
    dayWords(day),
    lines('To the nominated officer and the nominated member', councilLines(campaign.council_address)),
    committeeLetter.subject(campaign.application_reference),
    'Dear Sir or Madam,',
    'Please agree that the committee decides this application for a sand and gravel quarry near Wasperton and Barford.',
    'The national scheme of delegation was due to come into force on 31 October 2026. If it is in force as the government described it on 4 June 2026, you may both agree to send a case to the committee. It must raise an economic, social or environmental issue of significance to the local area, or a significant planning matter. I ask you to find that this case does. The government’s guidance (1 June 2026, paragraph 5) says that committees should focus on the key proposals that matter to an area.',
    reason,
    policies
      .find(({ claim }) => claim === policy)
      ?.text.concat(' I believe that the case turns on this, and that the scheme as proposed fails it.') ?? '',
    'It is for you both to judge. Whatever the outcome of the application, residents would see how it was reached. Please tell me what you decide.',
    'Yours faithfully,',
    name,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

const lines = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join('\n')
