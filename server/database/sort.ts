import { keyOf, type Row, rowTitle, type TableName } from '../../domain/content.ts'
import type { Event } from '../../domain/event.ts'
import { isCalendarDate } from '../../domain/event-date.ts'
import { keyFactIds, pageTextIds } from '../../domain/fixed-row-ids.ts'
import { groundIds } from '../../domain/ground-ids.ts'
import { stageIds } from '../../domain/stage-ids.ts'

const collator = new Intl.Collator('en-GB')

/**
 * The order of each table's list where it is not that of its `sort_order` and titles, made here and not in the database:
 * PostgreSQL and SQLite sort texts differently. The keys at the end make it complete.
 */
const orders: { [T in TableName]?: (a: Row<T>, b: Row<T>) => number } = {
  events: (a, b) => byDate(a, b) || byText(a.title, b.title) || byCode(a.id, b.id),
  impact_cards: (a, b) => a.delay - b.delay || byText(a.title, b.title) || byCode(a.id, b.id),
  claims: (a, b) => byText(a.statement, b.statement) || byCode(a.id, b.id),
  process_stages: inOrderOf(stageIds),
  key_facts: inOrderOf(keyFactIds),
  page_texts: inOrderOf(pageTextIds),
  objection_grounds: inOrderOf(groundIds),
  // Unsent ones first, then what was sent, newest first.
  updates: (a, b) => byCode(b.sent_at ?? '~', a.sent_at ?? '~') || byText(a.subject, b.subject) || byCode(a.id, b.id),
}

/** Rows that are always there have an order of their own. */
function inOrderOf<I extends string>(ids: readonly I[]): (a: { id: I }, b: { id: I }) => number {
  return (a, b) => ids.indexOf(a.id) - ids.indexOf(b.id) || byCode(a.id, b.id)
}

/** The rows in the order of their table's list. */
export function sortRows<T extends TableName>(table: T, rows: Row<T>[]): Row<T>[] {
  const byTitle = (a: Row<T>, b: Row<T>) =>
    placeOf(a) - placeOf(b) || byText(rowTitle(a, ''), rowTitle(b, '')) || byCode(keyOf(table, a), keyOf(table, b))
  return rows.toSorted(orders[table] ?? byTitle)
}

const placeOf = (row: object) => ('sort_order' in row ? Number(row.sort_order) : 0)

/** Days of the calendar in their order, with the hour deciding between events of one day; then dates in words. */
function byDate(a: Event, b: Event): number {
  const [aIsDay, bIsDay] = [isCalendarDate(a.date.trim()), isCalendarDate(b.date.trim())]
  if (aIsDay !== bIsDay) return aIsDay ? -1 : 1
  return aIsDay ? byCode(a.date.trim(), b.date.trim()) || byCode(a.time, b.time) : byText(a.date, b.date)
}

function byText(a: string, b: string): number {
  return collator.compare(a, b)
}

function byCode(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
