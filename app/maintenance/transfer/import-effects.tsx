import { rowName } from '../../../content/row-name.ts'
import { tableWords } from '../../../content/table-words.ts'
import type { TableName } from '../../../domain/content.ts'
import type { ImportedRow, ImportReport, NamedUpload } from '../../../domain/content-transfer.ts'
import type { Upload } from '../../../domain/upload.ts'
import { formatBytes } from '../uploads/uploads.ts'
import type { ChosenFile } from './chosen-file.ts'

/** The uploads that an import brings, and those that its rows name and that are nowhere. */
interface ImportedFiles {
  coming: readonly { name: string; bytes: number }[]
  missing: readonly NamedUpload[]
}

/** Compares the uploads of a file with those that are stored and those that its rows name. */
export function compareFiles(
  { uploads }: Pick<ChosenFile, 'uploads'>,
  { named }: ImportReport,
  stored: readonly Upload[],
): ImportedFiles {
  const here = new Set(stored.map(({ name }) => name))
  return {
    // A picture has a form for e-mails beside it, which goes with it.
    coming: Array.from(uploads, ([name, bytes]) => ({ name, bytes })).filter(
      ({ name }) => !here.has(name) && !name.endsWith('.jpg'),
    ),
    missing: named.filter(({ name }) => !here.has(name) && !uploads.has(name)),
  }
}

/** The tables in which an import changes something. */
export function changesIn({ tables }: ImportReport): ImportReport['tables'] {
  return tables.filter(({ added, changed, deleted }) => added.length + changed.length + deleted.length > 0)
}

/** Which rows of each table an import changes. */
export function ChangedTables({ report }: { report: ImportReport }) {
  return (
    <ul className="bullets">
      {changesIn(report).map(({ table, added, changed, deleted }) => (
        <li key={table}>
          {tableWords[table].all}: {added.length} added, {changed.length} changed, {deleted.length} deleted
          <ul className="bullets">
            <NamedRows what="Added" table={table} rows={added} />
            <NamedRows what="Changed" table={table} rows={changed} />
            <NamedRows what="Deleted" table={table} rows={deleted} />
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** As many rows are named at once; the others by a press. */
const namedAtOnce = 3

function NamedRows({ what, table, rows }: { what: string; table: TableName; rows: readonly ImportedRow[] }) {
  const names = rows.map(({ key, title }) => `‘${rowName(table, key, { title })}’`)
  const rest = names.slice(namedAtOnce)
  if (names.length === 0) return null
  return (
    <li>
      {what}: {names.slice(0, namedAtOnce).join(', ')}
      {rest.length > 0 && (
        <details>
          <summary>
            {what}: {rest.length} more
          </summary>
          <p>{rest.join(', ')}</p>
        </details>
      )}
    </li>
  )
}

/** What an import would do, before anything happens: what changes, what comes, what is missing. */
export function ImportEffects({ report, files: { coming, missing } }: { report: ImportReport; files: ImportedFiles }) {
  const bytes = coming.reduce((sum, file) => sum + file.bytes, 0)
  return (
    <>
      {changesIn(report).length === 0 ? <p>No row changes.</p> : <ChangedTables report={report} />}
      <p>
        {coming.length === 0
          ? 'No picture or PDF file comes with it.'
          : `${coming.length === 1 ? '1 picture or PDF file comes' : `${coming.length} pictures and PDF files come`} with it, ${formatBytes(bytes)}.`}
      </p>
      {missing.length > 0 && (
        <div className="notice notice-error">
          <p>Missing, here and in the file. Pages would show a gap, or a link that leads nowhere:</p>
          <ul className="bullets">
            {missing.map(({ name, title }) => (
              <li key={name}>
                {name.endsWith('.pdf') ? 'The PDF' : 'The picture'} of {title}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        The History can undo what changes; files that came stay. Where the stage or its days move, no e-mail goes before
        you let it go under Updates.
      </p>
    </>
  )
}
