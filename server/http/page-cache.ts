import type { CachedResponse } from './cached-response.ts'
import { Queue } from './queue.ts'

export interface PageCacheOptions {
  /** Names all that the pages depend on: the state of the content, and the day in London. */
  version: () => string
  /** How many pages are kept; those that were made longest ago go first. */
  most?: number
  /** How long the making of a page may take, and a visitor wait for it, in ms: a database may not answer. */
  makeWithin?: number
  now?: () => number
}

type Make = () => Promise<CachedResponse>

interface Entry {
  response: CachedResponse
  make: Make
  /** Since when the content is newer than the page, in ms; undefined while it is not. */
  staleSince: number | undefined
}

/** How long after a change of the content the old page may answer, in ms. */
const staleFor = 5_000
/** How long after a look at the version pages answer without another, in ms: looking costs a fifth of what sending a page does. */
const lookEvery = 20
/** How long after the failure of any page the last good ones answer without a new attempt, in ms. */
const pauseAfterFailure = 1_000
/** How long after such a failure nobody waits for a new page who can have the last good one, in ms. */
const troubledFor = 30_000

/**
 * Rendered pages by address. After a change the old page answers for up to five seconds while the new one is made, one
 * page at a time; whoever must see the change waits for it. Where a page cannot be made, the last good one answers, and
 * for as long as pages fail nobody waits for another attempt.
 */
export class PageCache {
  readonly #currentVersion: () => string
  readonly #most: number
  readonly #makeWithin: number
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  /** Pages that are made or wait for their turn, by urgency, version and address. */
  readonly #making = new Map<string, Promise<CachedResponse>>()
  readonly #queue = new Queue({ atOnce: 1 })
  #version = ''
  /** When the version was last looked at: a newer one may be as old as that. */
  #checkedAt = 0
  /** When a page could last not be made. */
  #failedAt = Number.NEGATIVE_INFINITY

  constructor({ version, most = 1_500, makeWithin = 10_000, now = Date.now }: PageCacheOptions) {
    this.#currentVersion = version
    this.#most = most
    this.#makeWithin = makeWithin
    this.#now = now
  }

  /** What may answer at once: a page of this version; an old one for five seconds, while it is made anew; any old one for as long as pages fail; else nothing. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const now = this.#now()
    if (now - this.#checkedAt >= lookEvery) this.#checkVersion()
    if (entry.staleSince === undefined) return entry.response
    const sinceFailure = now - this.#failedAt
    const isTroubled = sinceFailure <= troubledFor
    if (now - entry.staleSince > staleFor && !isTroubled) return undefined
    const mayTryAgain = sinceFailure > pauseAfterFailure
    if (mayTryAgain) {
      // The cache remembers a failure, and whoever made the page has logged it.
      this.#makeInTurn(key, entry.make, { isUrgent: false }).catch(() => undefined)
    }
    return entry.response
  }

  /**
   * The page at this address, which `make` makes where there is none yet; it rejects where that fails (see `orLastGood`).
   * With `mustBeNew` it shows every change that was made before the call.
   */
  async get(key: string, make: Make, { mustBeNew = false } = {}): Promise<CachedResponse> {
    if (mustBeNew) this.#checkVersion()
    const found = this.find(key)
    if (found && !(mustBeNew && this.#entries.get(key)?.staleSince !== undefined)) return found
    return this.#makeInTurn(key, make, { isUrgent: true })
  }

  /** What the work finds for this address, or the last good page of it where the work fails or takes too long. */
  async orLastGood(key: string, work: () => Promise<CachedResponse>): Promise<CachedResponse> {
    try {
      return await within(this.#makeWithin, work())
    } catch (error) {
      this.#failedAt = this.#now()
      const last = this.#entries.get(key)
      if (!last) throw error
      return last.response
    }
  }

  /** All who want the same page get it from one making. Those that somebody waits for go before those that are only old. */
  #makeInTurn(key: string, make: Make, { isUrgent }: { isUrgent: boolean }): Promise<CachedResponse> {
    const name = `${isUrgent} ${this.#checkVersion()} ${key}`
    const known = this.#making.get(name)
    if (known) return known
    const making = this.#queue.run(() => this.#make(key, make), { isUrgent }).finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    return making
  }

  /** Makes the page unless that was done for this version while it waited for its turn. */
  async #make(key: string, make: Make): Promise<CachedResponse> {
    const version = this.#checkVersion()
    const known = this.#entries.get(key)
    if (known && known.staleSince === undefined) return known.response
    const begun = this.#now()
    try {
      const response = await within(this.#makeWithin, make())
      // What was made while the content changed may mix old and new rows: it is soon made again.
      const staleSince = this.#checkVersion() === version ? undefined : begun
      this.#keep(key, { response, make, staleSince })
      return response
    } catch (error) {
      this.#failedAt = this.#now()
      throw error
    }
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest)
  }

  /** Looks whether the content has changed. It may have done so right after the last look, long ago where nobody came by. */
  #checkVersion(): string {
    const version = this.#currentVersion()
    if (version !== this.#version) {
      for (const entry of this.#entries.values()) entry.staleSince ??= this.#checkedAt
      this.#version = version
    }
    this.#checkedAt = this.#now()
    return version
  }
}

/** Rejects where the work takes longer than this, in ms. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${ms / 1000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
