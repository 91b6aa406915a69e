import { tableWords } from '../../../content/table-words.ts'
import type { ContentChange } from '../../../domain/content-change.ts'
import { DifferenceTable } from '../difference-table.tsx'
import { ListRow } from '../list-row.tsx'
import { formatMoment } from '../moment-words.ts'
import { rowDifferences } from '../row-difference.ts'
import { rowName } from '../row-name.ts'

const kinds = { insert: 'added', update: 'changed', delete: 'deleted' }

/** One change: when, what kind, of which row, and each field before and after. */
export function HistoryEntry({ change, onRestore }: { change: ContentChange; onRestore: () => void }) {
  const { at, table, key, kind, before, after, batch } = change
  const title = rowName(table, key, after ?? before)
  const differences = rowDifferences(before, after)
  return (
    <ListRow
      data-kind={kind}
      data-batch={batch !== null}
      heading="h2"
      title={title}
      actions={[{ children: 'Restore', about: `${title} as it was before this change`, onClick: onRestore }]}
    >
      <p className="line row-facts">
        <span>
          {tableWords[table].row} {kinds[kind]}
        </span>{' '}
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <details className="disclosure">
        <summary>
          {kind === 'update' ? `What changed (${differences.length})` : 'What it said'}
          <span className="sr-only"> in {title}</span>
        </summary>
        <DifferenceTable
          table={table}
          caption={`The change of ${title}`}
          columns={['Before', 'After']}
          differences={differences}
        />
      </details>
    </ListRow>
  )
}
