import type { Campaign } from './campaign.ts'
import { chosenWording, nextWording } from './chosen-wording.ts'
import { type Citation, type Library, offeredCitations } from './citations.ts'
import { dayWords } from './date-words.ts'
import type { LetterWords } from './letter-wordings.ts'
import type { ObjectionDraft } from './objection-draft.ts'
import type { ObjectionGround } from './objection-ground.ts'
import { inOrderOfWeight } from './order-of-weight.ts'
import { plainLetters } from './plain-letters.ts'

/** Who wrote a part of a letter: its writer, this site (a wording that nobody has edited), or nobody, as the date and the addresses. */
type Voice = 'own' | 'ours' | 'formal'

/** A paragraph, and whose it is. */
interface LetterPart {
  voice: Voice
  text: string
}

/** A source of a letter, with the number under which it is cited, and the keys of all claims that stand in the same place. */
type NumberedCitation = Citation & { number: number; keys: readonly string[] }

export interface Letter {
  /** With single line breaks and an empty line between paragraphs. */
  text: string
  parts: LetterPart[]
  sources: NumberedCitation[]
  /** How many sources were left out, because they are no longer in the library or belong to no ticked point. */
  leftOut: number
}

export interface LetterContext {
  grounds: readonly ObjectionGround[]
  library: Library
  campaign: Pick<Campaign, 'application_reference' | 'council_address' | 'council_email'>
  words: LetterWords
  /** The name of the draft's community; empty where none is chosen. */
  villageName: string
  /** YYYY-MM-DD. */
  day: string
  /** The origin of this site, for sources that are on it, such as https://example.org. */
  origin: string
}

/** A ticked point with its ground and the wording that the seed, or its writer, chose for it. */
export interface LetterPoint {
  ground: ObjectionGround
  /** In plain letters, without spaces around it. */
  words: string
  framing: string
  cited: string[]
}

/** The points of a draft, those that last first. A point whose ground is gone is left out. */
export function letterPoints(
  draft: Pick<ObjectionDraft, 'seed' | 'points'>,
  grounds: readonly ObjectionGround[],
): LetterPoint[] {
  return inOrderOfWeight(grounds).flatMap((ground) => {
    const point = draft.points.find((each) => each.ground === ground.id)
    if (!point) return []
    const framing = framingOf(draft.seed, ground, point.framing)
    return [{ ground, words: plainLetters(point.words).trim(), cited: point.cited, framing }]
  })
}

/**
 * The wording of a ground: the one that was taken, as long as it is there, else the one that the seed chooses. It is the
 * same in the letter, in the short form and beside the box.
 */
function framingOf(seed: number, { id, framings }: Pick<ObjectionGround, 'id' | 'framings'>, taken = ''): string {
  return framings.includes(taken) ? taken : chosenWording(seed, `framing/${id}`, framings)
}

/** The wording that comes after the present one of a point. */
export function anotherFraming(seed: number, { ground: { id, framings }, framing }: LetterPoint): string {
  return nextWording(seed, `framing/${id}`, framings, framing)
}

/** Makes the letter of a draft. The same draft makes the same letter on the same day, letter for letter. */
export function composeLetter(draft: ObjectionDraft, context: LetterContext): Letter {
  const points = letterPoints(draft, context.grounds)
  const { sources, leftOut } = sourcesOf(draft, points, context.library)
  const { words } = context
  const forAll = (any: readonly string[], several: readonly string[]) =>
    points.length > 1 ? [...any, ...several] : any
  const paragraphs: LetterPart[] = [
    ...head(draft, context),
    { voice: 'ours', text: opening(draft, context, points.length > 0) },
    ...(points.length > 0 ? [ours(draft, 'lead', forAll(words.leads, words.leadsToSeveral))] : []),
    ...points.flatMap((point, index) => pointParagraphs(draft, point, index + 1, sources, context)),
    ...(points.length > 0 ? [ours(draft, 'weighing', forAll(words.weighings, words.weighingsOfSeveral))] : []),
    ours(draft, 'request', words.requests),
    ours(draft, 'closing', words.closings),
    ...foot(draft, sources, context),
  ]
  const parts = paragraphs.filter(({ text }) => text !== '')
  return { text: `${parts.map(({ text }) => text).join('\n\n')}\n`, parts, sources, leftOut }
}

/**
 * The letter of a draft, that of every point with every source, ticked or not, and every wording of a point: by their
 * parts, what is still ours in an edited letter is known, also where ticks and wordings have changed since.
 */
