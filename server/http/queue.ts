import { ContentError } from '../../domain/content-error.ts'

/** When whoever is told that the site is busy may come again. */
const busyForSeconds = 2

/** Those who wait for their turn, by whom their work is for; whoever had one goes to the end. */
type Waiting = Map<string, (() => void)[]>

interface Terms {
  isUrgent?: boolean
  whose?: string
  /** Whether it is to be done at all, asked when its turn has come. */
  isWanted?: () => boolean
}

/**
 * Work of which only so much is done at once; the rest waits, what is urgent before what is not. Those whom it is for take
 * turns, so that however much one of them wants, the others wait for one piece of it.
 */
export class Queue {
  readonly #atOnce: number
  readonly #longest: number
  readonly #urgent: Waiting = new Map()
  readonly #later: Waiting = new Map()
  #underWay = 0

  /** `longest` is how much may wait for one of those whom work is done for. */
  constructor({ atOnce, longest = Number.POSITIVE_INFINITY }: { atOnce: number; longest?: number }) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /**
   * Does the work when its turn has come. Rejects with 'too-many' where too much waits for the same, with 'unavailable' where
   * nobody wants it any more by then, otherwise as the work does.
   */
  async run<T>(work: () => Promise<T>, { isUrgent = true, whose = '', isWanted }: Terms = {}): Promise<T> {
    if (this.#underWay < this.#atOnce) this.#underWay += 1
    else await this.#turn(isUrgent ? this.#urgent : this.#later, whose)
    try {
      if (isWanted?.() === false)
        throw new ContentError('unavailable', 'Whoever asked has gone.', { retryAfterSeconds: busyForSeconds })
      return await work()
    } finally {
      // Requests that need no work are answered before the next piece begins.
      setImmediate(() => this.#passOn())
    }
  }

  #turn(waiting: Waiting, whose: string): Promise<void> {
    const own = waiting.get(whose) ?? []
    if (own.length >= this.#longest) {
      const message = 'The site is busy. Please try again in a moment.'
      throw new ContentError('too-many', message, { retryAfterSeconds: busyForSeconds })
    }
    waiting.set(whose, own)
    return new Promise((begin) => own.push(begin))
  }

  #passOn(): void {
    const waiting = this.#urgent.size > 0 ? this.#urgent : this.#later
    const [next] = waiting
    if (!next) {
      this.#underWay -= 1
      return
    }
    const [whose, own] = next
    const begin = own.shift()
    waiting.delete(whose)
    if (own.length > 0) waiting.set(whose, own)
    begin?.()
  }
}
