import type { ContentReader } from '../../domain/content.ts'
import type { LinkCheck, LinkRunState } from '../../domain/link-check.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { storeLinkChecks } from '../database/link-checks.ts'
import type { ContentRevision } from '../database/revision.ts'
import { openInternet, type Reach } from './ask-once.ts'
import { lookAt } from './look-at.ts'
import { findRowLinks } from './row-links.ts'
import { TurnsByHost } from './turns-by-host.ts'

/** How politely and how patiently the addresses are looked at. */
export interface Manners {
  /** How many hosts are asked at the same time. */
  hosts: number
  /** Between two requests to one host, in milliseconds. */
  pauseMs: number
  patienceMs: number
}

const manners: Manners = { hosts: 3, pauseMs: 1500, patienceMs: 20_000 }

/** What the servers that are asked can read in their logs. */
const userAgent = "quarry-campaign-link-check/1 (looks at the pages that a residents' website links to)"

export interface LinkRunParts {
  content: ContentReader
  database: ConnectedDatabase
  revision: ContentRevision
}

/**
 * Looks at all addresses that the rows lead to: a few hosts at a time, each with one request at a time and a pause between,
 * and one run at a time. What was found is stored at the end, also at an early one; nothing is where our own network seems to be away.
 */
export class LinkRun {
  readonly #parts: LinkRunParts
  readonly #manners: Manners
  readonly #reach: Reach
  readonly #ending = new AbortController()
  #state: LinkRunState = { isRunning: false, hasFailed: false, hasNoNetwork: false, total: 0, done: 0 }
  #running: Promise<void> = Promise.resolve()

  constructor(parts: LinkRunParts, how: Manners = manners, reach: Reach = openInternet) {
    this.#parts = parts
    this.#manners = how
    this.#reach = reach
  }

  state(): LinkRunState {
    return this.#state
  }

  /** Starts a run; false where one is under way, or all is ending. */
  start(): boolean {
    if (this.#state.isRunning || this.#ending.signal.aborted) return false
    this.#state = { isRunning: true, hasFailed: false, hasNoNetwork: false, total: 0, done: 0 }
    this.#running = this.#run()
      .catch(() => {
        this.#state = { ...this.#state, hasFailed: true }
      })
      .finally(() => {
        this.#state = { ...this.#state, isRunning: false }
      })
    return true
  }

  /** Resolves when no run is under way. */
  async settled(): Promise<void> {
    await this.#running
  }

  /** Ends a run that is under way, and waits until what it found is stored. */
  async close(): Promise<void> {
    this.#ending.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { content, database, revision } = this.#parts
    const addresses = [...(await findRowLinks(content)).keys()]
    this.#state = { ...this.#state, total: addresses.length }
    const found: LinkCheck[] = []
    const heard = new Map<string, boolean>()
    const turns = new TurnsByHost(this.#manners.pauseMs)
    const byHost = [...Map.groupBy(addresses, (address) => new URL(address).host).values()]
    const worker = async () => {
      for (let ofHost = byHost.shift(); ofHost; ofHost = byHost.shift()) {
        for (const address of ofHost) {
          const { check, isUnheard } = await this.#look(address, turns)
          const { host } = new URL(address)
          found.push(check)
          heard.set(host, heard.get(host) === true || !isUnheard)
        }
      }
    }
    await Promise.all(Array.from({ length: this.#manners.hosts }, () => worker().catch(this.#unlessEnding)))
    if (seemsAway([...heard.values()])) {
      this.#state = { ...this.#state, hasNoNetwork: true }
      return
    }
    const named = await findRowLinks(content)
    await storeLinkChecks(
      database,
      revision,
      found.filter(({ address }) => named.has(address)),
      (address) => named.has(address),
    )
  }

  async #look(address: string, turns: TurnsByHost): Promise<{ check: LinkCheck; isUnheard: boolean }> {
    const { signal } = this.#ending
    const options = { turns, signal, userAgent, reach: this.#reach, patienceMs: this.#manners.patienceMs }
    const { outcome, isUnheard } = await lookAt(address, options)
    this.#state = { ...this.#state, done: this.#state.done + 1 }
    return { check: { address, checkedAt: new Date().toISOString(), ...outcome }, isUnheard }
  }

  readonly #unlessEnding = (error: unknown) => {
    if (!this.#ending.signal.aborted) throw error
  }
}

const fewestHosts = 5
const mostHeardShare = 0.1

/** Whether so many hosts were not heard of that our own network must be the reason: then nothing can be said of their pages (rule: link-check-network). */
function seemsAway(heard: readonly boolean[]): boolean {
  return heard.length >= fewestHosts && heard.filter(Boolean).length <= heard.length * mostHeardShare
}
