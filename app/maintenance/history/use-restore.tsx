import { useQuery } from '@tanstack/react-query'
import { rowName } from '../../../content/row-name.ts'
import type { TableName } from '../../../domain/content.ts'
import { type BatchKind, batchKind, type ContentChange } from '../../../domain/content-change.ts'
import { previewRestore, restoreChange, undoBatch } from '../maintenance-api.ts'
import { type Question, useConfirm } from '../modal.tsx'
import { labelIn } from '../names.ts'
import { readableTexts } from '../readable-text.ts'
import { type FieldDifference, rowDifferences } from '../row-difference.ts'
import { useWrite } from '../use-write.ts'
import { type Run, wordDifference } from '../word-difference.ts'

/** Somebody has looked at what goes. */
const asked = { unlessChanged: false }

/** The ways back in the history: of one change, and of all that was done at once. Each asks first, and is a change too. */
export function useRestore() {
  const confirm = useConfirm()
  const { run, failure } = useWrite({
    send: (takeBack: () => Promise<unknown>) => takeBack(),
    refreshes: [],
    done: () => ({ title: 'Restored', description: 'The history has this change too.' }),
    failed: 'Restore failed',
  })

  async function ask(question: Question, takeBack: () => Promise<unknown>): Promise<void> {
    if (await confirm.ask(question)) await run(takeBack)
  }
  return {
    /** Why the last of them failed. */
    failure,
    dialog: confirm.dialog,
    askRestore(change: ContentChange): Promise<void> {
      const title = rowName(change.table, change.key, change.after ?? change.before)
      const text = change.before ? `Restore ‘${title}’ as it was before this change?` : `Take ‘${title}’ away again?`
      const action = change.before ? 'Restore' : 'Take away'
      const details = <RestorePreview change={change} />
      return ask({ text, action, details, isWide: true }, () => restoreChange(change, asked))
    },
    askUndo(batch: string): Promise<void> {
      const { undo: action } = batchWords[batchKind(batch)]
      const details = (
        <p>
          All rows that it changed are as they were before. What was changed in them since goes too, but the History
          keeps it.
        </p>
      )
      return ask({ text: `${action}?`, action, details, isDanger: true }, () => undoBatch(batch))
    },
  }
}

/** What restoring would change in the row as it is now. */
function RestorePreview({ change }: { change: ContentChange }) {
  const { data } = useQuery({
    queryKey: ['content_history', 'restored', change.id],
    queryFn: () => previewRestore(change),
    gcTime: 0,
  })
  if (!data) return <p role="status">Loading...</p>
  const differences = rowDifferences(data.now, data.restored)
  if (differences.length === 0) return <p>It is already as it was before this change.</p>
  return (
    <DifferenceTable
      table={change.table}
      caption="What restoring changes"
      columns={['Now', 'Restored']}
      differences={differences}
    />
  )
}

/** What was done at once, and what takes it back. */
export const batchWords: Record<BatchKind, { title: string; undo: string; what?: string }> = {
  import: { title: 'An import', undo: 'Undo the whole import' },
  undo: { title: 'Changes taken back together', undo: 'Bring them all back' },
  stage: { title: 'A move of the stage', undo: 'Undo the whole move' },
  examples: { title: 'The example events removed', undo: 'Bring all example events back' },
  release: { title: 'What a new release of the site changed', undo: 'Undo all that it changed' },
  choice: {
    title: 'A text that was not taken',
    undo: 'Bring it back',
    what: 'Two people had changed the same. The text that was not taken stands under Before, the one that stayed under After. Chosen',
  },
}

/** The fields that a change has changed, before and after. */
export function DifferenceTable({
  table,
  caption,
  columns,
  differences,
}: {
  table: TableName
  caption: string
  columns: [before: string, after: string]
  differences: FieldDifference[]
}) {
  return (
    <table className="table differences">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => {
          const [left, right] = wordDifference(...readableTexts(table, field, before, after))
          const isCompared = before !== undefined && after !== undefined
          return (
            <tr key={field}>
              <th scope="row">{labelIn(table, field)}</th>
              <td data-name={columns[0]}>
                {before === undefined ? <em>nothing</em> : <Words runs={left} mark={isCompared && 'del'} />}
              </td>
              <td data-name={columns[1]}>
                {after === undefined ? <em>nothing</em> : <Words runs={right} mark={isCompared && 'ins'} />}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A text in which the words that the other version has not are marked. */
function Words({ runs, mark: Mark }: { runs: Run[]; mark: 'del' | 'ins' | false }) {
  return runs.map(({ text, isOwn }, index) => (Mark && isOwn ? <Mark key={index}>{text}</Mark> : text))
}
