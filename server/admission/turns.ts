import { setImmediate as nextTurn } from 'node:timers/promises'
import { ContentError } from '../../domain/content-error.ts'
import { busyForSeconds, busyWords } from './limits.ts'
import { type ShareLimit, Shares } from './shares.ts'

interface Waiting {
  networks: readonly string[]
  begin: () => void
  giveUp: () => void
}

/** Node.js takes one new connection in a turn of its event loop: so many come in between two pieces of work. */
const turnsBetween = 20
const mostRemembered = 10_000

/**
 * Work of which only so much is done at once; the rest waits. The network whose last turn is longest ago is next, and where
 * too much waits, the one that had its turn last goes: so nobody waits long for the work of others.
 */
export class Turns {
  readonly #atOnce: number
  readonly #shares: Shares
  readonly #waiting = new Set<Waiting>()
  /** The number of the last turn that each network had. */
  readonly #served = new Map<string, number>()
  #turn = 0
  #underWay = 0

  constructor({ atOnce, ...limit }: ShareLimit & { atOnce: number }) {
    this.#atOnce = atOnce
    this.#shares = new Shares(limit)
  }

  /** Does the work when its turn has come. Rejects with 'unavailable' where too much waits, otherwise as the work does. */
  async run<T>(networks: readonly string[], work: () => Promise<T>): Promise<T> {
    let shortage = this.#shares.take(networks)
    if (shortage === 'all' && this.#makeRoom(networks)) shortage = this.#shares.take(networks)
    if (shortage !== undefined) throw busy()
    if (this.#underWay >= this.#atOnce) await this.#wait(networks)
    else this.#underWay += 1
    this.#remember(widest(networks))
    try {
      return await work()
    } finally {
      this.#shares.release(networks)
      void this.#passOn()
    }
  }

  #wait(networks: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.add({ networks, begin: resolve, giveUp: () => reject(busy()) })
    })
  }

  #remember(network: string): void {
    this.#turn += 1
    this.#served.delete(network)
    this.#served.set(network, this.#turn)
    const [longestAgo] = this.#served.keys()
    if (this.#served.size > mostRemembered && longestAgo !== undefined) this.#served.delete(longestAgo)
  }

  #lastTurn(networks: readonly string[]): number {
    return this.#served.get(widest(networks)) ?? 0
  }

  /** Those who wait, in the order in which they will be served. */
  #queue(): Waiting[] {
    return [...this.#waiting].sort((one, other) => this.#lastTurn(one.networks) - this.#lastTurn(other.networks))
  }

  async #passOn(): Promise<void> {
    for (let turn = 0; turn < turnsBetween && this.#waiting.size > 0; turn += 1) await nextTurn()
    const [next] = this.#queue()
    if (next) {
      this.#waiting.delete(next)
      next.begin()
    } else {
      this.#underWay -= 1
    }
  }

  /** Sends away who would be served last, if that is later than these networks would be; whether there is room then. */
  #makeRoom(networks: readonly string[]): boolean {
    const last = this.#queue().at(-1)
    if (!last || this.#lastTurn(last.networks) <= this.#lastTurn(networks)) return false
    this.#waiting.delete(last)
    this.#shares.release(last.networks)
    last.giveUp()
    return true
  }
}

/** The widest network of a client is the one that it can change least. */
function widest(networks: readonly string[]): string {
  return networks.at(-1) ?? ''
}

function busy(): ContentError {
  return new ContentError('unavailable', busyWords, { retryAfterSeconds: busyForSeconds })
}
