import { useRef, useState } from 'react'
import { tableWords } from '../../../content/table-words.ts'
import { isTableName } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import type { ImportProblem, ImportReport } from '../../../domain/content-transfer.ts'
import { VanishingButton } from '../buttons.tsx'
import { WriteFailure } from '../list-state.tsx'
import { exportAddress, importContent } from '../maintenance-api.ts'
import { useConfirm } from '../modal.tsx'
import { labelIn } from '../names.ts'
import { useWrite } from '../use-write.ts'

/** All content out into one file, and back in. */
export function Transfer() {
  return (
    <>
      <section aria-labelledby="export-heading" className="prose">
        <h2 id="export-heading">Export</h2>
        <p>
          One file with everything that you change on this site. What visitors sent is not in it, and neither are the
          history, pictures and PDF files.
        </p>
        <p>
          <a className="button" href={exportAddress} download>
            Export all content
          </a>
        </p>
      </section>
      <section aria-labelledby="import-heading" className="form-part">
        <h2 id="import-heading">Import</h2>
        <p className="prose">
          An import makes each table that is in the file exactly what the file says: rows that are not in it are
          deleted. Updates that went to subscribers stay as they are, whatever the file says of them. The History can
          undo the whole import.
        </p>
        <ImportForm />
      </section>
    </>
  )
}

/** Chooses a file and, once that is confirmed, makes the content what it says. */
function ImportForm() {
  const confirm = useConfirm()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const { run, isRunning, result, failure, reset } = useWrite({
    async send(file: File) {
      const report = await importContent(await readContent(file))
      setChosen(undefined)
      if (input.current) input.current.value = ''
      return report
    },
    refreshes: [],
    done: ({ problems }) =>
      problems.length > 0
        ? undefined
        : { title: 'Content imported', description: 'The history has every change, and can undo the whole import.' },
    failed: 'Import failed',
  })

  async function ask(file: File): Promise<void> {
    const details = (
      <p>
        Rows that are not in the file are deleted, and rows that differ are changed to match it. The History can undo
        the whole import. Where it moves the stage or its days, no e-mail goes before you let it go under Updates.
      </p>
    )
    const question = { text: `Replace the content with ${file.name}?`, details, action: 'Import', isDanger: true }
    if (await confirm.ask(question)) await run(file)
  }

  return (
    <>
      <div className="form-field measure">
        <label htmlFor="import-file">File</label>
        <p id="import-file-hint" className="hint">
          A file that Export made, ending in .json. Or one table of another site’s database, as .csv or .json, under the
          table’s name, such as events.csv
        </p>
        <input
          ref={input}
          id="import-file"
          type="file"
          accept=".json,.csv,application/json,text/csv"
          aria-describedby="import-file-hint"
          className="input"
          onChange={({ target }) => {
            reset()
            setChosen(target.files?.[0])
          }}
        />
      </div>
      <WriteFailure failure={failure} />
      <div role="status">
        {isRunning && <p>Working...</p>}
        {result?.problems.length === 0 && <ImportedTables tables={result.tables} />}
      </div>
      {result && result.problems.length > 0 && <ImportProblems problems={result.problems} />}
      {chosen && (
        <p className="line button-row">
          <VanishingButton className="button" aria-disabled={isRunning} onClick={() => isRunning || ask(chosen)}>
            Import
          </VanishingButton>
        </p>
      )}
      {confirm.dialog}
    </>
  )
}

/** What the server is sent: an export as it is, or a table of another database with the file's name, which names the table. */
async function readContent(file: File): Promise<unknown> {
  const text = await file.text()
  if (/\.csv$/i.test(file.name)) return { file: file.name, csv: text }
  try {
    const content: unknown = JSON.parse(text)
    return Array.isArray(content) ? { file: file.name, rows: content } : content
  } catch {
    throw new ContentError('invalid', 'This file cannot be read. Choose one that Export made.')
  }
}

function ImportedTables({ tables }: Pick<ImportReport, 'tables'>) {
  const touched = tables.filter(({ added, changed, deleted }) => added + changed + deleted > 0)
  if (touched.length === 0) return <p>Nothing was changed: the content is already what the file says.</p>
  return (
    <>
      <h3 className="subheading">What was changed</h3>
      <ul className="bullets">
        {touched.map(({ table, added, changed, deleted }) => (
          <li key={table}>
            {tableWords[table].all}: {added} added, {changed} changed, {deleted} deleted
          </li>
        ))}
      </ul>
    </>
  )
}

/** Why a file cannot be imported, by table, row and field. */
function ImportProblems({ problems }: { problems: ImportProblem[] }) {
  return (
    <div role="alert" className="notice notice-error">
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
