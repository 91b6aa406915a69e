import { untimelyWords } from '../../../content/occasion-updates.ts'
import type { MailSending, SendingHalt, SendingsReport } from '../../../domain/update-sending.ts'
import { momentWords } from '../moment-words.ts'

/** How many e-mails may leave. */
type MailRates = Pick<SendingsReport, 'mailsAnHour' | 'mailsADay'>

const hour = 3_600_000
const day = 24 * hour

/** What updates leave free for what visitors send meanwhile (rule: mail-rate). */
export function forUpdates({ mailsAnHour, mailsADay }: MailRates): MailRates {
  const most = (rate: number) => Math.max(1, Math.floor(rate * 0.9))
  return { mailsAnHour: most(mailsAnHour), mailsADay: most(mailsADay) }
}

/** When the last of so many e-mails has left at this rate, in milliseconds: a good guess, since a slow mail server takes longer. */
export function doneAt(count: number, { mailsAnHour, mailsADay }: MailRates, from: number): number {
  const inOneDay = Math.min(mailsADay, mailsAnHour * 24)
  const [wholeDays, rest] = [Math.floor((count - 1) / inOneDay), ((count - 1) % inOneDay) + 1]
  return from + Math.max(0, wholeDays) * day + Math.max(0, Math.ceil(rest / mailsAnHour) - 1) * hour
}

const figures = new Intl.NumberFormat('en-GB')

/** A number with its noun: '1 subscriber', '2,000 subscribers'. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${figures.format(count)} ${count === 1 ? one : several}`
}

/** At which rate it goes: '200 an hour and 2,000 a day'. */
export function rateWords({ mailsAnHour, mailsADay }: MailRates): string {
  return `${figures.format(mailsAnHour)} an hour and ${figures.format(mailsADay)} a day`
}

/** Where a sending stands, in a few sentences that change when its state does. */
export function stateWords({ state, started_at, ended_at, waiting, halted_by }: MailSending, now: number): string {
  if (state === 'sending') return `It has been on its way since ${heard(started_at, now).replace(/^at /, '')}.`
  if (state === 'paused') {
    if (halted_by === null) return 'It is paused: nobody gets it until you let it go on.'
    const again = halted_by === 'addresses-refused' ? 'Once that is mended' : 'Once what it says is true again'
    return `The site has paused it. ${haltWords[halted_by]} ${again} you can let it go on; or stop it.`
  }
  const ended = ended_at === null ? '' : ` ${heard(ended_at, now)}`
  if (state === 'stopped') {
    return `It was stopped${ended}. ${waiting === 0 ? 'Nobody was left to send it to.' : `${counted(waiting, 'subscriber does not', 'subscribers do not')} get it.`}`
  }
  return `It was sent${ended}.`
}

/** Why the site has paused it (rule: reminder-ends, set-aside-all). */
export const haltWords: Record<SendingHalt, string> = {
  ...untimelyWords,
  'addresses-refused':
    'The mail server said of ten addresses in a row that there is no such mailbox, which is a fault of the mail server rather than of ten people. None of them is set aside; their e-mails have failed, and can be sent once more.',
}

/** When it will be done, as long as it goes on; empty where nobody can say. */
export function endWords(sending: MailSending, set: MailRates, now: number): string {
  const { state, waiting, nextAt } = sending
  if (state !== 'sending' || waiting === 0) return ''
  const next = Math.max(now, Date.parse(nextAt ?? '') || now)
  const rates = forUpdates(set)
  const end = doneAt(waiting, rates, next)
  const atRate = `At ${rateWords(rates)}`
  const soon = end - now < 10 * 60_000
  const pause = next - now > 60_000 ? ` The next one leaves ${heard(new Date(next).toISOString(), now)}.` : ''
  return `${atRate} it will be done ${soon ? 'within minutes' : `${heard(new Date(end).toISOString(), now)} or a little later`}.${pause}`
}

/** Why some wait for another try although others leave; empty where none does. */
export function postponedWords({ state, trouble, postponed, postponedWhy }: MailSending): string {
  if (state !== 'sending' || trouble !== null || postponed === 0) return ''
  const waits = counted(postponed, 'e-mail was not taken and waits', 'e-mails were not taken and wait')
  return `${waits} for another try. The mail server said: ${postponedWhy.replace(/\.?$/, '.')}`
}

/** What became of its e-mails, in the order in which people ask; what did not happen is left out. */
export function countsOf({ sent, waiting, failed, failedWhy, inDoubt, setAside, left, state }: MailSending) {
  const codes = failedWhy === '' ? '' : ` (${failedWhy})`
  return [
    { label: 'Sent', count: sent, note: '' },
    { label: state === 'stopped' ? 'Not sent' : 'Waiting', count: waiting, note: '' },
    { label: 'Failed', count: failed, note: `the mail server refused it, or did not take it in many tries${codes}` },
    { label: 'In doubt', count: inDoubt, note: 'it may have arrived: the answer of the mail server got lost' },
    { label: 'Set aside', count: setAside, note: 'the mail server says for good that there is no such mailbox' },
    { label: 'Left the list', count: left, note: 'before it reached them' },
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
