import { useRef, useState } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import type { ImportReport } from '../../../domain/content-transfer.ts'
import { VanishingButton } from '../buttons.tsx'
import { useConfirm } from '../confirm.tsx'
import { importContent, planImport } from '../maintenance-api.ts'
import { useWrite } from '../use-write.ts'
import { WriteFailure } from '../write-failure.tsx'
import { ImportProblems, ImportTables } from './import-report.tsx'
import '../form-field.css'

/** A file, and what importing it would change. */
interface Plan {
  name: string
  content: unknown
  report: ImportReport
}

/** Chooses a file, shows what importing it would change, and imports it. */
export function ImportForm() {
  const confirm = useConfirm()
  const input = useRef<HTMLInputElement>(null)
  const [plan, setPlan] = useState<Plan>()
  const reading = useWrite({
    async send(file: File) {
      const content = await readJson(file)
      setPlan({ name: file.name, content, report: await planImport(content) })
    },
  })
  const importing = useWrite({
    async send(chosen: Plan) {
      const done = await importContent(chosen.content, chosen.report).catch(async (error) => {
        // The content is no longer as the plan saw it: here is what the same file would change now.
        const isOld = error instanceof ContentError && error.code === 'conflict'
        if (isOld) setPlan({ ...chosen, report: await planImport(chosen.content) })
        throw error
      })
      setPlan(undefined)
      if (input.current) input.current.value = ''
      return done
    },
    refreshes: [],
    done: () => ({
      title: 'Content imported',
      description: 'The history has every change, and can undo the whole import.',
    }),
    failed: 'Import failed',
  })

  function choose(file: File | undefined): void {
    setPlan(undefined)
    importing.reset()
    if (file) reading.run(file)
  }

  async function ask(chosen: Plan): Promise<void> {
    const question = { text: `Make the content what ${chosen.name} says?`, action: 'Import', isDanger: true }
    const details = <ImportTables report={chosen.report} />
    if (await confirm.ask({ ...question, details, isWide: true })) await importing.run(chosen)
  }

  const isBusy = reading.isRunning || importing.isRunning
  const report = importing.result ?? plan?.report
  const hasProblems = report !== undefined && report.problems.length > 0
  const changesNothing = report?.tables.every((table) => changeCount(table) === 0) ?? true
  return (
    <>
      <div className="form-field narrow">
        <label htmlFor="import-file">File</label>
        <p id="import-file-hint" className="hint">
          A file that Export made, ending in .json
        </p>
        <input
          ref={input}
          id="import-file"
          type="file"
          accept=".json,application/json"
          aria-describedby="import-file-hint"
          className="input"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
      <WriteFailure failure={reading.failure ?? importing.failure} />
      <div role="status">
        {isBusy && <p>Working...</p>}
        {report && !hasProblems && (
          <h3 className="subheading">{report.isDryRun ? 'What would change' : 'What was changed'}</h3>
        )}
        {report && !hasProblems && changesNothing && <p>Nothing: the content is already what the file says.</p>}
      </div>
      {hasProblems && <ImportProblems problems={report.problems} />}
      {report && !hasProblems && !changesNothing && <ImportTables report={report} />}
      {plan && !hasProblems && !changesNothing && (
        <p className="line button-row">
          <VanishingButton className="button" aria-disabled={isBusy} onClick={() => ask(plan)}>
            Import
          </VanishingButton>
        </p>
      )}
      {confirm.dialog}
    </>
  )
}

async function readJson(file: File): Promise<unknown> {
  const text = await file.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new ContentError('invalid', 'This file cannot be read. Choose one that Export made.')
  }
}

function changeCount({ inserted, changed, deleted }: ImportReport['tables'][number]): number {
  return inserted.length + changed.length + deleted.length
}
