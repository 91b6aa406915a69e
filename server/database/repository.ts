import type { Transaction } from 'kysely'
import { tableWords } from '../../content/table-words.ts'
import { brokenCheck } from '../../domain/claim.ts'
import {
  type Change,
  type Content,
  isFixedTable,
  keyOf,
  type NewRow,
  type Row,
  type TableName,
} from '../../domain/content.ts'
import { ContentError, type FieldError } from '../../domain/content-error.ts'
import { londonDay } from '../../domain/london-day.ts'
import { changeSchemas, newRowSchemas } from '../../domain/row-schemas.ts'
import { isBlank } from '../../domain/visible-text.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import type { ContentRevision } from './revision.ts'
import { readRow, requireStorable } from './rows.ts'
import { requireNotUnderWay, requireUnsent } from './sent-updates.ts'
import { sortRows } from './sort.ts'
import { lockStages, stageMove } from './stage-move.ts'
import {
  deleteStored,
  findStored,
  insertStored,
  listRead,
  listStored,
  lockStored,
  updateStored,
} from './stored-rows.ts'
import type { Database, StoredRow } from './tables.ts'
import { takeBackUntrue } from './update-sendings.ts'
import { refusal, refused, timeAfter, writeContent } from './write-content.ts'

/**
 * The content of a database. Each write is one transaction together with its entry in the
 * history, and the revision covers it before the write is acknowledged.
 */
export function createContent(database: ConnectedDatabase, revision: ContentRevision): Content {
  const { reader } = database

  const write = <R>(work: (transaction: Transaction<Database>) => Promise<R>) => writeContent(database, revision, work)

  return {
    async list(table) {
      return sortRows(table, await listRead(reader, table))
    },

    async find(table, key) {
      const row = await findStored(reader, table, key)
      return row && readRow(table, row)
    },

    async insert<T extends TableName>(table: T, row: NewRow<T>): Promise<Row<T>> {
      requireNotFixed(table)
      const valid = requireStorable(newRowSchemas, table, row)
      requireSoundCheck(table, valid)
      return write(async (transaction) => {
        await requireCategory(transaction, valid)
        await requireNamedClaims(transaction, valid, {})
        const now = new Date().toISOString()
        const after = await insertStored(transaction, table, valid, now)
        await recordChange(transaction, { table, at: now, key: keyOf(table, after), kind: 'insert', after })
        return readRow(table, after)
      })
    },

    async update<T extends TableName>(
      table: T,
      key: string,
      change: Change<T>,
      seenUpdatedAt: string,
      isAutoSave = false,
    ): Promise<Row<T>> {
      const valid = requireStorable(changeSchemas, table, change, key)
      return write(async (transaction) => {
        if (table === 'process_stages') await lockStages(transaction)
        const before = await lockStored(transaction, table, key)
        if (!before) throw notFound(table)
        const current = readRow(table, before)
        requireUnsent(table, before)
        if (current.updated_at !== seenUpdatedAt) {
          if (table === 'process_stages' && Reflect.get(valid, 'status') === 'current') throw movedMeanwhile()
          throw conflict(table, current)
        }
        await requireCategory(transaction, valid, before)
        await requireNamedClaims(transaction, valid, current)
        if (table === 'notices') requireWholeLink({ ...current, ...valid })
        if (table === 'campaign_details') requireFormOfItsOwn({ ...current, ...valid } as Row<'campaign_details'>)
        requireSoundCheck(table, { ...current, ...valid })
        const now = timeAfter(current.updated_at)
        const stage = table === 'process_stages' ? await stageMove(transaction, key, valid) : undefined
        const after = await updateStored(transaction, table, key, { ...valid, ...stage?.own, updated_at: now })
        const made = { table, at: now, key, kind: 'update', before, after } as const
        await recordChange(transaction, { ...made, isAutoSave, ...stage?.batch })
        await stage?.follow()
        if (stage) await takeBackUntrue(transaction)
        return readRow(table, after)
      })
    },

    delete: async (table, key, seenUpdatedAt) => {
      requireNotFixed(table)
      return write(async (transaction) => {
        const before = await lockStored(transaction, table, key)
        if (!before) throw notFound(table)
        const current = readRow(table, before)
        if (seenUpdatedAt !== undefined && current.updated_at !== seenUpdatedAt) throw conflict(table, current)
        await requireNotUnderWay(transaction, table, key)
        await deleteStored(transaction, table, key)
        await recordChange(transaction, { table, at: new Date().toISOString(), key, kind: 'delete', before })
      })
    },
  }
}

