import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentChange } from '../../../domain/content-change.ts'
import { rowTitle } from '../../../domain/content-transfer.ts'
import { showToast } from '../../ui/toast.ts'
import { useConfirm } from '../confirm.tsx'
import { failureText } from '../content-writer.ts'
import { listHistory, restoreChange } from '../maintenance-api.ts'
import { MaintenanceFrame } from '../maintenance-frame.tsx'
import { HistoryEntry } from './history-entry.tsx'
import { RestorePreview } from './restore-preview.tsx'

const pageSize = 30

/** Every change of the content, newest first, and the way back from each (issue: nothing lost). */
export function HistoryList() {
  const client = useQueryClient()
  const confirm = useConfirm()
  const [failure, setFailure] = useState<string>()
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['content_history'],
    queryFn: ({ pageParam }) =>
      listHistory({ limit: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: ContentChange[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })
  const changes = data?.pages.flat() ?? []

  async function restore(id: number): Promise<void> {
    setFailure(undefined)
    try {
      const made = await restoreChange(id)
      showToast({
        kind: 'success',
        title: 'Restored',
        description: 'The history has this change too.',
        action: { label: 'Undo', onClick: () => restore(made.id) },
      })
    } catch (error) {
      setFailure(failureText(error))
      showToast({ kind: 'error', title: 'Restore failed', description: failureText(error) })
    } finally {
      await client.invalidateQueries()
    }
  }

  async function ask(change: ContentChange): Promise<void> {
    const title = rowTitle(change.after ?? change.before ?? {}, change.key)
    const text = change.before ? `Restore ‘${title}’ as it was before this change?` : `Take ‘${title}’ away again?`
    const action = change.before ? 'Restore' : 'Take away'
    const details = <RestorePreview change={change} />
    if (await confirm.ask({ text, action, details, isWide: true })) await restore(change.id)
  }

  return (
    <MaintenanceFrame>
      <p className="prose">
        Every change that was made here, newest first. Restore puts back what was there before a change. That is a
        change of its own, so it can be undone too.
      </p>
      <div role="alert">{failure !== undefined && <p className="m-notice m-notice-danger">{failure}</p>}</div>
      {isError && (
        <p role="alert" className="m-notice m-notice-danger">
          The history could not be loaded. Please try again.
        </p>
      )}
      {isPending && <p role="status">Loading the history...</p>}
      {!isPending && !isError && changes.length === 0 && <p className="mt-4">Nothing has been changed yet.</p>}
      <ol className="m-rows">
        {changes.map((change) => (
          <HistoryEntry key={change.id} change={change} onRestore={() => ask(change)} />
        ))}
      </ol>
      {hasNextPage && (
        <p className="m-actions">
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isFetchingNextPage}
            onClick={() => fetchNextPage()}
          >
            {isFetchingNextPage ? 'Loading...' : 'Show older changes'}
          </button>
        </p>
      )}
      {confirm.dialog}
    </MaintenanceFrame>
  )
}
