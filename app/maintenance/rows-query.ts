import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { TableName } from '../../domain/content.ts'
import type { FailureWords } from '../content-api/query-client.ts'
import { contentWriter } from './content-writer.ts'

/** What a toast says when a list cannot be loaded (rule: failure-toasts). */
const failures: Record<TableName, { refused: FailureWords; unreachable: FailureWords }> = {
  events: {
    refused: { title: 'Error fetching events', description: 'Could not load events from database' },
    unreachable: { title: 'Error fetching data', description: 'Could not load events from database' },
  },
  evidence_categories: {
    refused: { title: 'Error fetching categories', description: 'Could not load evidence categories' },
    unreachable: { title: 'Error fetching data', description: 'Could not load evidence data from database' },
  },
  evidence_documents: {
    refused: { title: 'Error fetching documents', description: 'Could not load evidence documents' },
    unreachable: { title: 'Error fetching data', description: 'Could not load evidence data from database' },
  },
  impact_cards: {
    refused: { title: 'Error', description: 'Error loading impact cards. Please try again.' },
    unreachable: { title: 'Error', description: 'Error loading impact cards. Please try again.' },
  },
  village_data: {
    refused: { title: 'Error fetching data', description: 'Could not load village data from database' },
    unreachable: { title: 'Error fetching data', description: 'Could not load village data from database' },
  },
}

/** All rows of a table as they are stored, read anew whenever a list of them opens. */
export const rowsQuery = <T extends TableName>(table: T) =>
  queryOptions({
    queryKey: [table, 'rows'],
    queryFn: () => contentWriter.list(table),
    staleTime: 0,
    meta: { failure: failures[table] },
  })

/** What the screen says where the rows of a table cannot be loaded. */
export function loadFailureText(table: TableName): string {
  return failures[table].refused.description
}

/** Reads a table anew wherever the app shows it, after a change. */
export function useRefresh(table: TableName): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: [table] }), [client, table])
}
