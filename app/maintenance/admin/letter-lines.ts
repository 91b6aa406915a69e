import type { LetterState, SenderNews, SentLetterReport } from '../../../domain/sent-letter.ts'

/** A count with the words that follow it. */
interface LetterLine {
  count: number
  words: string
}

type Words = (isOne: boolean) => string

/** An unproved letter by what became of the e-mail that asks for proof. */
const proofWords: Record<keyof SenderNews, Words> = {
  sent: (isOne) => `${isOne ? 'waits for its sender' : 'wait for their senders'} to follow the link in our e-mail`,
  waiting: (isOne) => `${isOne ? 'waits' : 'wait'} for our e-mail to the sender to leave`,
  failed: (isOne) => `${isOne ? 'stays' : 'stay'} here: our e-mail to the sender could not be sent`,
}

const wasOrWere = (rest: string) => (isOne: boolean) => `${isOne ? 'was' : 'were'} ${rest}`

/** The other states, in the order in which they come about. */
const stateWords: Record<Exclude<LetterState, 'unproved'>, Words> = {
  waiting: (isOne) => `${isOne ? 'waits' : 'wait'} for the mail server`,
  accepted: wasOrWere('accepted by the mail server'),
  refused: wasOrWere('refused by the mail server, or could not be sent for days'),
  'in-doubt': (isOne) => `may have arrived or not: the site does not send ${isOne ? 'it' : 'them'} again`,
  'too-late': wasOrWere('not sent, because the consultation was not open'),
  withdrawn: (isOne) =>
    `${isOne ? 'was deleted by its sender' : 'were deleted by their senders'} while leaving, and may have arrived: no answer has come yet`,
}

/** The letters in each state that there are, and which of their senders an e-mail has told (rule: letter-desk). */
export function letterLines({ counts, news }: SentLetterReport): LetterLine[] {
  const unproved = (['sent', 'waiting', 'failed'] as const).map((outcome) =>
    line(news.unproved?.[outcome] ?? 0, proofWords[outcome]),
  )
  const others = (Object.keys(stateWords) as (keyof typeof stateWords)[]).map((state) =>
    line(counts[state], (isOne) => [stateWords[state](isOne), ...newsWords(news[state])].join('; ')),
  )
  return [...unproved, ...others].filter(({ count }) => count > 0)
}

/** What went wrong with a letter, behind the time at which it did; one that is still tried was asked for at that time. */
export function failureWords(state: LetterState): string {
  if (state === 'waiting') return 'asked for and not taken yet'
  return state === 'refused' ? 'refused' : 'not known whether it arrived'
}

function line(count: number, words: Words): LetterLine {
  return { count, words: words(count === 1) }
}

function newsWords({ sent, waiting, failed }: SenderNews = { sent: 0, waiting: 0, failed: 0 }): string[] {
  const said = [
    ...(sent > 0 ? [`${senders(sent)} told by e-mail`] : []),
    ...(waiting > 0 ? [`${senders(waiting)} still to be told`] : []),
    ...(failed > 0 ? [`${senders(failed)} not told, because our e-mail could not be sent`] : []),
  ]
  return said.length > 0 ? [said.join(', ')] : []
}

function senders(count: number): string {
  return count === 1 ? '1 sender was' : `${count} senders were`
}
