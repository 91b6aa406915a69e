import type { Claim } from './claim.ts'
import type { TableName } from './content.ts'

export type SoughtClaim = Pick<Claim, 'id' | 'phrases'>

/** A claim's phrase as a text states it: the words in place of which it stands, and where they begin in the plain text. */
interface StatedClaim {
  id: string
  phrase: string
  at: number
}

/** A figure, the name of a law or policy, or a counting word such as 'two', which no claim covers. */
interface Uncovered {
  words: string
  kind: 'figure' | 'law' | 'count'
}

/** The days, times and prices of what the campaign does itself, and numbers without anything that they count. */
const ownFigure =
  /^(?:£[\d.,]+|[\d.,:/]+(?:[ap]m)?(?:[ -](?:[ap]m|o|to|until|by|from|with|minutes?|hours?|days?|people|places|seats|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october))?)$/i

/** Whether maintainers are told that something has no claim. A counting word mostly counts our own lists, and events, the notice and updates name the campaign's own days (rule: claims-warning). */
export function needsClaim({ words, kind }: Uncovered, table: TableName | undefined): boolean {
  if (kind === 'count') return false
  const isOwn = table === 'events' || table === 'notices' || table === 'updates'
  return !(isOwn && kind === 'figure' && ownFigure.test(words))
}

/** What a text states: its claims in their order, the rest that has none, and the text itself on one line. */
export interface TextClaims {
  stated: StatedClaim[]
  uncovered: Uncovered[]
  plain: string
}

interface Sought {
  id: string
  /** In lower case. */
  phrase: string
}

/** The phrases of claims by their first word, the longest first. */
export type ClaimIndex = ReadonlyMap<string, readonly Sought[]>

const words = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu

/** Each phrase of a claim, of which one line holds one. */
export function phrasesOf({ phrases }: Pick<Claim, 'phrases'>): string[] {
  return phrases
    .split('\n')
    .map(oneLine)
    .filter((phrase) => phrase !== '')
}

/** Makes claims ready to be found in texts. Where two have the same phrase, the earlier one is found. */
export function indexClaims(claims: readonly SoughtClaim[]): ClaimIndex {
  const index = new Map<string, Sought[]>()
  for (const claim of claims) {
    for (const phrase of phrasesOf(claim).map(lowered)) {
      const first = phrase.match(words)?.[0] ?? ''
      const others = index.get(first)
      if (others) others.push({ id: claim.id, phrase })
      else index.set(first, [{ id: claim.id, phrase }])
    }
  }
  for (const sought of index.values()) sought.sort((one, other) => other.phrase.length - one.phrase.length)
  return index
}

/**
 * The claims that a text states, plain or HTML, and what in it looks like a fact and has none (rule: claims-found). At each word the
 * longest phrase is taken, by whole words: '7 years' is not found in '17 years', nor '1 million' in '3.1 million'. The work
 * grows with the text alone: at a word only the phrases that begin with it are compared.
 */
export function claimsInText(text: string, index: ClaimIndex): TextClaims {
  const plain = plainText(text)
  const lower = lowered(plain)
  const stated: StatedClaim[] = []
  const rest: string[] = []
  let end = 0
  for (const { 0: word, index: at } of lower.matchAll(words)) {
    const found = at < end ? undefined : index.get(word)?.find((sought) => standsAt(lower, sought.phrase, at))
    if (!found) continue
    stated.push({ id: found.id, phrase: plain.slice(at, at + found.phrase.length), at })
    rest.push(plain.slice(end, at))
    end = at + found.phrase.length
  }
  rest.push(plain.slice(end))
  return { stated, uncovered: uncoveredIn(rest.join('…')), plain }
}

/** What of a text, plain or HTML, is read as its words: no tags, no web addresses, and not the numbers of a list. */
export function plainText(text: string): string {
  return oneLine(
    text
      .replace(/^ *\d{1,2}[.)] /gm, '')
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/https?:\/\/[^\s,]+/g, ' '),
  )
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** In lower case, and as long as before: the few letters that would become longer stay. */
function lowered(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

/** Whether the phrase stands here by itself, and not as a part of a longer word or number. */
function standsAt(text: string, phrase: string, at: number): boolean {
  if (!text.startsWith(phrase, at)) return false
  const [before, after, next] = [
    text[at - 1] ?? ' ',
    text[at + phrase.length] ?? ' ',
    text[at + phrase.length + 1] ?? ' ',
  ]
  return !/[\w.,/]/.test(before) && !/[\w%]/.test(after) && !(/[.,/]/.test(after) && /\d/.test(next))
}

/** Bounded, so that the search grows with the text alone, whatever stands in it. */
const capital = '[A-Z][\\w’-]{0,30}'
/** The names of laws and policies: by their kind and year, by the number of a policy or paragraph, or as everybody calls them. */
const laws = new RegExp(
  [
    'National Planning Policy Framework|NPPF\\b|[Pp]lanning [Pp]ractice [Gg]uidance',
    `\\b(?:${capital}\\s(?:(?:and|of|the|for|to|in)\\s){0,2}){0,7}(?:Acts?|Regulations|Rules|Order|Directive)\\s(?:\\([^()]{1,60}\\)\\s)?(?:19|20)\\d\\d\\b`,
    `\\b(?:${capital}\\s){1,5}(?:Act|Regulations|Directive)\\b`,
    '\\b[Pp]olic(?:y|ies)\\s[A-Z]{1,4}\\.?\\d*\\b',
    '\\b(?:[Pp]aragraphs?|[Ss]ections?|[Rr]egulations?|Articles?|Schedules?)\\s\\d+[A-Za-z]?\\b',
  ].join('|'),
  'g',
)

/** A number with its unit, or a word for a large or a part number. */
const figures =
  /£?[\d¼½¾](?:[\d.,:/+¼½¾]*[\d¼½¾+])?[²³%]?(?:[ap]m\b)?(?:[ -](?:per cent|(?:hundred|thousand|million|billion)\s[\p{L}³]+|(?!(?:and|or|on|is|in|to|of|at|a|for|that|the|can)\b)\p{L}+[²³]?))?|[²³%]|\b(?:dozens?|hundreds?|thousands?|[mb]illions?|centur(?:y|ies)|decades?|per cent)\b/giu
const counts =
  /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|halve[ds]?|half|thirds?|fourths?|quarters?|double[ds]?|twice)|one (?:in|of) (?:two|three|four|five|ten)|one (?:year|mile|metre|yard|week|hour|month|tonne|hectare))\b/gi

const names = /\b[ABM]\d{1,4}\b|\b[A-Z]{2,}\/\d\w*/g

function uncoveredIn(text: string): Uncovered[] {
  const uncovered: Uncovered[] = []
  let rest = text.replace(names, '…')
  for (const [kind, pattern] of [
    ['law', laws],
    ['figure', figures],
    ['count', counts],
  ] as const) {
    rest = rest.replace(pattern, (found) => {
      const words = kind === 'law' ? found.replace(/^The\s/, '') : found
      if (!/^(?:This|That|An|Each) \w+$/.test(words)) uncovered.push({ words, kind })
      return '…'
    })
  }
  return uncovered
}
