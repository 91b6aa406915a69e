import type { Campaign } from './campaign.ts'
import type { Case } from './case.ts'
import type { Claim } from './claim.ts'
import type { Event } from './event.ts'
import type { EvidenceCategory, EvidenceDocument } from './evidence-document.ts'
import type { ImpactCard } from './impact-card.ts'
import type { KeyFact } from './key-fact.ts'
import type { Notice } from './notice.ts'
import type { ObjectionGround } from './objection-ground.ts'
import type { PageText } from './page-text.ts'
import type { ProcessStage } from './process-stage.ts'
import type { SiteCheck } from './site-check.ts'
import type { Update } from './update.ts'
import type { Village } from './village.ts'

export interface ContentTables {
  events: Event
  impact_cards: ImpactCard
  village_data: Village
  evidence_categories: EvidenceCategory
  evidence_documents: EvidenceDocument
  claims: Claim
  campaign_details: Campaign
  process_stages: ProcessStage
  key_facts: KeyFact
  notices: Notice
  page_texts: PageText
  cases: Case
  objection_grounds: ObjectionGround
  site_checks: SiteCheck
  updates: Update
}
export type TableName = keyof ContentTables
export type Row<T extends TableName> = ContentTables[T]

/** The column that names a row in its table. */
export const keyColumns = {
  events: 'id',
  impact_cards: 'id',
  village_data: 'village_key',
  evidence_categories: 'id',
  evidence_documents: 'id',
  claims: 'id',
  campaign_details: 'id',
  process_stages: 'id',
  key_facts: 'id',
  notices: 'id',
  page_texts: 'id',
  cases: 'id',
  objection_grounds: 'id',
  site_checks: 'id',
  updates: 'id',
} as const satisfies { [T in TableName]: keyof ContentTables[T] }

export const tableNames = Object.keys(keyColumns) as TableName[]

/** The tables whose rows are always there: they are changed, and neither added nor deleted. */
const fixedTables = [
  'campaign_details',
  'process_stages',
  'key_facts',
  'notices',
  'page_texts',
  'objection_grounds',
] as const
export type FixedTable = (typeof fixedTables)[number]

export function isFixedTable(table: TableName): table is FixedTable {
  return (fixedTables as readonly string[]).includes(table)
}

export function isTableName(text: string): text is TableName {
  return Object.hasOwn(keyColumns, text)
}

export function keyOf(table: TableName, row: object): string {
  return String(Reflect.get(row, keyColumns[table]))
}

type SetByServer = 'created_at' | 'updated_at' | 'sent_at' | 'stopped_at'
/** What a new row needs: everything but the times, and its id only where it is not made for it. */
export type NewRow<T extends TableName> = T extends 'village_data' | 'evidence_categories' | 'claims' | FixedTable
  ? Omit<Row<T>, SetByServer>
  : Omit<Row<T>, SetByServer | 'id'> & { id?: string }
/** The fields of a row that may be changed; the key never changes. */
export type Change<T extends TableName> = Partial<Omit<Row<T>, SetByServer | (typeof keyColumns)[T]>>

/** Reads content: what public pages need. */
export interface ContentReader {
  /** All rows in the order of their table; rejects with a ContentError. */
  list<T extends TableName>(table: T): Promise<Row<T>[]>
  find<T extends TableName>(table: T, key: string): Promise<Row<T> | undefined>
}

/** Reads and writes content. Every method rejects with a ContentError. */
export interface Content extends ContentReader {
  insert<T extends TableName>(table: T, row: NewRow<T>): Promise<Row<T>>
  /**
   * Changes a row that the editor last saw with `seenUpdatedAt`, and returns it as stored.
   * A row that has moved on since is a 'conflict' that carries the current row; nothing is overwritten.
   * `isAutoSave` says that nobody asked for it: the editor saves by itself.
   */
  update<T extends TableName>(
    table: T,
    key: string,
    change: Change<T>,
    seenUpdatedAt: string,
    isAutoSave?: boolean,
  ): Promise<Row<T>>
  /**
   * Removes a row; its history keeps it. Where `seenUpdatedAt` is given, a row that has moved on since is a 'conflict' that
   * carries the current row, and stays.
   */
  delete(table: TableName, key: string, seenUpdatedAt?: string): Promise<void>
}

/** The name of a row: its title, name, statement or subject, or its key where it has none. */
export function rowTitle(row: object, key: string): string {
  const titles: unknown[] = ['title', 'name', 'statement', 'subject'].map((field) => Reflect.get(row, field))
  const title = titles.find((text) => text !== undefined && text !== null)
  return typeof title === 'string' && title.trim() !== '' ? title : key
}
