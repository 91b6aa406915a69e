import { isCalendarDate } from './event-date.ts'
import {
  copyReceivers,
  type DraftPoint,
  draftLimits,
  type EditedLetter,
  type ObjectionDraft,
  publications,
  ties,
} from './objection-draft.ts'

/** A draft that was read, or why it was refused: a sentence for its writer. */
export type ReadDraft = { draft: ObjectionDraft; problem?: undefined } | { draft?: undefined; problem: string }

/** Checks every part of what a browser kept or a file brought; what is not exactly a draft is refused (rule: draft-checked). */
export function readDraft(value: unknown): ReadDraft {
  try {
    return { draft: draftOf(value) }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message }
    throw error
  }
}

class Refusal extends Error {}

function draftOf(value: unknown): ObjectionDraft {
  const draft = fieldsOf(value, 'The draft')
  const person = fieldsOf(draft.person, '‘person’')
  const afterwards = fieldsOf(draft.afterwards, '‘afterwards’')
  return {
    id: matching(draft.id, 'id', /^[\w-]+$/, draftLimits.id),
    name: text(draft.name, 'name', draftLimits.name),
    seed: seedOf(draft.seed),
    village: matching(draft.village, 'village', /^[a-z0-9-]*$/, draftLimits.village),
    tie: oneOf(draft.tie, 'tie', ties),
    points: pointsOf(draft.points),
    person: {
      name: text(person.name, 'person.name', draftLimits.personName),
      address: text(person.address, 'person.address', draftLimits.address),
      publication: publicationOf(person.publication),
      helper: text(person.helper, 'person.helper', draftLimits.personName),
    },
    edited: editedOf(draft.edited),
    replaced: text(draft.replaced, 'replaced', draftLimits.letter),
    afterwards: {
      sentOn: dayOf(afterwards.sentOn, 'afterwards.sentOn'),
      acknowledgedOn: dayOf(afterwards.acknowledgedOn, 'afterwards.acknowledgedOn'),
      reference: text(afterwards.reference, 'afterwards.reference', draftLimits.reference),
      copies: list(afterwards.copies, 'afterwards.copies', copyReceivers.length).map((copy) =>
        oneOf(copy, 'afterwards.copies', copyReceivers),
      ),
      wantsToSpeak: yesOrNo(afterwards.wantsToSpeak, 'afterwards.wantsToSpeak'),
    },
    changedAt: momentOf(draft.changedAt),
  }
}

/** 'all' was preselected once, so that nobody can be taken to have chosen it. */
function publicationOf(value: unknown): ObjectionDraft['person']['publication'] {
  return value === 'all' ? '' : oneOf(value, 'person.publication', ['', ...publications])
}

function pointsOf(value: unknown): DraftPoint[] {
  const points = list(value, 'points', draftLimits.points).map((entry, index) => {
    const point = fieldsOf(entry, `‘points.${index}’`)
    return {
      ground: matching(point.ground, `points.${index}.ground`, /^[a-z0-9-]+$/, draftLimits.ground),
      words: text(point.words, `points.${index}.words`, draftLimits.words),
      cited: list(point.cited, `points.${index}.cited`, draftLimits.cited).map((key) =>
        text(key, `points.${index}.cited`, draftLimits.citation),
      ),
      ...(point.framing === undefined
        ? {}
        : { framing: text(point.framing, `points.${index}.framing`, draftLimits.framing) }),
    }
  })
  if (new Set(points.map(({ ground }) => ground)).size < points.length) throw new Refusal('It names a point twice.')
  return points
}

function editedOf(value: unknown): EditedLetter | null {
  if (value === null) return null
  const edited = fieldsOf(value, '‘edited’')
  return {
    text: text(edited.text, 'edited.text', draftLimits.letter),
    made: text(edited.made, 'edited.made', draftLimits.letter),
  }
}

function fieldsOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(`${name} is missing.`)
  return { ...value }
}

function text(value: unknown, name: string, most: number): string {
  if (typeof value !== 'string') throw new Refusal(`‘${name}’ is not a text.`)
  if (value.length > most) {
    throw new Refusal(`‘${name}’ is longer than ${most.toLocaleString('en-GB')} characters.`)
  }
  return value
}

function matching(value: unknown, name: string, pattern: RegExp, most: number): string {
  const checked = text(value, name, most)
  if (!pattern.test(checked)) throw new Refusal(`‘${name}’ has a character that is not allowed.`)
  return checked
}

function list(value: unknown, name: string, most: number): unknown[] {
  if (!Array.isArray(value)) throw new Refusal(`‘${name}’ is not a list.`)
  if (value.length > most) throw new Refusal(`‘${name}’ has more than ${most} entries.`)
  return value
}

function oneOf<T extends string>(value: unknown, name: string, known: readonly T[]): T {
  const found = known.find((one) => one === value)
  if (found === undefined) throw new Refusal(`‘${name}’ is none of ${known.join(', ')}.`)
  return found
}

function seedOf(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32) return value
  throw new Refusal('‘seed’ is not a whole number of 32 bits.')
}

function yesOrNo(value: unknown, name: string): boolean {
  if (typeof value !== 'boolean') throw new Refusal(`‘${name}’ is neither yes nor no.`)
  return value
}

function dayOf(value: unknown, name: string): string {
  const day = text(value, name, 10)
  if (day !== '' && !isCalendarDate(day)) throw new Refusal(`‘${name}’ is not a day.`)
  return day
}

function momentOf(value: unknown): string {
  const moment = text(value, 'changedAt', 40)
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(moment) || Number.isNaN(Date.parse(moment))) {
    throw new Refusal('‘changedAt’ is not a time.')
  }
  return moment
}
