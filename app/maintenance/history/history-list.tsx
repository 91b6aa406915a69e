import { Fragment, useRef, useState } from 'react'
import { type BatchKind, batchKind, type ContentChange } from '../../../domain/content-change.ts'
import { ListRow } from '../list-row.tsx'
import { ListState } from '../list-state.tsx'
import type { HistoryFilter } from '../maintenance-api.ts'
import { formatMoment } from '../moment.ts'
import { MoreButton } from '../more-button.tsx'
import { WriteFailure } from '../write-failure.tsx'
import { HistoryEntry } from './history-entry.tsx'
import { HistoryFilterForm } from './history-filter.tsx'
import { useHistory } from './use-history.ts'
import { useRestore } from './use-restore.tsx'
import './history.css'

/** Every change of the content, newest first, and the way back from each (rule: history-entries). */
export function HistoryList() {
  const [filter, setFilter] = useState<HistoryFilter>({})
  const query = useHistory(filter)
  const about = useRef<HTMLParagraphElement>(null)
  const { askRestore, askUndo, failure, dialog } = useRestore()
  const changes = query.data?.pages.flat() ?? []
  const isFiltered = filter.table !== undefined || Boolean(filter.search?.trim())
  const emptyWords = isFiltered ? 'No change fits. A shorter word finds more.' : 'Nothing has been changed yet.'

  return (
    <>
      <p ref={about} tabIndex={-1} className="prose">
        Every change that was made here, newest first. Restore puts back what was there before a change. That is a
        change of its own, so it can be undone too.
      </p>
      <HistoryFilterForm filter={filter} onChange={setFilter} />
      <WriteFailure failure={failure} />
      <ListState
        query={query}
        focusAfter={about}
        loading="Loading the history..."
        failure="The history could not be loaded."
        empty={query.isSuccess && changes.length === 0 && emptyWords}
      />
      <ol className="rows" aria-busy={query.isPlaceholderData}>
        {changes.map((change, index) => (
          <Fragment key={change.id}>
            {change.batch !== null && change.batch !== changes[index - 1]?.batch && (
              <BatchHead {...change} batch={change.batch} onUndo={askUndo} />
            )}
            <HistoryEntry change={change} onRestore={() => askRestore(change)} />
          </Fragment>
        ))}
      </ol>
      <MoreButton query={query} label="Show older changes" />
      {dialog}
    </>
  )
}

const batchWords: Record<BatchKind, { title: string; undo: string }> = {
  import: { title: 'An import', undo: 'Undo the whole import' },
  undo: { title: 'A whole import taken back', undo: 'Bring the whole import back' },
  stage: { title: 'A move to another stage', undo: 'Undo the move' },
}

/** Stands above the changes that were made at once. */
function BatchHead({
  batch,
  at,
  onUndo,
}: Pick<ContentChange, 'at'> & { batch: string; onUndo: (batch: string) => void }) {
  const { title, undo } = batchWords[batchKind(batch)]
  return (
    <ListRow
      className="history-batch"
      heading="h2"
      title={title}
      actions={[{ children: undo, onClick: () => onUndo(batch) }]}
    >
      <p className="line row-facts">
        <span>The changes that follow were made at once</span> <time dateTime={at}>{formatMoment(at)}</time>
      </p>
    </ListRow>
  )
}
