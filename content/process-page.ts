import { dayWords } from '../domain/date-words.ts'
import type { StageStatus } from '../domain/process-stage.ts'

/** The words of /process around the stages. */
export const processPage = {
  heading: 'The planning process',
  failure: 'Could not load the stages. Please try again in a minute.',
  lead: 'A quarry needs planning permission from the county council. Here are the stages, and the one that this application has reached.',
  flowHeading: 'From first idea to final answer',
  howTo: 'Choose a stage to see what you can do then, by when, and where the rule is.',
  legend: 'Legend',
  weAreHere: 'WE ARE HERE',
  /** Where the application has come back to a stage: beside the ticks after it, and in the caption of the picture. */
  roundBefore: 'in the previous round',
  newRound: (stage: string) =>
    `The application has come back to ‘${stage}’: new information begins another round. Later stages are ticked because they were finished last time.`,
  toCard: 'Read about it below',
  showAll: 'Show all stages',
  clear: 'Clear Details',
  /** On a print where no stage was chosen. */
  onPaper: 'To print what you can do at each stage, choose ‘Show all stages’ on the website first.',
  nothingSelected: 'You have not chosen a stage yet.',
  detailsHeading: (count: number) => `Stage Details (${count} selected)`,
  allStages: 'All stages',
  datesHeading: 'The stages up to the decision',
  /** The days of a stage, as far as they are known. */
  days: (from: string, to: string) =>
    [from && `from ${dayWords(from)}`, to && `until ${dayWords(to)}`].filter(Boolean).join(' '),
  rulesHeading: 'Four things to keep in mind',
  rules: [
    {
      title: 'The consultation is the time to object',
      text: 'Then the council asks for views. It should also consider what arrives later, up to the decision, but it does not have to wait for it.',
    },
    {
      title: 'New information means a new consultation',
      text: 'When further information about the environment has come in and been checked, everyone may write about it, including people who have written before. One exception: information asked for an inquiry need not be published, if the request says so. Important papers may come then without a new consultation.',
    },
    {
      title: 'Anyone may write, for it or against it',
      text: 'People who support the quarry write to the council too, at the same address and with the same reference. The council must weigh the planning reasons of both sides.',
      where: (reference: string) => `To the council, on application ${reference}:`,
      unknown: 'Look for the application on the council’s planning pages, or ask the council where to send letters.',
    },
    {
      title: 'Only one side can appeal',
      text: 'The company may appeal if the council refuses, or does not decide in time. Objectors may not. They can only ask a court whether an approval was lawful. So write before the decision.',
    },
  ],
  howToObject: 'How to object',
} as const

/** A status as its badge says it. */
export const statusBadges: Record<StageStatus, string> = {
  completed: 'COMPLETED',
  current: 'CURRENT',
  upcoming: 'UPCOMING',
}

/** A status as the legend says it; the shape and the colour of its marker stand beside it. */
export const statusNames: Record<StageStatus, string> = {
  completed: 'Completed',
  current: 'Current',
  upcoming: 'Upcoming',
}
