import { dayWords } from '../domain/date-words.ts'

/** The words of the pages of updates to subscribers. */
export const updatesPage = {
  title: 'Past updates',
  lead: 'The news that we sent to everyone on our mailing list, with the latest first.',
  loading: 'Loading updates...',
  failure: 'Could not load the updates. Please try again later.',
  empty: 'We have sent nothing yet.',
  callHeading: 'Get the next one by e-mail',
  call: 'We write when there is news: a date, a meeting, or the day when objections open. You can leave the list at any time.',
  join: 'Join Mailing List',
  feed: 'Or follow the news feed',
  loadingOne: 'Loading...',
} as const

/** When an update was sent, by its day as YYYY-MM-DD, and whether that was stopped. */
export function sentWords(day: string, isStopped: boolean): string {
  return `Sent to our mailing list on ${dayWords(day)}${isStopped ? ', but stopped before everyone had it' : ''}`
}
