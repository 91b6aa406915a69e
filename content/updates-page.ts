import { dayWords } from '../domain/date-words.ts'

/** The words of the pages of updates to subscribers. */
export const updatesPage = {
  title: 'Past updates',
  lead: 'The news that we sent to everyone on our mailing list, with the latest first.',
  loading: 'Loading updates...',
  failure: 'Could not load the updates. Please try again later.',
  empty: 'We have sent nothing yet.',
  callHeading: 'News by e-mail',
  call: 'The list is for news: a date, a meeting, or the day when objections open. You can leave it at any time. Do not rely on it for a deadline: look here too.',
  join: 'Join Mailing List',
  feed: 'Or follow the news feed',
  loadingOne: 'Loading...',
} as const

/** When an update was sent, by its day as YYYY-MM-DD, and whether that was stopped. */
export function sentWords(day: string, isStopped: boolean): string {
  return `Sent to our mailing list on ${dayWords(day)}${isStopped ? ', but stopped before everyone had it' : ''}`
}
