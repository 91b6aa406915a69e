import type { TableName } from './content.ts'

/**
 * What came of looking at an address: it answered; its host lets no program look; nobody gets there; or it did not answer
 * this time, which may pass.
 */
export type LinkResult = 'answered' | 'closed-to-programs' | 'broken' | 'no-answer'

/** What came of the last look at an address that a row leads to. */
export interface LinkCheck {
  /** As it stands in the row. */
  address: string
  /** When, as an ISO text. */
  checkedAt: string
  result: LinkResult
  /** The status of the last answer; null where there was none. */
  status: number | null
  /** The same in a sentence for people. */
  words: string
}

export interface LinkPlace {
  table: TableName
  key: string
  title: string
}

/** A look at all addresses, or the last one: how far it is. */
export interface LinkRunState {
  isRunning: boolean
  /** Whether the last run broke off because of an error of our own. */
  hasFailed: boolean
  /** Whether hardly any host was heard of in the last run, so that it found nothing out but that our own network is away. */
  hasNoNetwork: boolean
  total: number
  done: number
}

/** What maintainers are told of the addresses that the rows lead to. */
export interface LinkReport {
  run: LinkRunState
  /** How many addresses there are, and how many of them nobody has looked at yet. */
  addresses: number
  unseen: number
  /** When the last of the looks was, as an ISO text; null before the first. */
  lastLook: string | null
  /** Those that need a person: with where each stands. */
  troubled: (LinkCheck & { places: LinkPlace[] })[]
}
