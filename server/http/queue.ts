import { ContentError } from '../../domain/content-error.ts'

/** When whoever is told that the site is busy may come again. */
const busyForSeconds = 2

/** Work of which only so much is done at once; the rest waits, what is urgent before what is not. */
export class Queue {
  readonly #atOnce: number
  readonly #longest: number
  readonly #urgent: (() => void)[] = []
  readonly #later: (() => void)[] = []
  #underWay = 0

  /** `longest` is how much may wait. */
  constructor({ atOnce, longest = Number.POSITIVE_INFINITY }: { atOnce: number; longest?: number }) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /** Does the work when its turn has come. Rejects with 'unavailable' where too much waits, otherwise as the work does. */
  async run<T>(work: () => Promise<T>, { isUrgent = true } = {}): Promise<T> {
    if (this.#underWay < this.#atOnce) this.#underWay += 1
    else await this.#turn(isUrgent ? this.#urgent : this.#later)
    try {
      return await work()
    } finally {
      // Requests that need no work are answered before the next piece begins.
      setImmediate(() => this.#passOn())
    }
  }

  #turn(list: (() => void)[]): Promise<void> {
    if (this.#urgent.length + this.#later.length >= this.#longest) {
      const message = 'The site is busy. Please try again in a moment.'
      throw new ContentError('unavailable', message, { retryAfterSeconds: busyForSeconds })
    }
    return new Promise((begin) => list.push(begin))
  }

  #passOn(): void {
    const next = this.#urgent.shift() ?? this.#later.shift()
    if (next) next()
    else this.#underWay -= 1
  }
}