function requireNotFixed(table: TableName): void {
  if (!isFixedTable(table)) return
  throw new ContentError('invalid', `Each ${tableWords[table].noun} is always there: change it instead.`)
}

/**
 * A document names a category that exists, or none. One that keeps the name of a deleted category may be edited.
 */
async function requireCategory(transaction: Transaction<Database>, fields: object, before?: StoredRow): Promise<void> {
  const category: unknown = Reflect.get(fields, 'category_id')
  if (typeof category !== 'string' || category === before?.category_id) return
  if (await findStored(transaction, 'evidence_categories', category)) return
  throw refused('category_id', 'must be a category that exists')
}

/** A row, and each part of it, names claims that exist; one that was deleted since may stay named. */
async function requireNamedClaims(transaction: Transaction<Database>, fields: object, before: object): Promise<void> {
  const known = new Set(claimsIn(before).flatMap(({ ids }) => ids))
  const added = claimsIn(fields).filter(({ ids }) => ids.some((id) => !known.has(id)))
  if (added.length === 0) return
  for (const { id } of await listStored(transaction, 'claims')) known.add(String(id))
  const errors = added.flatMap(({ field, ids }): FieldError[] => {
    const unknown = ids.filter((id) => !known.has(id)).map((id) => `‘${id}’`)
    const rule = `must be ids of claims that exist; there is no ${unknown.join(', ')}`
    return unknown.length > 0 ? [{ field, rule }] : []
  })
  if (errors.length > 0) throw refusal(errors)
}

/** The ids in the lists of claims of a row and of its parts. */
function claimsIn(value: unknown, path: string[] = []): { field: string; ids: string[] }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'claims' && Array.isArray(part)
      ? [{ field: [...path, name].join('.'), ids: part }]
      : claimsIn(part, [...path, name]),
  )
}

/** A link has an address and words, or there is none. */
function requireWholeLink(notice: object): void {
  const [hasAddress, hasWords] = ['link_url', 'link_text'].map((field) => {
    const text: unknown = Reflect.get(notice, field)
    return typeof text === 'string' && text.trim() !== ''
  })
  if (hasAddress && !hasWords) throw refused('link_text', 'is required where there is a link address')
  if (hasWords && !hasAddress) throw refused('link_url', 'is required where there is a link text')
}

/** Where the documents stand is no place to send a letter to, however its address is spelt. */
function requireFormOfItsOwn({ council_form, planning_documents_url }: Row<'campaign_details'>): void {
  const plain = (address: string) => address.toLowerCase().replace(/^https?:\/\/|\/*(?:#.*)?$/g, '')
  if (council_form !== '' && plain(council_form) === plain(planning_documents_url))
    throw refused(
      'council_form',
      'must be another one than that of the planning documents: leave it empty if there is none',
    )
}

/** Nothing is called checked that nobody can have checked, nor was anything compared on a day to come; what the plan and the site are said to be rests on something. */
function requireSoundCheck(table: TableName, row: object): void {
  if (!['claims', 'cases', 'site_checks'].includes(table)) return
  const { source = '', claims = [] } = row as Partial<Row<'site_checks'>>
  if (table === 'site_checks' && isBlank(source) && claims.length === 0)
    throw refused('source', 'is required where no claim is named')
  const { state = 'to-check', document = '', checked_on = '' } = row as Partial<Row<'claims'>>
  const errors = brokenCheck({ state, document, checked_on }, londonDay())
  if (errors.length > 0) throw refusal(errors)
}

/** Says that a row of this table is gone. */
export function notFound(table: TableName): ContentError {
  return new ContentError('not-found', `This ${tableWords[table].noun} does not exist any more.`)
}

function conflict(table: TableName, current: unknown): ContentError {
  return new ContentError('conflict', `This ${tableWords[table].noun} was changed after you opened it.`, { current })
}

/** Whoever makes a stage current was asked with the stages as they were: that answer is not carried over onto others. */
function movedMeanwhile(): ContentError {
  const text = 'This stage was changed after you opened it: somebody has moved or edited the stages.'
  return new ContentError('conflict', `${text} Cancel, and look at the flow before you move it.`)
}
