import { forUpdates, type MailHourReport, type MailSending } from '../../../domain/update-sending.ts'
import { momentWords } from '../moment-words.ts'

const figures = new Intl.NumberFormat('en-GB')

/** A number with its noun: '1 subscriber', '2,000 subscribers'. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${figures.format(count)} ${count === 1 ? one : several}`
}

/** At which rate updates go: 'up to 180 an hour'. */
export function rateWords(mailsAnHour: number): string {
  return `up to ${figures.format(forUpdates(mailsAnHour))} an hour`
}

/** How much of the hour is used up, and what leaves before updates do. */
export function hourWords(mailsAnHour: number, { left, confirmations, messages }: MailHourReport): string {
  const used = `${figures.format(left)} of ${counted(mailsAnHour, 'e-mail')} left in the last hour.`
  const asked = confirmations > 0 ? ` ${counted(confirmations, 'confirmation waits', 'confirmations wait')}.` : ''
  const written = `${counted(messages, 'message waits', 'messages wait')}: beyond a quarter of the hour they leave together, once an hour.`
  return `${used}${asked}${messages > 0 ? ` ${written}` : ''}`
}

const states: Record<MailSending['state'], string> = {
  sending: 'On its way',
  paused: 'Paused: nobody gets it until you let it go on',
  held: 'Held back: nobody gets it until you say so',
  sent: 'Sent',
  failed: 'Delivered to nobody',
  stopped: 'Stopped before everybody had it',
}

/** Where a sending stands. */
export function sendingWords({ state, started_at, due, sent, recipients, failed }: MailSending, now: number): string {
  const counts =
    sent === null
      ? `It went to ${counted(recipients, 'subscriber')}.`
      : `${figures.format(sent)} of ${counted(recipients, 'e-mail')} sent.`
  const refused = failed > 0 ? ` ${figures.format(failed)} could not be delivered.` : ''
  const since =
    state === 'held' ? `as it was due ${momentWords(due ?? '', now)}` : `begun ${momentWords(started_at, now)}`
  return `${states[state]}, ${since}. ${counts}${refused}`
}

/** Said where nothing can go by itself. */
export const noMails =
  'None goes: this site has no mail server with which it can write to subscribers (the settings SMTP_URL and PUBLIC_ORIGIN).'
