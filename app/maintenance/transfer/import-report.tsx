import { tableWords } from '../../../content/table-words.ts'
import { isTableName, type TableName } from '../../../domain/content.ts'
import type { ImportProblem, ImportReport, RowName } from '../../../domain/content-transfer.ts'
import { labelIn } from '../field-label.ts'
import { rowName } from '../row-name.ts'

/** What an import does to each table, with the names of the rows. */
export function ImportTables({ report: { tables, isDryRun, sentUpdates } }: { report: ImportReport }) {
  const words = isDryRun
    ? { inserted: 'would be added', changed: 'would be changed', deleted: 'would be deleted', unchanged: 'stay' }
    : { inserted: 'were added', changed: 'were changed', deleted: 'were deleted', unchanged: 'stayed' }
  return (
    <>
      {sentUpdates > 0 && (
        <p className="line tool-notice">
          {sentUpdates === 1
            ? '1 update stands as sent in this file, and not on this site: visitors see it in the archive, and it cannot be sent again.'
            : `${sentUpdates} updates stand as sent in this file, and not on this site: visitors see them in the archive, and they cannot be sent again.`}
        </p>
      )}
      <dl className="import-report">
        {tables.map(({ table, inserted, changed, deleted, unchanged }) => (
          <div key={table}>
            <dt>{tableWords[table].all}</dt>
            <dd>
              <RowNames table={table} rows={inserted} words={words.inserted} />
              <RowNames table={table} rows={changed} words={words.changed} />
              <RowNames table={table} rows={deleted} words={words.deleted} />
              {unchanged > 0 && (
                <p>
                  {unchanged} {words.unchanged} as they are
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function RowNames({ table, rows, words }: { table: TableName; rows: RowName[]; words: string }) {
  if (rows.length === 0) return null
  return (
    <details className="disclosure">
      <summary>
        {rows.length} {rows.length === 1 ? words.replace('were', 'was') : words}
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>{rowName(table, row.key, row)}</li>
        ))}
      </ul>
    </details>
  )
}

/** Why a file cannot be imported, by table, row and field. */
export function ImportProblems({ problems }: { problems: ImportProblem[] }) {
  return (
    <div role="alert" className="error-summary">
      <h3>There is a problem</h3>
      <p>The file cannot be imported. Nothing has been changed.</p>
      <ul>
        {problems.map(({ table, row, field, rule }) => (
          <li key={`${table} ${row} ${field} ${rule}`}>
            {placeOf(table, row, field)} {rule}.
          </li>
        ))}
      </ul>
    </div>
  )
}

function placeOf(table: string, row: number, field: string): string {
  const known = isTableName(table) ? table : undefined
  const parts = [known ? tableWords[known].all : table, row > 0 ? `row ${row}` : '', labelIn(known, field)]
  return parts.filter((part) => part !== '').join(', ') || 'The file'
}
