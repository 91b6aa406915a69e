import { ContentError } from '../../domain/content-error.ts'
import { busyForSeconds, busyWords } from './limits.ts'
import { type ShareLimit, Shares } from './shares.ts'

/**
 * Work of which only so much is done at once; the rest waits for its turn, and each network may have only so much of it
 * waiting, so that nobody waits long for the work of others.
 */
export class Turns {
  readonly #atOnce: number
  readonly #shares: Shares
  readonly #waiting: (() => void)[] = []
  #underWay = 0

  constructor({ atOnce, ...limit }: ShareLimit & { atOnce: number }) {
    this.#atOnce = atOnce
    this.#shares = new Shares(limit)
  }

  /** Does the work when its turn has come. Rejects with 'unavailable' where too much waits, otherwise as the work does. */
  async run<T>(networks: readonly string[], work: () => Promise<T>): Promise<T> {
    if (this.#shares.take(networks) !== undefined) {
      throw new ContentError('unavailable', busyWords, { retryAfterSeconds: busyForSeconds })
    }
    try {
      if (this.#underWay >= this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
      else this.#underWay += 1
      return await work()
    } finally {
      this.#shares.release(networks)
      // Whoever is next takes over this place.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#underWay -= 1
    }
  }
}
