import type { StageStatus } from '../domain/process-stage.ts'

/** The words of /process around the stages. */
export const processPage = {
  heading: 'The planning process',
  failure: 'Could not load the stages. Please try again in a minute.',
  lead: 'A quarry needs permission from the county council. This is the way that an application takes, and how far this one has come.',
  flowHeading: 'From first idea to final answer',
  howTo: 'Choose one stage or more to read about them below.',
  legend: 'Legend',
  weAreHere: 'WE ARE HERE',
  showAll: 'Show all stages',
  clear: 'Clear Details',
  nothingSelected: 'No stage is chosen yet.',
  detailsHeading: (count: number) => `Stage Details (${count} selected)`,
  allStages: 'All stages',
  rulesHeading: 'Three things to keep in mind',
  rules: [
    {
      title: 'Objections count while a consultation is open',
      text: 'That is when the council has to read and weigh what you send.',
    },
    {
      title: 'New information means a new consultation',
      text: 'If the council has asked for more information, everyone may write again once it has come in.',
    },
    {
      title: 'Only one side can appeal',
      text: 'The company may appeal if the council says no. Those who objected may not appeal if it says yes. So the time to be heard is before the decision.',
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
