import { namesChild, tellsConsequence, tellsOthersHealth } from './about-people.ts'
import { isContrary } from './contrary.ts'
import { curableComplaints, isComplaint } from './curable.ts'
import {
  type CloserLookContext,
  type Finding,
  type FindingKind,
  lastingReasons,
  type Mark,
  marks,
  type Quote,
} from './finding.ts'
import { framingShare, mostlyOurs } from './framing.ts'
import { keywordsInsideWords } from './inside-word.ts'
import { ledgerTest } from './ledger.ts'
import { letterHeadOf } from './letter-head.ts'
import { placeTest, tellsNumber, tellsTime } from './marks.ts'
import { isReason, reasonsIn } from './reasons.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { isInsulting, isShouting } from './tone.ts'
import { kindsUnweighedIn } from './unweighed.ts'

/** The fewest words that can hold a reason, and the most that an officer with hundreds of letters reads with care. */
const [fewestWords, mostWords] = [20, 1500]
/** What stands further down is read by no rule, so that no text holds up the typing; nor is anything said to be missing then. */
const longestRead = 50_000

/**
 * What a careful reader would say of a draft beside its score (rule: closer-look): what to mend, what is good and what is
 * worth adding, each kind once with the sentences that it is about. The work grows with the length of the text.
 */
export function takeCloserLook(whole: string, context: CloserLookContext): Finding[] {
  const text = whole.slice(0, longestRead)
  const isCut = text !== whole
  const own = context.own?.slice(0, longestRead)
  const found = new Map<FindingKind, Quote[]>()
  const add: Add = (kind, { start, end, words = text.slice(start, end) }, about) => {
    const quote = { start, end, text: words, about }
    const quotes = found.get(kind)
    if (quotes) quotes.push(quote)
    else found.set(kind, [quote])
  }

  const reference = withoutSpaces(context.reference)
  for (const sentence of reference === '' ? [] : sentencesOf(text))
    if (withoutSpaces(sentence.text).includes(reference)) add('reference', sentence)
  const { body, ...head } = letterHeadOf(text, context.councilAddress ?? '')
  // What the site put in by itself, such as the council's address, is not its writer's: only the fields are, or what was typed.
  const typed = own === undefined ? head : letterHeadOf(own, '')
  for (const kind of ['name', 'address'] as const) {
    const field = context.writer?.[kind] ?? ''
    const at = field === '' ? -1 : text.lastIndexOf(field)
    const [start, end] = at < 0 ? (typed[kind] ?? []) : [at, at + field.length]
    if (start !== undefined && end !== undefined) add(kind, { start, end })
  }
  const sentences = sentencesOf(body)
  const { share, ours } = framingShare(
    sentences.filter((sentence) => !head.name || sentence.end <= head.name[0] || sentence.start >= head.name[1]),
    context.framing,
  )
  if (share > mostlyOurs) for (const sentence of ours) add('mostly-ours', sentence)
  const written = own === undefined ? sentences.filter((sentence) => !ours.includes(sentence)) : sentencesOf(own)
  readSentences(written, context, add)
  if (found.has('opposite') && !objecting.test(body)) found.delete('consequence')
  const offered = own ?? text
  for (const { 0: words, index } of offered.matchAll(/\[(?!sic\]|[^a-z[\]]{0,20}\d\])[^[\]]{1,200}\]/gi))
    add('unfilled', { start: index, end: index + words.length })
  for (const match of keywordsInsideWords(context.evaluation))
    if (offered[match.start] === text[match.start]) add('inside-word', match, match.keyword)
  const words = (own === undefined ? written.map(({ text }) => text).join(' ') : text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length
  if (context.curable && !lastingReasons.some((reason) => found.has(reason))) found.set('curable-only', [])
  if (words < fewestWords) found.set('too-short', [])
  if (isCut || words > mostWords) found.set('too-long', [])

  return [
    ...Array.from(
      found,
      ([kind, quotes]): Finding =>
        isMark(kind) || isReason(kind) ? { group: 'good', kind, quotes } : { group: 'mend', kind, quotes },
    ),
    ...marks.filter((kind) => !isCut && !found.has(kind)).map((kind): Finding => ({ group: 'add', kind, quotes: [] })),
  ]
}

const isMark = (kind: FindingKind): kind is Mark => marks.some((mark) => mark === kind)

type Add = (kind: FindingKind, quote: { start: number; end: number; words?: string }, about?: string) => void

/** A statement that is feared or asked about is not made. */
const hedged = /\b(?:could|may|might|fear|worr\w+|afraid|possibl\w+|risk of|whether|can cause)\b/

function readSentences(sentences: readonly Sentence[], context: CloserLookContext, add: Add): void {
  const namesPlace = placeTest(context.places)
  const contradictedIn = ledgerTest(context.claims)

  const read = sentences.map((sentence) => {
    const { text, plain } = sentence
    const isAgainst = isContrary(plain)
    const unweighedKinds = kindsUnweighedIn(plain)
    const isPersonal = !isAgainst && unweighedKinds.length === 0 && tellsConsequence(plain)
    const spoken = isAgainst || isComplaint(plain) ? [] : reasonsIn(plain)
    if (isAgainst) add('opposite', sentence)
    if (isPersonal) add('consequence', sentence)
    for (const reason of spoken) add(reason, sentence)
    if (namesPlace(sentence)) add('place', sentence)
    if (tellsTime(plain)) add('time', sentence)
    if (tellsOthersHealth(plain)) add('others-health', sentence)
    if (namesChild(text, context.places)) add('child-name', sentence)
    if (isInsulting(plain)) add('insult', sentence)
    if (isShouting(text)) add('shouting', sentence)
    for (const kind of unweighedKinds) add(kind, sentence)
    const statement = contradictedIn(plain)
    if (statement !== undefined) add('contradicted', sentence, statement)
    const unsupported = hedged.test(plain) ? undefined : context.unsupported.find(({ pattern }) => pattern.test(plain))
    if (unsupported) add('unsupported', sentence, unsupported.mend)
    else if (tellsNumber(plain)) add('number', sentence)
    return { ...sentence, isPersonal, reasons: spoken }
  })
  if (context.curable === undefined) for (const sentence of curableComplaints(read)) add('curable-only', sentence)
}

/** Who is for the quarry tells of no harm, unless the rest objects. */
const objecting = /\b(?:object|oppos|against|refus|reject)/i

const withoutSpaces = (text: string) => text.toLowerCase().replace(/\s+/g, '')