export function offeredLetters(
  draft: ObjectionDraft,
  context: LetterContext,
): [made: Letter, ...rest: Pick<Letter, 'parts'>[]] {
  const points = context.grounds.map((ground) => ({
    ground: ground.id,
    words: '',
    cited: offeredCitations(ground, context.library).map(({ key }) => key),
  }))
  const framings = context.grounds.flatMap(({ framings }) => framings)
  const wordings = { parts: framings.map((text): LetterPart => ({ voice: 'ours', text })) }
  return [composeLetter(draft, context), composeLetter({ ...draft, points }, context), wordings]
}

function head({ seed }: ObjectionDraft, { words, campaign, day }: LetterContext): LetterPart[] {
  const to = [words.council, campaign.council_address, campaign.council_email].filter((line) => line !== '').join('\n')
  const reference = filled(words.reference, { reference: campaign.application_reference })
  const subject = `${reference}\n${chosenWording(seed, 'subject', words.subjects)}`
  return [dayWords(day), to, subject, words.greeting].map((text) => ({ voice: 'formal', text }))
}

function opening(draft: ObjectionDraft, { words, villageName, campaign }: LetterContext, hasPoints: boolean): string {
  const marks = { reference: campaign.application_reference }
  const choose = (any: readonly string[], toPoints: readonly string[]) =>
    chosenWording(draft.seed, 'opening', hasPoints ? [...any, ...toPoints] : any)
  if (villageName === '') return filled(choose(words.openingsFromElsewhere, words.openingsToPointsFromElsewhere), marks)
  const who = filled(words.who[draft.tie], { village: villageName })
  return filled(choose(words.openings, words.openingsToPoints), { ...marks, who, village: villageName })
}

function ours({ seed }: ObjectionDraft, slot: string, wordings: readonly string[]): LetterPart {
  return { voice: 'ours', text: chosenWording(seed, slot, wordings) }
}

function pointParagraphs(
  { seed }: ObjectionDraft,
  { ground, words, framing, cited }: LetterPoint,
  number: number,
  sources: readonly NumberedCitation[],
  context: LetterContext,
): LetterPart[] {
  const numbers = sources
    .filter(({ keys }) => keys.some((key) => cited.includes(key)))
    .map((source) => `[${source.number}]`)
  const cites = chosenWording(seed, `cites/${ground.id}`, context.words.cites)
  return [
    { voice: 'formal', text: `${number}. ${ground.name}` },
    { voice: 'own', text: words },
    { voice: 'ours', text: framing },
    { voice: 'formal', text: numbers.length > 0 ? filled(cites, { sources: inWords(numbers) }) : '' },
  ]
}

function foot({ person }: ObjectionDraft, sources: readonly NumberedCitation[], context: LetterContext): LetterPart[] {
  const { words, origin } = context
  const helper = plainLetters(person.helper).trim()
  const list = sources.map(({ number, title, page, date, address }) => {
    const described = [title, page, date].filter((part) => part !== '').join(', ')
    return `[${number}] ${described}. ${address.startsWith('/') ? origin + address : address}`
  })
  return [
    person.publication === '' ? '' : words.publication[person.publication],
    helper === '' ? '' : filled(words.helped, { helper }),
    words.farewell,
    [person.name, person.address]
      .map((text) => plainLetters(text).trim())
      .join('\n')
      .trim(),
    list.length === 0 ? '' : [words.sources, ...list].join('\n'),
  ].map((text) => ({ voice: 'formal', text }))
}

/** The sources that ticked points cite, numbered in the order of the letter; a place that several points cite has one number. */
function sourcesOf(draft: ObjectionDraft, points: readonly LetterPoint[], library: Library) {
  const found = new Map<string, Citation & { keys: string[] }>()
  const keys = new Set<string>()
  for (const { ground, cited } of points) {
    for (const citation of offeredCitations(ground, library)) {
      const { key, title, page, address } = citation
      if (!cited.includes(key)) continue
      const place = key.startsWith('document:') ? key : [title, page, address].join('\n')
      const source = found.get(place) ?? { ...citation, keys: [] }
      source.keys.push(key)
      found.set(place, source)
      keys.add(key)
    }
  }
  const wanted = new Set(draft.points.flatMap(({ cited }) => cited))
  const sources = [...found.values()].map((source, index) => ({ ...source, number: index + 1 }))
  return { sources, leftOut: wanted.size - keys.size }
}

function filled(text: string, marks: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => marks[name] ?? mark)
}

function inWords(numbers: readonly string[]): string {
  return [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter((part) => part !== '').join(' and ')
}
