import { useRef, useState } from 'react'
import { tableWords } from '../../../content/table-words.ts'
import { isTableName } from '../../../domain/content.ts'
import type { ImportProblem, ImportReport } from '../../../domain/content-transfer.ts'
import { WriteFailure } from '../list-state.tsx'
import { exportAddress, importContent, listUploads, tryImport } from '../maintenance-api.ts'
import { useConfirm } from '../modal.tsx'
import { labelIn } from '../names.ts'
import { useWrite } from '../use-write.ts'
import { readChosen } from './chosen-file.ts'
import { ChangedTables, changesIn, compareFiles, ImportEffects } from './import-effects.tsx'

/** All content out into one file, and back in. */
export function Transfer() {
  return (
    <>
      <section aria-labelledby="export-heading" className="prose">
        <h2 id="export-heading">Export</h2>
        <p>
          One file with everything that you change on this site, and with all its pictures and PDF files. What visitors
          sent is not in it, and neither is the history.
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
          deleted. Before that it tells what would change, and what is missing. Updates that went to subscribers stay as
          they are, whatever the file says of them. The History can undo the whole import.
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
  const [told, setTold] = useState<ImportReport>()
  const trial = useWrite({
    async send(file: File) {
      const read = await readChosen(file)
      const [report, stored] = await Promise.all([tryImport(read.content), listUploads()])
      return { read, report, files: compareFiles(read, report, stored) }
    },
    failed: 'Import failed',
  })
  const importing = useWrite({
    send: importContent,
    refreshes: [],
    done: ({ problems }) =>
      problems.length > 0
        ? undefined
        : { title: 'Content imported', description: 'The history has every change, and can undo the whole import.' },
    failed: 'Import failed',
  })
  const isRunning = trial.isRunning || importing.isRunning

  async function ask(file: File): Promise<void> {
    setTold(undefined)
    const tried = (await trial.run(file))?.result
    if (!tried) return
    const { read, report, files } = tried
    if (report.problems.length > 0 || (changesIn(report).length === 0 && files.coming.length === 0)) {
      setTold(report)
      return
    }
    const details = <ImportEffects report={report} files={files} />
    const question = { text: `Replace the content with ${file.name}?`, details, action: 'Import', isDanger: true }
    if (!(await confirm.ask(question))) return
    const done = await importing.run(read)
    if (!done) return
    setTold(done.result)
    setChosen(undefined)
    if (input.current) input.current.value = ''
  }

  return (
    <>
      <div className="form-field measure">
        <label htmlFor="import-file">File</label>
        <p id="import-file-hint" className="hint">
          A file that Export made, ending in .tar, or in .json from an earlier release. Or one table of another site’s
          database, as .csv or .json, under the table’s name, such as events.csv
        </p>
        <input
          ref={input}
          id="import-file"
          type="file"
          accept=".tar,.json,.csv"
          aria-describedby="import-file-hint"
          className="input"
          onChange={({ target }) => {
            setTold(undefined)
            trial.reset()
            importing.reset()
            setChosen(target.files?.[0])
          }}
        />
      </div>
      <WriteFailure failure={trial.failure ?? importing.failure} />
      <div role="status">
        {isRunning && <p>Working...</p>}
        {told?.problems.length === 0 && <ImportedTables report={told} />}
      </div>
      {told && told.problems.length > 0 && <ImportProblems problems={told.problems} />}
      {chosen && (
        <p className="line button-row">
          <button type="button" className="button" aria-disabled={isRunning} onClick={() => isRunning || ask(chosen)}>
            Import
          </button>
        </p>
      )}
      {confirm.dialog}
    </>
  )
}

function ImportedTables({ report }: { report: ImportReport }) {
  if (changesIn(report).length === 0) return <p>No row was changed: the content is already what the file says.</p>
  return (
    <>
      <h3 className="subheading">What was changed</h3>
      <ChangedTables report={report} />
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
