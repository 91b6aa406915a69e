import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Content,
  type ContentReader,
  isTableName,
  keyColumns,
  keyOf,
  type Row,
  rowTitle,
  type TableName,
  tableNames,
} from '../../domain/content.ts'
import { ContentError, type FieldError } from '../../domain/content-error.ts'
import {
  type AllContent,
  type ContentExport,
  type ImportProblem,
  type ImportReport,
  transferFormat,
} from '../../domain/content-transfer.ts'
import { endBeforeStart, type ProcessStage } from '../../domain/process-stage.ts'
import { refusedFields, rowSchemas } from '../../domain/row-schemas.ts'
import { compareContent, replaceContent, type TableChange } from '../database/replace-content.ts'
import type { ContentRevision } from '../database/revision.ts'
import { readGiven } from '../database/rows.ts'
import type { MaintainedContent } from '../stored-content.ts'
import { findUses } from '../uploads/uses.ts'
import { type HostedTable, readHostedTable } from './hosted-table.ts'

/** The rows of an exported file, or why it cannot be imported: each refused field with its table and row. */
export type ImportFile =
  | { rows: Partial<AllContent>; problems?: undefined }
  | { rows?: undefined; problems: ImportProblem[] }

const problemLimit = 200

/** A problem of the file as a whole, unless it is told where. */
const wrong = (rule: string, at: Partial<ImportProblem> = {}) => ({ table: '', row: 0, field: '', rule, ...at })

/** Reads a file as the export writes it, or one table as another database does. Every rule of the editors holds for its rows. */
export function readImportFile(file: unknown): ImportFile {
  const parts = isObject(file) ? (file as Record<string, unknown>) : {}
  if (typeof parts.file === 'string') return readHosted(parts as Record<string, unknown> & HostedTable)
  const { format, version, exportedAt: _when, uploads: _files, tables, ...others } = parts
  if (format !== transferFormat.format) return { problems: [wrong('is not an export of this site')] }
  if (version !== transferFormat.version)
    return { problems: [wrong(`must be of version ${transferFormat.version}, but this is version ${version}`)] }
  const problems = [
    ...Object.keys(others).map((field) => wrong('is not part of an export', { field })),
    ...tableProblems(tables),
  ]
  return problems.length > 0 ? { problems: problems.slice(0, problemLimit) } : { rows: tables as Partial<AllContent> }
}

function readHosted(hosted: HostedTable): ImportFile {
  const read = readHostedTable(hosted)
  if ('rule' in read) return { problems: [read] }
  const problems = tableProblems(read)
  return problems.length > 0 ? { problems: problems.slice(0, problemLimit) } : { rows: read }
}

function tableProblems(tables: unknown): ImportProblem[] {
  if (!isObject(tables)) return [wrong('is required', { field: 'tables' })]
  const unknown = Object.keys(tables).filter((name) => !isTableName(name))
  return [
    ...unknown.map((table) => wrong('is not a table of this site', { table })),
    ...tableNames.flatMap((table) => rowProblems(table, Reflect.get(tables, table))),
  ]
}

function rowProblems(table: TableName, rows: unknown): ImportProblem[] {
  // An export from before the table was added: its rows stay as they are.
  if (rows === undefined) return []
  if (!Array.isArray(rows)) return [wrong('must be a list of rows', { table })]
  const refused = rows.flatMap((row, index) =>
    [...refusedHere(table, row), ...refusedTimes(row)].map((error) => ({ table, row: index + 1, ...error })),
  )
  const unique = table === 'impact_cards' ? [keyColumns[table], 'card_id'] : [keyColumns[table]]
  const found = [...refused, ...unique.flatMap((field) => repeated(table, field, rows))]
  return table === 'process_stages' && found.length === 0 ? stageProblems(rows) : found
}

/** What is refused in a row as it stands in the file, and in what would be stored of it. */
function refusedHere(table: TableName, row: unknown): FieldError[] {
  const refused = refusedFields(rowSchemas, table, row)
  return refused.length > 0 || !isObject(row) ? refused : refusedFields(rowSchemas, table, readGiven(table, row))
}

