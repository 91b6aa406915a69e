import type { Campaign } from '../domain/campaign.ts'
import { dayWords } from '../domain/date-words.ts'

/** The words of /ask-for-the-committee. */
export const committeeLetter = {
  title: 'Ask for the committee',
  lead: 'A short letter that asks the council to let its committee of councillors decide the application.',
  courtesy:
    'Asking is a courtesy, not a right: the council may say no. This letter is not an objection, so write one as well.',
  objection: 'Write your objection',
  whoDecides: 'Who decides, and when',
  kept: 'It stays in this browser, on this device, until you delete it. It is kept separately from your objection.',
  reason: 'Why does this matter where you live?',
  reasonHint: 'One or two facts are enough, such as a road, a school or a view from a public path, and how near it is.',
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

/** What a writer puts into the letter. */
export interface CommitteeRequest {
  name: string
  address: string
  reason: string
}

/** What stands in place of a writer's words where they fill the letter in by hand. */
export const byHand: CommitteeRequest = {
  name: '[Your name]',
  address: '[Your address]',
  reason: '[Say in one or two sentences why this matters where you live.]',
}

/** The letter to the two who decide whether the committee does, of a day (YYYY-MM-DD); what is empty is left out. */
export function committeeLetterText(
  { name, address, reason }: CommitteeRequest,
  campaign: Pick<Campaign, 'application_reference' | 'council_address'>,
  day: string,
): string {
  return [
    lines(name, address),
    dayWords(day),
    lines('To the nominated officer and the nominated member', 'Warwickshire County Council', campaign.council_address),
    committeeLetter.subject(campaign.application_reference),
    'Dear Sir or Madam,',
    'Please agree that the committee decides this application for a sand and gravel quarry near Wasperton and Barford.',
    'The national scheme of delegation was due to come into force on 31 October 2026. If it is in force as the government described it on 4 June 2026, you may both agree to send a case to the committee. It must raise an economic, social or environmental issue of significance to the local area, or a significant planning matter. I ask you to find that this case does. The government’s guidance (1 June 2026, paragraph 5) says that committees should focus on the key proposals that matter to an area.',
    reason,
    'I ask this as a courtesy. I have no right to it, and it is for the two of you to judge. Whatever the outcome of the application, residents would see how it was reached. Please tell me what you decide.',
    'Yours faithfully,',
    name,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

const lines = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join('\n')
