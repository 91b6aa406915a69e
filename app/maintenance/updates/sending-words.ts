import { untimelyWords } from '../../../content/occasion-updates.ts'
import { forUpdates, type MailSending } from '../../../domain/update-sending.ts'
import { momentWords } from '../moment-words.ts'

const hour = 3_600_000

/** When the last of so many e-mails has left, at so many an hour, in milliseconds: a good guess, since a slow mail server takes longer. */
export function doneAt(count: number, anHour: number, from: number): number {
  return from + Math.max(0, Math.ceil(count / anHour) - 1) * hour
}

const figures = new Intl.NumberFormat('en-GB')

/** A number with its noun: '1 subscriber', '2,000 subscribers'. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${figures.format(count)} ${count === 1 ? one : several}`
}

/** At which rate it goes: '180 an hour'. */
export function rateWords(anHour: number): string {
  return `${figures.format(anHour)} an hour`
}

/** Where a sending stands, in a few sentences that change when its state does. */
export function stateWords({ state, started_at, stopped, stopped_why }: MailSending, now: number): string {
  if (state === 'sending') return `It has been on its way since ${heard(started_at, now).replace(/^at /, '')}.`
  if (state === 'paused') return 'It is paused: nobody gets it until you let it go on.'
  if (state === 'sent') return `It was sent ${heard(started_at, now)}.`
  const why = stopped_why === null ? 'It was stopped.' : `The site has stopped it. ${untimelyWords[stopped_why]}`
  return `${why} ${counted(stopped, 'subscriber does not', 'subscribers do not')} get it.`
}

/** When it will be done, as long as it goes on; empty where nobody can say. */
export function endWords({ state, waiting }: MailSending, mailsAnHour: number, now: number): string {
  if (state !== 'sending' || waiting === 0) return ''
  const anHour = forUpdates(mailsAnHour)
  const end = doneAt(waiting, anHour, now)
  const when = end === now ? 'within the hour' : `${heard(new Date(end).toISOString(), now)} or a little later`
  return `At ${rateWords(anHour)} it will be done ${when}.`
}

/** What became of its e-mails, in the order in which people ask; what did not happen is left out. */
export function countsOf({ recipients, sent, waiting, failed, stopped }: MailSending) {
  if (sent === null) return []
  return [
    { label: 'Sent', count: sent, note: '' },
    { label: 'Waiting', count: waiting, note: '' },
    { label: 'Not sent', count: stopped, note: '' },
    { label: 'Failed', count: failed, note: 'the mail server refused it, or did not take it for three days' },
    { label: 'Left the list', count: recipients - sent - waiting - failed - stopped, note: 'before it reached them' },
  ].filter(({ label, count }) => label === 'Sent' || count > 0)
}

function heard(iso: string, now: number): string {
  return momentWords(iso, now).replace(/^today at/, 'at')
}

/** How long a sending of this many milliseconds takes, as people say it. */
export function durationWords(milliseconds: number): string {
  const hours = Math.round(milliseconds / hour)
  if (hours < 1) return 'less than an hour'
  return hours < 48 ? `about ${counted(hours, 'hour')}` : `about ${counted(Math.round(hours / 24), 'day')}`
}
