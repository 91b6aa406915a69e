import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { tableWords } from '../../content/table-words.ts'
import { keyOf, type Row, type TableName } from '../../domain/content.ts'
import { readFailure } from '../content-api/query-client.ts'
import { contentWriter } from './content-writer.ts'

const noEvidence = 'Could not load evidence data from database'
const noCards = { title: 'Error', description: 'Error loading impact cards. Please try again.' }

/** What is said where the rows of a table cannot be read, where it is not what all are called. */
const ownFailures: Partial<Record<TableName, ReturnType<typeof readFailure>>> = {
  evidence_categories: readFailure('Error fetching categories', 'Could not load evidence categories', noEvidence),
  evidence_documents: readFailure('Error fetching documents', 'Could not load evidence documents', noEvidence),
  impact_cards: { failure: { refused: noCards, unreachable: noCards } },
  village_data: readFailure('Error fetching data', 'Could not load village data from database'),
}

function failureOf(table: TableName) {
  const all = tableWords[table].all.toLowerCase()
  return ownFailures[table] ?? readFailure(`Error fetching ${all}`, `Could not load ${all} from database`)
}

/** All rows of a table as they are stored, read anew whenever a list of them opens. */
export const rowsQuery = <T extends TableName>(table: T) =>
  queryOptions({
    queryKey: [table, 'rows'],
    queryFn: () => contentWriter.list(table),
    staleTime: 0,
    meta: failureOf(table),
  })

/** What the screen says where the rows of a table cannot be loaded. */
export function loadFailureText(table: TableName): string {
  return failureOf(table).failure.refused.description
}

/**
 * Reads a table anew wherever the app shows it, after a change. A row that was stored stands in its list at once: who edits
 * or deletes it again must not meet their own change as somebody else's.
 */
export function useRefresh<T extends TableName>(table: T): (stored?: Row<T>) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    (stored) => {
      if (stored) {
        const key = keyOf(table, stored)
        const withStored = (rows?: Row<T>[]) => rows?.map((row) => (keyOf(table, row) === key ? stored : row))
        client.setQueryData(rowsQuery(table).queryKey, withStored)
      }
      return client.invalidateQueries({ queryKey: [table] })
    },
    [client, table],
  )
}
