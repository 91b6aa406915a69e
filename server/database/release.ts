import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import {
  isFixedTable,
  keyColumns,
  keyOf,
  type NewRow,
  type Row,
  type TableName,
  tableNames,
} from '../../domain/content.ts'
import { batchKind } from '../../domain/content-change.ts'
import { newRowSchemas } from '../../domain/row-schemas.ts'
import type { ConnectedDatabase } from './connect.ts'
import { batchWrites } from './replace-content.ts'
import { type FieldHashes, fieldHashes, hashOfJson, releaseFields } from './row-hashes.ts'
import { readGiven, readRow, requireStorable } from './rows.ts'
import { insertStored, listStored } from './stored-rows.ts'
import type { Database, StoredRow } from './tables.ts'
import { holdContent } from './write-content.ts'

/** The first rows of every content table, each with its key. */
export type SeedContent = { readonly [T in TableName]: readonly KeyedRow<T>[] }
type KeyedRow<T extends TableName> = NewRow<T> & Pick<Row<T>, (typeof keyColumns)[T] & keyof Row<T>>

/** A row that is not as this release has it, or was not when that was last seen to. */
export interface ReleaseRow {
  table: TableName
  key: string
  /** What the release says; undefined where it has no such row any more. */
  release: { row: object; fields: FieldHashes } | undefined
  /** What a release had planted, or a maintainer has decided about; undefined for a row that no release had. */
  planted: FieldHashes | undefined
  stored: StoredRow | undefined
}

/**
 * Has the rows that nobody changed follow the release, all or none: new ones are planted, changed ones written and dropped
 * ones deleted, as one batch of the history. What a maintainer changed or deleted stays. An empty database is filled, which
 * is no change; tells whether it was. Of several processes that start together one does it.
 */
export async function followRelease(database: ConnectedDatabase, seed: SeedContent): Promise<boolean> {
  if ((await listSteps(database.reader, seed)).length === 0) return false
  return database.db.transaction().execute(async (transaction) => {
    await holdContent(transaction)
    const isNew = (await transaction.selectFrom('first_rows').select('table_name').limit(1).execute()).length === 0
    const write = batchWrites(transaction, 'release')
    const now = new Date().toISOString()
    for (const { step, ...row } of await listSteps(transaction, seed)) {
      const { table, key, release, stored } = row
      if (step === 'remove') await write.remove(table, key)
      if (release && step !== 'remember') {
        if (await isAddressTaken(transaction, row)) continue
        const words = requireStorable(newRowSchemas, table, release.row, key)
        if (stored) await write.change(table, readRow(table, stored), releaseFields(table, readGiven(table, words)))
        else if (isNew) await insertStored(transaction, table, words, now)
        else await write.add(table, words)
      }
      await rememberRelease(transaction, row)
    }
    return isNew
  })
}

const steps = ['remove', 'follow', 'plant', 'remember'] as const

/** What is to be done, in an order in which a name that must be unique is free before another row takes it. */
async function listSteps(db: Kysely<Database>, seed: SeedContent) {
  const rows = await compareWithRelease(db, seed)
  const deleted = await listDeleted(db, rows)
  const all = rows.map((row) => ({ ...row, step: stepFor(row, deleted) }))
  return steps.flatMap((step) => all.flatMap((each) => (each.step === step ? [{ ...each, step }] : [])))
}

function stepFor(row: ReleaseRow, deleted: ReadonlySet<string>): (typeof steps)[number] | undefined {
  const { table, key, release, planted, stored } = row
  if (!stored) {
    if (!release) return 'remember'
    return isFixedTable(table) || !(planted || deleted.has(`${table} ${key}`)) ? 'plant' : undefined
  }
  // Who the campaign is, and who answers for what it keeps, the campaign alone says.
  if (table === 'campaign_details' && release) return 'remember'
  const isUnchanged = planted !== undefined && isDeepStrictEqual(planted, fieldHashes(table, readRow(table, stored)))
  if (!release) return isUnchanged ? 'remove' : undefined
  if (isDeepStrictEqual(release.fields, planted ?? {})) return 'remember'
  if (isUnchanged) return 'follow'
  return offeredFields(row).length === 0 ? 'remember' : undefined
}

