import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { rowName } from '../../../content/row-name.ts'
import { tableWords } from '../../../content/table-words.ts'
import { type TableName, tableNames } from '../../../domain/content.ts'
import { batchKind, type ContentChange } from '../../../domain/content-change.ts'
import { ListFilter, useNarrowing } from '../list-filter.tsx'
import { ListRow } from '../list-row.tsx'
import { ListState, MoreButton, WriteFailure } from '../list-state.tsx'
import { listHistory } from '../maintenance-api.ts'
import { momentHeading } from '../moment-words.ts'
import { rowDifferences } from '../row-difference.ts'
import { ScreenActions } from '../screen-head.tsx'
import { batchWords, DifferenceTable, useRestore } from './use-restore.tsx'

const pageSize = 30
const tableOptions = Object.fromEntries(tableNames.map((name) => [name, tableWords[name].all]))

/** The changes that the filter leaves, page by page, newest first. While others are looked for, those before stay. */
function useHistory(search: string, table: TableName | undefined) {
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
  const { narrowing, setNarrowing, words, only } = useNarrowing()
  const query = useHistory(words, (only || undefined) as TableName | undefined)
  const { askRestore, askUndo, failure, dialog } = useRestore()
  const changes = query.data?.pages.flat() ?? []
  const emptyWords = words || only ? 'No change fits. A shorter word finds more.' : 'Nothing has been changed yet.'

  return (
    <>
      <p className="prose">
        Every change that was made here, newest first. Restore puts back what was there before a change. That is a
        change of its own, so it can be undone too.
      </p>
      <ScreenActions>
        <ListFilter
          noun="changes"
          narrowing={narrowing}
          choices={[{ all: 'Everything', options: tableOptions }]}
          onChange={setNarrowing}
        />
      </ScreenActions>
      <WriteFailure failure={failure} />
      <ListState
        query={query}
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
  const { title, undo, what = 'The changes that follow were made at once' } = batchWords[batchKind(batch)]
  return (
    <ListRow className="history-batch" title={title} actions={[{ children: undo, onClick: () => onUndo(batch) }]}>
      <p className="line row-facts">
        <span>{what}</span> <time dateTime={at}>{momentHeading(at, Date.now())}</time>
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
      title={title}
      actions={[
        before
          ? { children: 'Restore', about: `${title} as it was before this change`, onClick: onRestore }
          : { children: 'Take away', about: title, onClick: onRestore },
      ]}
    >
      <p className="line row-facts">
        <span>
          {tableWords[table].row} {kinds[kind]}
        </span>{' '}
        <time dateTime={at}>{momentHeading(at, Date.now())}</time>
      </p>
      <details>
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
