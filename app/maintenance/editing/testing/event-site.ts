import { vi } from 'vitest'
import type { Event } from '../../../../domain/event.ts'
import { changeSchemas } from '../../../../domain/row-schemas.ts'
import { listDrafts, readDrafts } from '../../draft-store.ts'
import { entity } from '../entity-definition.ts'
import { createRowEditor } from '../row-editor.ts'
import type { RowForm, RowStart } from '../row-form.ts'
import { type TypedRow, typedRows } from '../typed-rows.ts'

const eventDefinition = entity({ ...typedRows('events'), noun: 'event' })

export type EventValues = TypedRow<'events'>

export const firstEvent: Event = {
  id: '1',
  title: 'Meeting',
  date: '2027-03-07',
  time: '19:00 - 21:00',
  location: 'Hall',
  description: 'Come.',
  updated_at: 'version 0',
}

/** A site with one event, over the network's edge. */
export function eventSite() {
  const site = {
    stored: undefined as Event | undefined,
    /** Every version that was stored, as the history keeps it. */
    history: [] as Event[],
    /** What was not taken of choices, as the history keeps it. */
    notTaken: [] as { mine: Partial<Event>; chosen: Partial<Event> }[],
    sent: [] as Partial<Event>[],
    /** Of each write, whether it said that nobody had asked for it. */
    autoSaves: [] as boolean[],
    /** Called once, before the next write is answered. */
    meanwhile: undefined as (() => unknown) | undefined,
    store(change: Partial<Event>): Event {
      const row = { ...(site.stored ?? firstEvent), ...change, updated_at: `version ${site.history.length}` }
      site.stored = row
      site.history.push(row)
      return row
    },
    reset() {
      Object.assign(site, {
        stored: undefined,
        history: [],
        notTaken: [],
        sent: [],
        autoSaves: [],
        meanwhile: undefined,
      })
      site.store({})
    },
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const before = site.meanwhile
    if (method !== 'GET') site.meanwhile = undefined
    if (method !== 'GET') await before?.()
    const problem = (status: number, code: string, more = {}) =>
      Response.json({ code, detail: code, ...more }, { status })
    const { stored } = site
    if (method === 'GET') return stored ? Response.json(stored) : problem(404, 'not-found')
    const change = JSON.parse(String(body))
    if (address.includes('/not-taken/')) {
      site.notTaken.push(change)
      return Response.json({ kept: true }, { status: 201 })
    }
    site.sent.push(change)
    site.autoSaves.push(Reflect.get(headers, 'Auto-Save') === 'true')
    if (method === 'POST') {
      if (stored) return problem(400, 'invalid', { fields: [{ field: 'id', rule: 'is already taken' }] })
      return Response.json(site.store(change), { status: 201 })
    }
    if (!stored) return problem(404, 'not-found')
    const isNewest = Reflect.get(headers, 'If-Match') === `"${stored.updated_at}"`
    return isNewest
      ? Response.json(site.store(changeSchemas.events.parse(change)))
      : problem(412, 'conflict', { current: stored })
  })
  site.reset()
  return site
}

/** Somebody with a row open; `now` is the form as it stands, and `watch` is shown each. */
export function maintainer(
  start: RowStart<'events', EventValues> = { row: firstEvent },
  watch?: (form: RowForm<'events', EventValues>) => void,
) {
  const person = {
    now: createRowEditor<'events', EventValues>({
      definition: eventDefinition,
      start,
      onChange(form) {
        person.now = form
        watch?.(form)
      },
      onNews() {},
    }),
    type: (change: Partial<EventValues>) => person.now.edit(() => change),
  }
  return person
}

/** Begins with a browser that keeps no draft yet, or can keep none. */
export function startDrafts(canKeep = true): void {
  const table = { put() {}, delete() {} }
  const store = { transaction: () => ({ objectStore: () => table }) } as unknown as IDBDatabase
  readDrafts(canKeep ? store : undefined, canKeep ? [] : listDrafts('events'))
}
