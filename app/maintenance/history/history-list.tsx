import { Fragment, useRef, useState } from 'react'
import { batchKind, type ContentChange } from '../../../domain/content-change.ts'
import { LoadFailure } from '../load-failure.tsx'
import type { HistoryFilter } from '../maintenance-api.ts'
import { formatMoment } from '../moment.ts'
import { MoreButton } from '../received-list.tsx'
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

  return (
    <>
      <p ref={about} tabIndex={-1} className="prose">
        Every change that was made here, newest first. Restore puts back what was there before a change. That is a
        change of its own, so it can be undone too.
      </p>
      <HistoryFilterForm filter={filter} onChange={setFilter} />
      <WriteFailure failure={failure} />
      {query.isError && (
        <LoadFailure query={query} focusAfter={about}>
          The history could not be loaded.
        </LoadFailure>
      )}
      {query.isPending && <p role="status">Loading the history...</p>}
      {query.isSuccess && changes.length === 0 && (
        <p role="status" className="list-empty">
          {isFiltered ? 'No change fits. A shorter word finds more.' : 'Nothing has been changed yet.'}
        </p>
      )}
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

/** Stands above the changes that were made at once. */
function BatchHead({
  batch,
  at,
  onUndo,
}: Pick<ContentChange, 'at'> & { batch: string; onUndo: (batch: string) => void }) {
  const isImport = batchKind(batch) === 'import'
  return (
    <li className="line row history-batch">
      <div className="row-text">
        <h2 className="row-title">{isImport ? 'An import' : 'A whole import taken back'}</h2>
        <p className="line row-facts">
          <span>The changes that follow were made at once</span> <time dateTime={at}>{formatMoment(at)}</time>
        </p>
      </div>
      <p className="row-actions">
        <button type="button" className="button button-quiet" onClick={() => onUndo(batch)}>
          {isImport ? 'Undo the whole import' : 'Bring the whole import back'}
        </button>
      </p>
    </li>
  )
}
