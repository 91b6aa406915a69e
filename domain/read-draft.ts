import { isCalendarDate } from './event-date.ts'
import {
  copyReceivers,
  type DraftPoint,
  draftLimits,
  type ObjectionDraft,
  publications,
  ties,
} from './objection-draft.ts'

/** A draft that was read, or why it was refused: a sentence for its writer. */
export type ReadDraft = { draft: ObjectionDraft; problem?: undefined } | { draft?: undefined; problem: string }

/**
 * Checks every part of what a browser kept or a file brought (rule: draft-checked). What is not there, as in a draft of an
 * older version, has its empty value, and no text is too long; anything else that is not exactly a draft is refused, so
 * that no words are lost by reading half of it.
 */
export function readDraft(value: unknown): ReadDraft {
  try {
    return { draft: draftOf(value) }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message }
    throw error
  }
}

class Refusal extends Error {}

const longAgo = new Date(0).toISOString()

function draftOf(value: unknown): ObjectionDraft {
  const draft = fieldsOf(value, 'The draft')
  const person = fieldsOf(draft.person ?? {}, '‘person’')
  const afterwards = fieldsOf(draft.afterwards ?? {}, '‘afterwards’')
  return {
    id: matching(draft.id, 'id', /^[\w-]+$/, draftLimits.id),
    name: text(draft.name, 'name'),
    seed: seedOf(draft.seed ?? 0),
    village: matching(draft.village, 'village', /^[a-z0-9-]*$/, draftLimits.village),
    tie: oneOf(draft.tie, 'tie', ties),
    points: pointsOf(draft.points),
    person: {
      name: text(person.name, 'person.name'),
      address: text(person.address, 'person.address'),
      publication: publicationOf(person.publication),
      helper: text(person.helper, 'person.helper'),
    },
    edited: editedOf(draft.edited),
    replaced: text(draft.replaced, 'replaced'),
    short: shortOf(draft.short),
    afterwards: {
      sentOn: dayOf(afterwards.sentOn, 'afterwards.sentOn'),
      acknowledgedOn: dayOf(afterwards.acknowledgedOn, 'afterwards.acknowledgedOn'),
      reference: text(afterwards.reference, 'afterwards.reference'),
      copies: list(afterwards.copies ?? [], 'afterwards.copies', copyReceivers.length).map((copy) =>
        oneOf(copy, 'afterwards.copies', copyReceivers),
      ),
      wantsToSpeak: yesOrNo(afterwards.wantsToSpeak, 'afterwards.wantsToSpeak'),
    },
    isPrinted: yesOrNo(draft.isPrinted, 'isPrinted'),
    changedAt: momentOf(draft.changedAt ?? longAgo),
  }
}

/** 'all' was preselected once, so that nobody can be taken to have chosen it. */
function publicationOf(value: unknown): ObjectionDraft['person']['publication'] {
  return value === 'all' ? '' : oneOf(value, 'person.publication', ['', ...publications])
}

/** The points are what makes a draft: without them it is something else, and may have its words elsewhere. */
function pointsOf(value: unknown): DraftPoint[] {
  const points = list(value, 'points', draftLimits.points).map((entry, index) => {
    const point = fieldsOf(entry, `‘points.${index}’`)
    return {
      ground: matching(point.ground, `points.${index}.ground`, /^[a-z0-9-]+$/, draftLimits.ground),
      words: text(point.words, `points.${index}.words`),
      cited: list(point.cited ?? [], `points.${index}.cited`, draftLimits.cited).map((key) =>
        text(key, `points.${index}.cited`),
      ),
      ...(point.framing === undefined ? {} : { framing: text(point.framing, `points.${index}.framing`) }),
    }
  })
  if (new Set(points.map(({ ground }) => ground)).size < points.length) throw new Refusal('It names a point twice.')
  return points
}

function editedOf(value: unknown): ObjectionDraft['edited'] {
  if (isMissing(value)) return null
  const edited = fieldsOf(value, '‘edited’')
  return { text: text(edited.text, 'edited.text'), made: text(edited.made, 'edited.made') }
}

function shortOf(value: unknown): ObjectionDraft['short'] {
  if (isMissing(value)) return null
  const { text: typed, limit } = fieldsOf(value, '‘short’')
  if (typeof limit !== 'number') throw new Refusal('‘short.limit’ is not a number.')
  return { text: text(typed, 'short.text'), limit }
}

const isMissing = (value: unknown) => value === undefined || value === null

function fieldsOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(`${name} is missing.`)
  return { ...value }
}

function text(value: unknown, name: string): string {
  if (isMissing(value)) return ''
  if (typeof value !== 'string') throw new Refusal(`‘${name}’ is not a text.`)
  return value
}

function matching(value: unknown, name: string, pattern: RegExp, most: number): string {
  const checked = text(value, name)
  if (checked.length > most) throw new Refusal(`‘${name}’ is longer than ${most.toLocaleString('en-GB')} characters.`)
  if (!pattern.test(checked)) throw new Refusal(`‘${name}’ has a character that is not allowed.`)
  return checked
}

function list(value: unknown, name: string, most: number): unknown[] {
  if (!Array.isArray(value)) throw new Refusal(`‘${name}’ is not a list.`)
  if (value.length > most) throw new Refusal(`‘${name}’ has more than ${most} entries.`)
  return value
}

/** What is missing is the first of what is known. */
function oneOf<T extends string>(value: unknown, name: string, known: readonly [T, ...T[]]): T {
  if (isMissing(value)) return known[0]
  const found = known.find((one) => one === value)
  if (found === undefined) throw new Refusal(`‘${name}’ is none of ${known.join(', ')}.`)
  return found
}

function seedOf(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32) return value
  throw new Refusal('‘seed’ is not a whole number of 32 bits.')
}

function yesOrNo(value: unknown, name: string): boolean {
  if (isMissing(value)) return false
  if (typeof value !== 'boolean') throw new Refusal(`‘${name}’ is neither yes nor no.`)
  return value
}

function dayOf(value: unknown, name: string): string {
  const day = text(value, name)
  if (day !== '' && !isCalendarDate(day)) throw new Refusal(`‘${name}’ is not a day.`)
  return day
}

function momentOf(value: unknown): string {
  const moment = text(value, 'changedAt')
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(moment) || Number.isNaN(Date.parse(moment))) {
    throw new Refusal('‘changedAt’ is not a time.')
  }
  return moment
}
