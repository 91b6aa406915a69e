import type { Campaign } from './campaign.ts'
import { councilLines } from './campaign-marks.ts'
import { dayWords } from './date-words.ts'
import { inOrderOfWeight } from './ground-ids.ts'
import { type CitedClaim, citedSentence, type Facts, type LetterSentence, namesFramework } from './letter-sentence.ts'
import { type DraftPoint, isFact, isNeedAlone, type ObjectionDraft, type Tie } from './objection-draft.ts'
import type { ObjectionGround } from './objection-ground.ts'
import { plainLetters } from './plain-letters.ts'

/** Who wrote a part of a letter: its writer, this site, or nobody, as the date and the addresses. */
type Voice = 'own' | 'ours' | 'formal'

/** A paragraph, and whose it is. */
export interface LetterPart {
  voice: Voice
  text: string
}

export interface Letter {
  /** With single line breaks and an empty line between paragraphs; empty as long as its writer has told no fact. */
  text: string
  parts: LetterPart[]
}

/** The words of a letter around its points, from content. Marks: {village} and {reference}. */
export interface LetterWords {
  subject: string
  greeting: string
  /** Who objects, by the writer's tie; `elsewhere` where no community is chosen. */
  opening: Record<Tie | 'elsewhere', string>
  /** Leads to what should be required if permission is given all the same. */
  ifPermitted: string
  /** What leads in what is wrong in the documents of the application. */
  inDocuments: string
  request: string
  farewell: string
}

export interface LetterContext {
  grounds: readonly ObjectionGround[]
  claims: readonly CitedClaim[]
  campaign: Pick<Campaign, 'application_reference' | 'council_address' | 'council_email'>
  words: LetterWords
  /** What is known of the draft's community; nothing where none is chosen. */
  facts: Facts
  /** YYYY-MM-DD. */
  day: string
}

/** A ticked point as a letter has it; what its writer says is in plain letters, as a sentence. */
export interface LetterPoint extends Pick<DraftPoint, 'today' | 'change' | 'wrong' | 'required'> {
  ground: ObjectionGround
  /** The sentence of ours that may follow. */
  offered: LetterSentence | undefined
  /** The same, where the writer wants it and has told a fact. */
  sentence: LetterSentence | undefined
}

/** The points of a draft, those that last first. A point whose ground is gone is left out. */
export function letterPoints(
  draft: Pick<ObjectionDraft, 'points'>,
  { grounds, facts, claims }: Pick<LetterContext, 'grounds' | 'facts' | 'claims'>,
): LetterPoint[] {
  let isFrameworkNamed = false
  return inOrderOfWeight(grounds).flatMap((ground) => {
    const point = draft.points.find((each) => each.ground === ground.id)
    if (!point) return []
    const [today, change, wrong, required] = [point.today, point.change, point.wrong, point.required].map((text) =>
      asSentence(plainLetters(text).trim()),
    ) as [string, string, string, string]
    const offered = citedSentence(ground.sentences, facts, claims, isFrameworkNamed)
    const sentence = point.hasOurs && isFact(today) ? offered : undefined
    isFrameworkNamed ||= sentence !== undefined && namesFramework(sentence)
    return [{ ground, today, change, wrong, required, offered, sentence }]
  })
}

/**
 * Makes the letter of a draft from the points to which its writer has told a fact: without one there is none, nor with need alone. The same draft makes the same letter on the same day.
 */
export function composeLetter(draft: ObjectionDraft, context: LetterContext): Letter {
  const points = letterPoints(draft, context).filter(({ today }) => isFact(today))
  if (points.length === 0 || isNeedAlone(points.map(({ ground }) => ground.id))) return { text: '', parts: [] }
  const parts = partsOf(draft, points, context)
  return { text: `${parts.map(({ text }) => text).join('\n\n')}\n`, parts }
}

/** The letter as it grows: its frame, and under each ticked point what is said of it by now. */
export function letterSoFar(draft: ObjectionDraft, points: readonly SaidPoint[], context: LetterContext): string {
  return partsOf(draft, points, context)
    .map(({ text }) => text)
    .join('\n\n')
}

/** All that this site can have put into the letter of a draft, whatever was ticked when it was edited. */
export function offeredParts(draft: ObjectionDraft, context: LetterContext): LetterPart[] {
  const { grounds, facts, claims } = context
  const points = grounds.flatMap((ground) =>
    [false, true].map((isAgain) => ({
      ...{ ground, today: '', change: '', wrong: 'x', required: 'x' },
      sentence: citedSentence(ground.sentences, facts, claims, isAgain),
    })),
  )
  return partsOf(draft, points, context)
}

type SaidPoint = Omit<LetterPoint, 'offered'>

function partsOf(draft: ObjectionDraft, points: readonly SaidPoint[], context: LetterContext): LetterPart[] {
  const { words, campaign, facts, day } = context
  const marks = { reference: campaign.application_reference, village: facts.village?.text ?? '' }
  const part = (voice: Voice) => (text: string) => ({ voice, text })
  const [own, ours, formal] = [part('own'), part('ours'), part('formal')]
  const required = requirements(points)
  const parts = [
    formal(dayWords(day)),
    formal([councilLines(campaign.council_address), campaign.council_email].filter((line) => line !== '').join('\n')),
    formal(filled(words.subject, marks)),
    formal(words.greeting),
    formal(filled(words.opening[facts.village ? draft.tie : 'elsewhere'], marks)),
    ...points.flatMap(({ ground, today, change, wrong, sentence }, index) => [
      formal(`${index + 1}. ${ground.name}`),
      ...[today, change].map(own),
      formal(wrong === '' ? '' : words.inDocuments),
      own(wrong),
      ours(sentence?.text ?? ''),
    ]),
    formal(required.length > 0 ? words.ifPermitted : ''),
    own(required.map((line) => `– ${line}`).join('\n')),
    formal(words.request),
    formal(words.farewell),
  ]
  return parts.filter(({ text }) => text !== '')
}

/** What should be required, a sentence for each line that was typed, whatever mark of a list stood before it. */
function requirements(points: readonly Pick<LetterPoint, 'required'>[]): string[] {
  return points.flatMap(({ required }) =>
    required.split('\n').flatMap((line) => {
      const said = line.replace(/^(?:[-–—•*]|\d+[.)]\s)?\s*/, '').replace(/[\s.,;]*$/, '')
      if (said === '') return []
      return asSentence(said)
    }),
  )
}

/** What was typed as a fragment, with the capital and the full stop of a sentence. */
const asSentence = (said: string) =>
  said.charAt(0).toUpperCase() + said.slice(1) + (/[\p{L}\p{N}%][)\]”"’']*$/u.test(said) ? '.' : '')

function filled(text: string, marks: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => marks[name] ?? mark)
}