/** The fields that the release has changed and that say something else here: what a maintainer is asked about. */
export function offeredFields({ table, release, planted = {}, stored }: ReleaseRow): string[] {
  if (!release || !stored) return []
  const [words, own] = [release.fields, fieldHashes(table, readRow(table, stored))]
  const names = new Set([...Object.keys(words), ...Object.keys(planted)])
  return [...names].filter((name) => words[name] !== planted[name] && words[name] !== own[name])
}

/** The rows that differ from this release, or that nobody has compared with it yet. */
export async function compareWithRelease(db: Kysely<Database>, seed: SeedContent): Promise<ReleaseRow[]> {
  const remembered = await db.selectFrom('first_rows').selectAll().execute()
  const found: ReleaseRow[] = []
  for (const table of tableNames) {
    const planted = new Map(remembered.filter((row) => row.table_name === table).map((row) => [row.row_key, row]))
    const release = new Map(seed[table].map((row) => [keyOf(table, row), row]))
    const isThere = isFixedTable(table) && new Set((await listStored(db, table)).map((row) => keyOf(table, row)))
    const keys = [...new Set([...release.keys(), ...planted.keys()])].filter((key) => {
      const row = release.get(key)
      return !row || planted.get(key)?.release !== hashOfJson(row) || (isThere && !isThere.has(key))
    })
    if (keys.length === 0) continue
    const column = keyColumns[table]
    const rows = await db.selectFrom(table).selectAll().where(column, 'in', keys).execute()
    const stored = new Map(rows.map((row) => [String(row[column]), row]))
    for (const key of keys) {
      const row = release.get(key)
      const fields = planted.get(key)?.fields
      found.push({
        table,
        key,
        release: row && { row, fields: fieldHashes(table, readGiven(table, row)) },
        planted: fields === undefined ? undefined : JSON.parse(fields),
        stored: stored.get(key),
      })
    }
  }
  return found
}

/** Which of the rows that are new in the release a maintainer has deleted, as 'table key'. */
async function listDeleted(db: Kysely<Database>, rows: readonly ReleaseRow[]): Promise<Set<string>> {
  const keys = rows.flatMap(({ release, planted, stored, key }) => (release && !planted && !stored ? [key] : []))
  if (keys.length === 0) return new Set()
  const last = await db
    .selectFrom('content_history')
    .select(['table_name', 'row_key', 'kind', 'batch'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('content_history')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('row_key', 'in', keys)
        .groupBy(['table_name', 'row_key']),
    )
    .execute()
  const byPeople = last.filter(({ kind, batch }) => kind === 'delete' && batchKind(batch ?? '') !== 'release')
  return new Set(byPeople.map(({ table_name, row_key }) => `${table_name} ${row_key}`))
}

/** Keeps what this release says of a row as what was planted; of one that it does not have there is nothing to keep. */
export async function rememberRelease(
  transaction: Transaction<Database>,
  { table, key, release }: ReleaseRow,
): Promise<void> {
  await transaction.deleteFrom('first_rows').where('table_name', '=', table).where('row_key', '=', key).execute()
  if (!release) return
  await transaction
    .insertInto('first_rows')
    .values({
      table_name: table,
      row_key: key,
      fields: JSON.stringify(release.fields),
      release: hashOfJson(release.row),
    })
    .execute()
}

/** Whether a maintainer's own card stands at the address that a card of the release is to have. */
async function isAddressTaken(transaction: Transaction<Database>, { table, key, release }: ReleaseRow) {
  if (table !== 'impact_cards') return false
  const address: unknown = Reflect.get(release?.row ?? {}, 'card_id')
  const others = transaction.selectFrom(table).select('id').where('card_id', '=', address).where('id', '!=', key)
  return (await others.executeTakeFirst()) !== undefined
}
