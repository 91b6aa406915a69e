import type { ContentReader, Row, TableName } from '../domain/content.ts'
import type { Event } from '../domain/event.ts'
import { isExample } from '../domain/example-event.ts'
import type { Update } from '../domain/update.ts'

/** What a public site shows of the content: all but the example events and the drafts of updates. */
export function visitorContent(content: ContentReader): ContentReader {
  return {
    async list(table) {
      return (await content.list(table)).filter((row) => isForVisitors(table, row))
    },
    async find(table, key) {
      const row = await content.find(table, key)
      return row && isForVisitors(table, row) ? row : undefined
    },
  }
}

function isForVisitors<T extends TableName>(table: T, row: Row<T>): boolean {
  if (table === 'updates') return (row as Update).sent_at !== null
  return table !== 'events' || !isExample(row as Event)
}
