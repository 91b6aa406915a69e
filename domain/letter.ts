import type { Campaign } from './campaign.ts'
import { dayWords } from './date-words.ts'
import { inOrderOfWeight } from './ground-ids.ts'
import { type CitedClaim, citedSentences, type Facts, type LetterSentence, wordsMissing } from './letter-sentence.ts'
import { isFact, isNeedAlone, type ObjectionDraft, type Tie } from './objection-draft.ts'
import type { ObjectionGround } from './objection-ground.ts'
import { ownWords } from './own-words.ts'
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
  council: string
  subject: string
  greeting: string
  /** Who objects, by the writer's tie; `elsewhere` where no community is chosen. */
  opening: Record<Tie | 'elsewhere', string>
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

/** A ticked point as a letter has it. */
export interface LetterPoint {
  ground: ObjectionGround
  /** In plain letters, without spaces around it. */
  words: string
  /** The longest of our sentences that may follow them now. */
  fitting: LetterSentence | undefined
  /** The one that more words of the writer's own would bring in, and how many. */
  next: { text: string; missing: number } | undefined
  /** The fitting sentence, where the writer wants it. */
  sentence: LetterSentence | undefined
  /** How many words are missing where a sentence is wanted and none fits yet; otherwise 0. */
  leftOut: number
}

/** The points of a draft, those that last first. A point whose ground is gone is left out. */
export function letterPoints(
  draft: Pick<ObjectionDraft, 'points'>,
  { grounds, facts, claims }: Pick<LetterContext, 'grounds' | 'facts' | 'claims'>,
): LetterPoint[] {
  return inOrderOfWeight(grounds).flatMap((ground) => {
    const point = draft.points.find((each) => each.ground === ground.id)
    if (!point) return []
    const words = plainLetters(point.words).trim()
    const cited = citedSentences(ground.sentences, facts, claims)
    const ours = [ground.prompt, ground.example, ...cited.map(({ text }) => text)]
    // Our own sentences, typed in as the writer's, bring in no more of ours.
    const own = ownWords(
      words,
      ours.map((text) => ({ voice: 'ours', text })),
      '',
    )
    const offered = cited.map((sentence) => ({ ...sentence, missing: wordsMissing(own, sentence) }))
    const fitting = offered.find(({ missing }) => missing === 0)
    const next = offered.slice(0, fitting ? offered.indexOf(fitting) : offered.length).at(-1)
    const { hasOurs } = point
    const leftOut = hasOurs && !fitting ? (next?.missing ?? 0) : 0
    return [{ ground, words, fitting, next, sentence: hasOurs ? fitting : undefined, leftOut }]
  })
}

/**
 * Makes the letter of a draft from the points to which its writer has told a fact: without one there is none, nor with need alone. The same draft makes the same letter on the same day.
 */
export function composeLetter(draft: ObjectionDraft, context: LetterContext): Letter {
  const points = letterPoints(draft, context).filter(({ words }) => isFact(words))
  if (points.length === 0 || isNeedAlone(points.map(({ ground }) => ground.id))) return { text: '', parts: [] }
  const parts = partsOf(draft, points, context)
  return { text: `${parts.map(({ text }) => text).join('\n\n')}\n`, parts }
}

/** All that this site can have put into the letter of a draft, whatever was ticked when it was edited. */
export function offeredParts(draft: ObjectionDraft, context: LetterContext): LetterPart[] {
  const { grounds, facts, claims } = context
  const points = grounds.flatMap((ground) =>
    citedSentences(ground.sentences, facts, claims).map((sentence) => ({ ground, words: '', sentence })),
  )
  return partsOf(draft, points, context)
}

type SaidPoint = Pick<LetterPoint, 'ground' | 'words' | 'sentence'>

function partsOf(draft: ObjectionDraft, points: readonly SaidPoint[], context: LetterContext): LetterPart[] {
  const { words, campaign, facts, day } = context
  const marks = { reference: campaign.application_reference, village: facts.village?.text ?? '' }
  const formal = (text: string): LetterPart => ({ voice: 'formal', text })
  const parts = [
    formal(dayWords(day)),
    formal([words.council, campaign.council_address, campaign.council_email].filter((line) => line !== '').join('\n')),
    formal(filled(words.subject, marks)),
    formal(words.greeting),
    formal(filled(words.opening[facts.village ? draft.tie : 'elsewhere'], marks)),
    ...points.flatMap(({ ground, words, sentence }, index) => [
      // Of one point our sentence says what it is about; without it a heading does.
      formal(points.length > 1 ? `${index + 1}. ${ground.name}` : sentence ? '' : ground.name),
      { voice: 'own' as const, text: words },
      { voice: 'ours' as const, text: sentence?.text ?? '' },
    ]),
    formal(words.request),
    formal(words.farewell),
  ]
  return parts.filter(({ text }) => text !== '')
}

function filled(text: string, marks: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => marks[name] ?? mark)
}
