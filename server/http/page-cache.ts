import type { CachedResponse } from './cached-response.ts'
import { Queue } from './queue.ts'

export interface PageCacheOptions {
  /** Names all that the pages depend on: the state of the content, and the day in London. */
  version: () => string
  /** How many pages are kept; those that were made longest ago go first. */
  most?: number
  /** How long somebody waits for a page, in ms: a database may not answer, and others may be before them. */
  longestWait?: number
  /** Is told why an older page answers than should. */
  onFailure?: (error: unknown) => void
  now?: () => number
}

/** A page as it was made. */
export interface MadePage {
  response: CachedResponse
  /** Names what its loaders gave: a page of the same is the same. */
  loaded: string
  /** Whether all that it was made of is as it was. */
  isCurrent: () => boolean
}

/** Makes a page, or finds that the one before is still right; undefined where none stands at its address. */
type Make<P> = (before?: MadePage) => Promise<P>
type MaybePage = MadePage | undefined

interface Entry {
  page: MadePage
  make: Make<MaybePage>
  /** Since when what it rests on has changed, in ms; undefined while it has not. */
  staleSince: number | undefined
}

/** How long after a change of the content the old page may answer, in ms. */
const staleFor = 5_000
/** How long after a look at the version pages answer without another, in ms: looking costs a fifth of what sending a page does. */
const lookEvery = 20
/** Pages count as failing for so long after one has failed, in ms: old ones then answer without an end, and nobody waits. */
const failingFor = 30_000
/** While they fail, a page is tried again in the background when so much time has passed, in ms: each failure goes to the log. */
const tryAgainAfter = 1_000

/**
 * Rendered pages by address. After a change of what a page was made of, it still answers for up to five seconds while the new
 * one is made, one page at a time; whoever must see the change waits for it. Where a page cannot be made, the last good one
 * answers, and for as long as pages fail nobody waits for another attempt.
 */
export class PageCache {
  readonly #currentVersion: () => string
  readonly #most: number
  readonly #longestWait: number
  readonly #onFailure: (error: unknown) => void
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  /** Pages that are made or wait for their turn, by urgency, version and address. */
  readonly #making = new Map<string, Promise<MaybePage>>()
  readonly #queue = new Queue({ atOnce: 1 })
  #version = ''
  /** When the version was last looked at: a newer one may be as old as that. */
  #checkedAt = 0
  /** When a page could last not be made. */
  #failedAt = Number.NEGATIVE_INFINITY

  constructor(options: PageCacheOptions) {
    const { version, most = 1_500, longestWait = 30_000, onFailure = () => undefined, now = Date.now } = options
    this.#currentVersion = version
    this.#most = most
    this.#longestWait = longestWait
    this.#onFailure = onFailure
    this.#now = now
  }

  /** What may answer at once: a page of this version; an old one for five seconds, while it is made anew; any old one for as long as pages fail; else nothing. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const now = this.#now()
    if (now - this.#checkedAt >= lookEvery) this.#checkVersion()
    if (entry.staleSince === undefined) return entry.page.response
    const sinceFailure = now - this.#failedAt
    if (now - entry.staleSince > staleFor && sinceFailure > failingFor) return undefined
    if (sinceFailure > tryAgainAfter) {
      this.#makeInTurn(key, entry.make, { isUrgent: false }).catch((error) => {
        this.#failedAt = this.#now()
        this.#onFailure(error)
      })
    }
    return entry.page.response
  }

  /**
   * The page at this address, which `make` makes where none can answer at once; where that fails or takes too long, the last
   * good one. Rejects where there is none either. With `mustBeNew` it shows every change that was made before the call.
   */
  async get<P extends MaybePage>(
    key: string,
    make: Make<P>,
    { mustBeNew = false } = {},
  ): Promise<CachedResponse | Extract<P, undefined>> {
    const found = mustBeNew ? this.#findNew(key)?.response : this.find(key)
    if (found) return found
    try {
      const page = await within(this.#longestWait, this.#makeInTurn(key, make, { isUrgent: true }))
      return page?.response as CachedResponse | Extract<P, undefined>
    } catch (error) {
      this.#failedAt = this.#now()
      const last = this.#entries.get(key)
      if (!last) throw error
      this.#onFailure(error)
      return last.page.response
    }
  }

  /** The page of the version that is the newest just now. */
  #findNew(key: string): MaybePage {
    this.#checkVersion()
    const entry = this.#entries.get(key)
    return entry?.staleSince === undefined ? entry?.page : undefined
  }

  /** All who want the same page get it from one making. Those that somebody waits for go before those that are only old. */
  #makeInTurn(key: string, make: Make<MaybePage>, { isUrgent }: { isUrgent: boolean }): Promise<MaybePage> {
    const name = `${isUrgent} ${this.#checkVersion()} ${key}`
    const known = this.#making.get(name)
    if (known) return known
    const making = this.#queue.run(() => this.#make(key, make), { isUrgent }).finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    return making
  }

  /** Makes the page unless that was done for this version while it waited for its turn. */
  async #make(key: string, make: Make<MaybePage>): Promise<MaybePage> {
    const known = this.#findNew(key)
    if (known) return known
    const begun = this.#now()
    const page = await make(this.#entries.get(key)?.page)
    // What was made while the content changed may mix old and new rows: it is soon made again.
    if (page) this.#keep(key, { page, make, staleSince: page.isCurrent() ? undefined : begun })
    else this.#entries.delete(key)
    return page
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
      for (const entry of this.#entries.values()) {
        if (entry.staleSince === undefined && !entry.page.isCurrent()) entry.staleSince = this.#checkedAt
      }
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
