import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import type { ImportReport } from '../../../domain/content-transfer.ts'
import { showToast } from '../../ui/toast.ts'
import { useConfirm } from '../confirm.tsx'
import { failureText } from '../content-writer.ts'
import { importContent, planImport } from '../maintenance-api.ts'
import { ImportProblems, ImportTables } from './import-report.tsx'

const failed = 'Import failed'

/** Chooses a file, shows what importing it would change, and imports it. */
export function ImportForm() {
  const client = useQueryClient()
  const confirm = useConfirm()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ name: string; content: unknown }>()
  const [report, setReport] = useState<ImportReport>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function work(run: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await run()
    } catch (error) {
      setFailure(
        error instanceof SyntaxError ? 'This file cannot be read. Choose one that Export made.' : failureText(error),
      )
    } finally {
      setBusy(false)
    }
  }

  function choose(file: File | undefined): void {
    setReport(undefined)
    setChosen(undefined)
    if (!file) return
    work(async () => {
      const content: unknown = JSON.parse(await file.text())
      setReport(await planImport(content))
      setChosen({ name: file.name, content })
    })
  }

  async function run(plan: ImportReport, { name, content }: { name: string; content: unknown }): Promise<void> {
    const question = { text: `Make the content what ${name} says?`, action: 'Import', isDanger: true }
    const details = <ImportTables report={plan} />
    if (!(await confirm.ask({ ...question, details, isWide: true }))) return
    await work(async () => {
      try {
        setReport(await importContent(content, plan))
        setChosen(undefined)
        if (input.current) input.current.value = ''
        showToast({
          kind: 'success',
          title: 'Content imported',
          description: 'The history has every change, and can undo the whole import.',
          settles: [failed],
        })
      } catch (error) {
        if (error instanceof ContentError && error.code === 'conflict') setReport(await planImport(content))
        showToast({ kind: 'error', title: failed, description: failureText(error) })
        throw error
      } finally {
        await client.invalidateQueries()
      }
    })
  }

  const hasProblems = report !== undefined && report.problems.length > 0
  const changesNothing = report?.tables.every((table) => changeCount(table) === 0) ?? true
  return (
    <>
      <div className="m-field m-narrow">
        <label htmlFor="import-file">File</label>
        <p id="import-file-hint" className="m-hint">
          A file that Export made, ending in .json
        </p>
        <input
          ref={input}
          id="import-file"
          type="file"
          accept=".json,application/json"
          aria-describedby="import-file-hint"
          className="m-input"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
      <div role="alert">{failure !== undefined && <p className="m-notice m-notice-danger">{failure}</p>}</div>
      <div role="status">
        {isBusy && <p>Working...</p>}
        {report && !hasProblems && (
          <h3 className="m-subheading">{report.isDryRun ? 'What would change' : 'What was changed'}</h3>
        )}
        {report && !hasProblems && changesNothing && <p>Nothing: the content is already what the file says.</p>}
      </div>
      {hasProblems && <ImportProblems problems={report.problems} />}
      {report && !hasProblems && !changesNothing && <ImportTables report={report} />}
      {report?.isDryRun && chosen && !hasProblems && !changesNothing && (
        <p className="m-actions">
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => run(report, chosen)}>
            Import
          </button>
        </p>
      )}
      {confirm.dialog}
    </>
  )
}

function changeCount({ inserted, changed, deleted }: ImportReport['tables'][number]): number {
  return inserted.length + changed.length + deleted.length
}
