import { type DraftPoint, draftLimits, type ObjectionDraft } from '../../../domain/objection-draft.ts'
import type { PersonField } from '../person-first.tsx'

/** The draft with a point ticked or not. */
export function tickPoint(draft: ObjectionDraft, ground: string, isTicked: boolean): ObjectionDraft {
  const others = draft.points.filter((point) => point.ground !== ground)
  const isThere = others.length < draft.points.length
  if (isThere === isTicked || (isTicked && others.length >= draftLimits.points)) return draft
  return { ...draft, points: isTicked ? [...others, { ground, words: '', hasOurs: false }] : others }
}

export function changePoint(draft: ObjectionDraft, ground: string, change: Partial<DraftPoint>): ObjectionDraft {
  return { ...draft, points: draft.points.map((point) => (point.ground === ground ? { ...point, ...change } : point)) }
}

export function changePerson(draft: ObjectionDraft, change: Partial<ObjectionDraft['person']>): ObjectionDraft {
  return { ...draft, person: { ...draft.person, ...change } }
}

/** What the letter lacks of its writer; an edited one may have both by hand. */
export function missingPerson({ person, edited }: ObjectionDraft): PersonField[] {
  const fields: readonly PersonField[] = edited === null ? ['name', 'address'] : []
  return fields.filter((field) => person[field].trim() === '')
}
