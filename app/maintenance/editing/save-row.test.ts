import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../domain/event.ts'
import { edit, undo } from '../undo-stack.ts'
import type { Choices } from './merge-rows.ts'
import { asNew, isUnsaved, mergeWith, moveOnto, type RowEdits, resumeEdits, startEdits } from './row-edits.ts'
import { type EditedTable, saveRow, versionOf } from './save-row.ts'

type Texts = Omit<Event, 'updated_at'>

const kind: EditedTable<'events', Texts> = {
  table: 'events',
  valuesOf: ({ updated_at: _version, ...texts }) => texts,
  fieldsOf: ({ id: _id, ...texts }) => texts,
  keyOf: ({ id }) => id,
}

const first: Event = {
  ...{ id: '1', title: 'Meeting', date: '2027-03-07', time: '19:00 - 21:00' },
  ...{ location: 'Hall', description: 'Come.', updated_at: 'version 0' },
}

/** A site with one event, over the network's edge. */
let stored: Event | undefined
/** Every version that was stored, as the history keeps it. */
let history: Event[]
let sent: object[]
/** Called once, before the next write is answered. */
let meanwhile: (() => void) | undefined

function store(change: Partial<Event>): Event {
  stored = { ...(stored ?? first), ...change, updated_at: `version ${history.length}` }
  history.push(stored)
  return stored
}

