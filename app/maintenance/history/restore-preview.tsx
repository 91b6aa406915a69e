import { useQuery } from '@tanstack/react-query'
import type { ContentChange } from '../../../domain/content-change.ts'
import { contentWriter } from '../content-writer.ts'
import { DifferenceTable } from '../difference-table.tsx'
import { rowDifferences } from '../row-difference.ts'

/** What restoring would change in the row as it is now. */
export function RestorePreview({ change: { table, key, before } }: { change: ContentChange }) {
  const { data: current, isPending } = useQuery({
    queryKey: [table, 'row', key],
    queryFn: async () => (await contentWriter.find(table, key)) ?? null,
    staleTime: 0,
    gcTime: 0,
  })
  if (isPending) return <p role="status">Loading...</p>
  const differences = rowDifferences(current ?? null, before).filter(({ field }) => field !== 'updated_at')
  if (differences.length === 0) return <p>It is already as it was before this change.</p>
  return <DifferenceTable caption="What restoring changes" columns={['Now', 'Restored']} differences={differences} />
}