/** What the rules for all stages together refuse. */
function stageProblems(stages: readonly ProcessStage[]): ImportProblem[] {
  const table = 'process_stages'
  const numbered = stages.map((stage, index) => ({ stage, row: index + 1 }))
  const [first, ...more] = numbered.filter(({ stage }) => stage.status === 'current')
  const none = wrong('must be ‘current’ in one row, and is in none', { table, field: 'status' })
  const rule = `must not be ‘current’, as row ${first?.row} is the current stage`
  return [
    ...(stages.length > 0 && !first ? [none] : []),
    ...more.map(({ row }) => ({ table, row, field: 'status', rule })),
    ...numbered.flatMap(({ stage, row }) => {
      const backwards = endBeforeStart(stage)
      return backwards ? [{ table, row, ...backwards }] : []
    }),
  ]
}

function repeated(table: TableName, field: string, rows: unknown[]): ImportProblem[] {
  const seen = new Set<unknown>()
  return rows.flatMap((row, index) => {
    const value: unknown = isObject(row) ? Reflect.get(row, field) : undefined
    if (value !== undefined && seen.has(value)) return [{ table, row: index + 1, field, rule: 'is in the file twice' }]
    seen.add(value)
    return []
  })
}

function refusedTimes(row: unknown): FieldError[] {
  if (!isObject(row)) return []
  return ['created_at', 'updated_at', 'sent_at']
    .filter((field) => {
      const time: unknown = Reflect.get(row, field)
      return typeof time === 'string' && (time.length > 40 || Number.isNaN(Date.parse(time)))
    })
    .map((field) => ({ field, rule: 'must be a time' }))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The answer where the file as a whole, or this part of it, is refused. */
export function refusal(rule: string, field = ''): ImportReport {
  return { tables: [], named: [], problems: [wrong(rule, { field })] }
}

/** Makes the content what the file says, or with `isTrial` only tells what that would change. */
export async function importContent(
  { database, revision, content }: Pick<MaintainedContent, 'database' | 'revision' | 'content'>,
  file: unknown,
  isTrial = false,
): Promise<ImportReport> {
  const { rows, problems } = readImportFile(file)
  if (problems) return { tables: [], named: [], problems }
  const changes = isTrial ? await compareContent(database.reader, rows) : await replaceContent(database, revision, rows)
  const wanted: ContentReader = { ...content, list: async (table) => rows[table] ?? content.list(table) }
  const named = Array.from(await findUses(wanted), ([name, uses]) => ({ name, title: uses[0]?.title ?? name }))
  return { tables: changes.map(namesOf), named, problems: [] }
}

function namesOf({ table, inserts, updates, deletes }: TableChange): ImportReport['tables'][number] {
  const named = (row: Row<TableName>) => ({ key: keyOf(table, row), title: rowTitle(row, keyOf(table, row)) })
  const changed = updates.map(({ before }) => named(before))
  return { table, added: inserts.map(named), changed, deleted: deletes.map(named) }
}

const attempts = 5

/** All content as it is at one moment: read again where somebody changed it meanwhile. */
export async function exportContent(content: Content, revision: ContentRevision): Promise<ContentExport> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await revision.refresh()
    const before = revision.current()
    const lists = await Promise.all(tableNames.map(async (table) => [table, await content.list(table)]))
    await revision.refresh()
    if (revision.current() !== before) continue
    return { ...transferFormat, exportedAt: new Date().toISOString(), tables: Object.fromEntries(lists) }
  }
  throw new ContentError('unavailable', 'The content is being changed. Please try again in a moment.')
}

const fileIn = (dataFolder: string) => join(dataFolder, 'last-export')

/** Notes in the folder of the data that the content was exported now. An export is no worse where that cannot be noted. */
export async function noteExport(dataFolder: string): Promise<void> {
  await writeFile(fileIn(dataFolder), new Date().toISOString()).catch(() => undefined)
}

/** When the content was last exported; undefined where nothing is known of it. */
export async function readLastExport(dataFolder: string): Promise<Date | undefined> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '')
  const time = Date.parse(text.trim())
  return Number.isNaN(time) ? undefined : new Date(time)
}