beforeEach(() => {
  history = []
  sent = []
  stored = store(first)
  meanwhile = undefined
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const before = meanwhile
    meanwhile = undefined
    if (method !== 'GET') before?.()
    const problem = (status: number, code: string, more = {}) =>
      Response.json({ code, detail: code, ...more }, { status })
    if (method === 'GET') return stored ? Response.json(stored) : problem(404, 'not-found')
    const change = JSON.parse(String(body))
    sent.push(change)
    if (method === 'POST') {
      if (stored) return problem(400, 'invalid', { fields: [{ field: 'id', rule: 'is already taken' }] })
      return Response.json(store(change), { status: 201 })
    }
    if (!stored) return problem(404, 'not-found')
    const isNewest = Reflect.get(headers, 'If-Match') === `"${stored.updated_at}"`
    return isNewest ? Response.json(store(change)) : problem(412, 'conflict', { current: stored })
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** A maintainer with the event open. */
function maintainer(row = first) {
  let edits: RowEdits<Texts> = startEdits(kind.valuesOf(row), row.updated_at)
  const aside: Texts[] = []
  const place = {
    read: () => edits,
    write(next: RowEdits<Texts>) {
      edits = next
    },
  }
  return {
    aside,
    now: () => edits,
    type: (change: Partial<Texts>) =>
      place.write({ ...edits, edits: edit(edits.edits, { ...edits.edits.present, ...change }) }),
    move: (next: (edits: RowEdits<Texts>) => RowEdits<Texts>) => place.write(next(edits)),
    save: () => saveRow(kind, place),
    /** Chooses as the dialog does: the text that is not taken is set aside. */
    decide(theirs: Event, choice: (field: string) => 'mine' | 'theirs') {
      const version = versionOf(kind, theirs)
      const { merged, conflicts } = mergeWith(edits, version.values)
      const choices: Choices = Object.fromEntries(conflicts.map(({ field }) => [field, choice(field)]))
      if (Object.values(choices).includes('theirs')) aside.push(merged)
      place.write(moveOnto(edits, version, kind, choices))
    },
  }
}

describe('saving a row', () => {
  // (rule: merge)
  it('sends only the fields that were changed', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    expect(await me.save()).toMatchObject({ is: 'stored', others: [] })
    expect(sent.at(-1)).toEqual({ location: 'Church' })
    expect(isUnsaved(me.now())).toBe(false)
  })

  it('brings in what somebody else changed elsewhere, and a step back does not take it out again', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    store({ description: 'Theirs.' })
    expect(await me.save()).toMatchObject({ is: 'stored', others: ['description'] })
    expect(sent.at(-1)).toEqual({ location: 'Church' })
    expect(stored).toMatchObject({ location: 'Church', description: 'Theirs.' })
    me.move((row) => ({ ...row, edits: undo(row.edits) }))
    expect(me.now().edits.present).toMatchObject({ location: 'Hall', description: 'Theirs.' })
  })

  it('merges a third version that comes while the second is being merged', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    store({ description: 'Second.' })
    meanwhile = () => {
      meanwhile = () => void store({ title: 'Third' })
    }
    expect(await me.save()).toMatchObject({ is: 'stored', others: ['description', 'title'] })
    expect(stored).toMatchObject({ title: 'Third', location: 'Church', description: 'Second.' })
  })

  it('stops with both versions where both changed the same field, and stores nothing', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    const theirs = store({ location: 'Green' })
    expect(await me.save()).toEqual({ is: 'conflict', theirs })
    expect(stored).toBe(theirs)
    expect(me.now().edits.present.location).toBe('Church')
  })

  it('asks again where the field is changed once more while somebody chooses', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    me.decide(store({ location: 'Green' }), () => 'mine')
    const third = store({ location: 'Ford' })
    expect(await me.save()).toEqual({ is: 'conflict', theirs: third })
    me.decide(third, () => 'theirs')
    expect(await me.save()).toEqual({ is: 'stored', row: undefined, others: [] })
    expect([stored?.location, me.aside.map(({ location }) => location)]).toEqual(['Ford', ['Church']])
  })

  it('does not go on for ever against somebody who saves each time', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    let count = 0
    const again = () => {
      count += 1
      store({ description: String(count) })
      meanwhile = again
    }
    meanwhile = again
    await expect(me.save()).rejects.toMatchObject({ code: 'conflict' })
    expect(me.now().edits.present).toMatchObject({ location: 'Church' })
  })

  it('counts a change whose answer was lost as made', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    store({ location: 'Church' })
    expect(await me.save()).toEqual({ is: 'stored', row: undefined, others: [] })
    expect(history).toHaveLength(2)
  })

  it('adds a row once, also where the answer was lost and typing went on', async () => {
    stored = undefined
    const me = maintainer()
    me.move(() => startEdits({ ...kind.valuesOf(first), title: '', location: '' }, null))
    me.type({ title: 'Talk', location: 'Church' })
    meanwhile = () => {
      store(me.now().edits.present)
      throw new TypeError('The answer was lost')
    }
    await expect(me.save()).rejects.toThrow('lost')
    me.type({ location: 'Ford' })
    expect(await me.save()).toMatchObject({ is: 'stored', others: [] })
    expect([sent.at(-1), stored]).toMatchObject([{ location: 'Ford' }, { title: 'Talk', location: 'Ford' }])
  })

  it('sends no date in another spelling than the stored one, and one that an older row has only as words', async () => {
    const me = maintainer()
    me.type({ date: '7th March 2027' })
    expect(await me.save()).toMatchObject({ is: 'stored', row: undefined })
    const older = maintainer(store({ date: '9 March 2027' }))
    older.type({ date: '2027-03-09' })
    await older.save()
    expect(sent).toEqual([{ date: '2027-03-09' }])
  })

  it('finds a deleted row gone; added anew it has what was typed, and merges with one that came back', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    stored = undefined
    await expect(me.save()).rejects.toMatchObject({ code: 'not-found' })
    store({ description: 'Back.' })
    me.move(asNew)
    expect(await me.save()).toMatchObject({ is: 'stored', others: ['description'] })
    expect(stored).toMatchObject({ location: 'Church', description: 'Back.' })
  })

  it('merges a draft with what it was made from, not with what is stored now', async () => {
    const base = kind.valuesOf(first)
    store({ location: 'Green' })
    const me = maintainer(stored)
    me.move(() => resumeEdits({ base, value: { ...base, description: 'Mine.' }, basedOn: first.updated_at }))
    expect(await me.save()).toMatchObject({ is: 'stored', others: ['location'] })
    expect(stored).toMatchObject({ location: 'Green', description: 'Mine.' })
  })
})

describe('two maintainers', () => {
  it('never lose a word, whatever they type, save and choose', async () => {
    const who = fc.constantFrom(0, 1)
    const field = fc.constantFrom('title', 'location', 'description')
    const step = fc.oneof(
      fc.record({ do: fc.constant('type' as const), who, field }),
      fc.record({ do: fc.constant('save' as const), who, takes: fc.constantFrom('mine' as const, 'theirs' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        history = []
        stored = undefined
        stored = store(first)
        const people = [maintainer(stored), maintainer(stored)] as const
        const submitted = new Set<string>()
        for (const [index, each] of steps.entries()) {
          const person = people[each.who === 0 ? 0 : 1]
          if (each.do === 'type') {
            person.type({ [each.field]: `word ${index}` })
            continue
          }
          for (const text of Object.values(person.now().edits.present)) submitted.add(text)
          const answer = await person.save()
          if (answer.is !== 'conflict') continue
          person.decide(answer.theirs, () => each.takes)
          expect((await person.save()).is).toBe('stored')
        }
        const open = people.flatMap((person) => [person.now().edits.present, ...person.aside])
        const kept = new Set([...history, ...open].flatMap((version) => Object.values(version)))
        expect([...submitted].filter((text) => !kept.has(text))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
