import { isContrary } from './contrary.ts'
import { curableComplaints } from './curable.ts'
import {
  type CloserLookContext,
  type Finding,
  type FindingKind,
  lastingGrounds,
  type Mark,
  marks,
  type Quote,
} from './finding.ts'
import { framingShare, mostlyOurs } from './framing.ts'
import { groundsIn, isGround } from './grounds.ts'
import { keywordsInsideWords } from './inside-word.ts'
import { ledgerTest } from './ledger.ts'
import { letterHeadOf } from './letter-head.ts'
import { placeTest, tellsNumber, tellsTime } from './marks.ts'
import { namesChild, tellsConsequence, tellsOthersHealth } from './people.ts'
import { plainWords, type Sentence, sentencesOf } from './sentences.ts'
import { hasManyCapitals, isInsulting, isShouting } from './tone.ts'
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
  const own = (context.own ?? text).slice(0, longestRead)
  const isCut = text !== whole
  const found = new Map<FindingKind, Quote[]>()
  const add: Add = (kind, { start, end, text }, about) => {
    const quote = about === undefined ? { start, end, text } : { start, end, text, about }
    const quotes = found.get(kind)
    if (quotes) quotes.push(quote)
    else found.set(kind, [quote])
  }
  const spanOf = (start: number, end: number) => ({ start, end, text: text.slice(start, end) })

  const sentences = sentencesOf(text)
  const head = letterHeadOf(text)
  const reference = withoutSpaces(context.reference)
  const tellsReference = ({ text }: Sentence) => withoutSpaces(text).includes(reference)
  const isBody = (sentence: Sentence, { start, end, text } = sentence) =>
    head.body.slice(start, end) === text &&
    !tellsReference(sentence) &&
    !(head.name && start <= head.name[0] && head.name[0] < end) &&
    !/^(?:dear|yours|(?:kind|best) (?:regards|wishes)|regards|sincerely|signed)\b/i.test(text)
  const ownSentences = own === text ? sentences : sentencesOf(own)
  // What was blanked out is not read by way of the head either: a heading's number counts nothing.
  readSentences(ownSentences, own === text ? head.body : own, context, add)
  if (reference !== '') for (const sentence of sentences.filter(tellsReference)) add('reference', sentence)
  if (head.name) add('name', spanOf(...head.name))
  if (head.address) add('address', spanOf(...head.address))
  for (const { 0: words, index } of own.matchAll(/\[(?!sic\]|[^a-z[\]]{0,20}\d\])[^[\]]{1,200}\]/gi))
    add('unfilled', spanOf(index, index + words.length))
  for (const { keyword, ...quote } of keywordsInsideWords(context.evaluation))
    if (own[quote.start] === text[quote.start]) add('inside-word', quote, keyword)
  if (ownSentences[0] && !found.has('shouting') && hasManyCapitals(own)) add('shouting', ownSentences[0])
  const { share, ours } = framingShare(
    sentences.filter((sentence) => isBody(sentence)),
    context.framing,
  )
  if (share > mostlyOurs) for (const sentence of ours) add('mostly-ours', sentence)
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
  if (context.curable && !lastingGrounds.some((ground) => found.has(ground))) found.set('curable-only', [])
  if (words < fewestWords) found.set('too-short', [])
  if (isCut || words > mostWords) found.set('too-long', [])

  return [
    ...Array.from(
      found,
      ([kind, quotes]): Finding =>
        isMark(kind) || isGround(kind) ? { group: 'good', kind, quotes } : { group: 'mend', kind, quotes },
    ),
    ...marks.filter((kind) => !isCut && !found.has(kind)).map((kind): Finding => ({ group: 'add', kind, quotes: [] })),
  ]
}

const isMark = (kind: FindingKind): kind is Mark => marks.some((mark) => mark === kind)

type Add = (kind: FindingKind, quote: Quote, about?: string) => void

/** A statement that is feared or asked about is not made. */
const hedged = /\b(?:could|may|might|fear|worr\w+|afraid|possibl\w+|risk of|whether|can cause)\b/

function readSentences(sentences: readonly Sentence[], body: string, context: CloserLookContext, add: Add): void {
  const namesPlace = placeTest(context.places)
  const places = new Set(context.places.map((place) => place.toLowerCase()))
  const contradictedIn = ledgerTest(context.claims)

  const read = sentences.map((sentence) => {
    const { start, end, text, plain } = sentence
    const inBody = body.slice(start, end)
    const own = inBody === text ? sentence : { text: inBody, plain: plainWords(inBody) }
    const isAgainst = isContrary(plain)
    const unweighedKinds = kindsUnweighedIn(plain)
    const isPersonal = !isAgainst && unweighedKinds.length === 0 && tellsConsequence(own.plain)
    const spoken = isAgainst ? [] : groundsIn(own.plain)
    if (isAgainst) add('opposite', sentence)
    if (isPersonal) add('consequence', sentence)
    for (const ground of spoken) add(ground, sentence)
    if (namesPlace(own)) add('place', sentence)
    if (tellsTime(own.plain)) add('time', sentence)
    if (tellsNumber(own.plain)) add('number', sentence)
    if (tellsOthersHealth(plain)) add('others-health', sentence)
    if (namesChild(own, places)) add('child-name', sentence)
    if (isInsulting(plain)) add('insult', sentence)
    if (isShouting(text)) add('shouting', sentence)
    for (const kind of unweighedKinds) add(kind, sentence)
    const statement = contradictedIn(plain)
    if (statement !== undefined) add('contradicted', sentence, statement)
    const unsupported = hedged.test(plain) ? undefined : context.unsupported.find(({ pattern }) => pattern.test(plain))
    if (unsupported) add('unsupported', sentence, unsupported.mend)
    return { ...sentence, isPersonal, grounds: spoken }
  })
  if (context.curable === undefined) for (const sentence of curableComplaints(read)) add('curable-only', sentence)
}

const withoutSpaces = (text: string) => text.toLowerCase().replace(/\s+/g, '')
