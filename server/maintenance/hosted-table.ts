import { parse } from 'csv-parse/sync'
import type { TableName } from '../../domain/content.ts'
import type { AllContent, ImportProblem } from '../../domain/content-transfer.ts'
import { readRow } from '../database/rows.ts'

/** The tables that a hosted site kept. */
const hostedTables = [
  'events',
  'impact_cards',
  'village_data',
  'evidence_categories',
  'evidence_documents',
] as const satisfies TableName[]

/** One table as a database elsewhere gives it: a file with the table's name at the beginning of its own, as CSV or a list of rows. */
export interface HostedTable {
  file: string
  csv?: unknown
  rows?: unknown
}

/** Its rows in our form, or why they cannot be read. A cell that is empty has no value; columns that we do not have are left out. */
export function readHostedTable({ file, csv, rows }: HostedTable): Partial<AllContent> | ImportProblem {
  const table = hostedTables.find((name) => file.startsWith(name))
  const wrong = (rule: string, row = 0, field = '') => ({ table: table ?? '', row, field, rule })
  if (!table) return wrong(`must have a name that begins with ${hostedTables.join(', ')}`)
  const given = typeof csv === 'string' ? readCsv(csv) : rows
  if (typeof given === 'string') return wrong(`cannot be read as CSV: ${given}`)
  if (!Array.isArray(given) || !given.every(isObject)) return wrong('must be a list of rows')
  const braced = given.findIndex((row) => /^\s*\{/.test(String(Reflect.get(row, 'affected_villages'))))
  if (braced >= 0) return wrong('must be a list such as ["Barford", "Loxley"]', braced + 1, 'affected_villages')
  return { [table]: given.map((row) => readRow(table, withoutEmpty(row))) }
}

/** The rows by the names in the first line; or what is wrong with the text. */
function readCsv(text: string): object[] | string {
  try {
    return parse(text, { bom: true, columns: true, skip_empty_lines: true })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function withoutEmpty(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '' && value !== null))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
