import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, useRef, useState } from 'react'
import { tableWords } from '../../../content/table-words.ts'
import { type TableName, tableNames } from '../../../domain/content.ts'
import { batchKind, type ContentChange } from '../../../domain/content-change.ts'
import { SelectField, TextField } from '../form-field.tsx'
import { ListRow } from '../list-row.tsx'
import { ListState, MoreButton, WriteFailure } from '../list-state.tsx'
import { type HistoryFilter, listHistory } from '../maintenance-api.ts'
import { formatMoment } from '../moment-words.ts'
import { rowDifferences } from '../row-difference.ts'
import { rowName } from '../row-name.ts'
import { useSettled } from '../use-settled.ts'
import { batchWords, DifferenceTable, useRestore } from './use-restore.tsx'

const pageSize = 30
const typingPause = 300
const tableOptions = [
  { value: '', label: 'Everything' },
  ...tableNames.map((name) => ({ value: name, label: tableWords[name].all })),
]

/** The changes that the filter leaves, page by page, newest first. While others are looked for, those before stay. */
function useHistory({ table, search: typed = '' }: HistoryFilter) {
  const [search] = useSettled(typed.trim(), typingPause)
  return useInfiniteQuery({
    queryKey: ['content_history', table, search],
    queryFn: ({ pageParam: before }) => listHistory({ limit: pageSize, before, table, search }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: ContentChange[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Every change of the content, newest first, and the way back from each. */
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
      <search className="line history-filter">
        <TextField
          name="search"
          label="Title or ID"
          type="search"
          maxLength={200}
          value={filter.search ?? ''}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <SelectField
          name="table"
          label="What was changed"
          options={tableOptions}
          value={filter.table ?? ''}
          onChange={(table) => setFilter({ ...filter, table: (table || undefined) as TableName | undefined })}
        />
      </search>
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

const kinds = { insert: 'added', update: 'changed', delete: 'deleted' }

/** One change: when, what kind, of which row, and each field before and after. */
function HistoryEntry({ change, onRestore }: { change: ContentChange; onRestore: () => void }) {
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
