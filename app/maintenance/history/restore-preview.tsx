import { useQuery } from '@tanstack/react-query'
import { keyColumns } from '../../../domain/content.ts'
import type { ContentChange } from '../../../domain/content-change.ts'
import { DifferenceTable } from '../difference-table.tsx'
import { rowDifferences } from '../row-difference.ts'
import { rowsQuery } from '../rows-query.ts'

/** What restoring would change in the row as it is now. */
export function RestorePreview({ change: { table, key, before } }: { change: ContentChange }) {
  const { data: rows, isFetching } = useQuery(rowsQuery(table))
  if (!rows || isFetching) return <p role="status">Loading...</p>
  const current = rows.find((row) => Reflect.get(row, keyColumns[table]) === key)
  const differences = rowDifferences(current ?? null, before).filter(({ field }) => field !== 'updated_at')
  if (differences.length === 0) return <p>It is already as it was before this change.</p>
  return (
    <DifferenceTable
      table={table}
      caption="What restoring changes"
      columns={['Now', 'Restored']}
      differences={differences}
    />
  )
}
