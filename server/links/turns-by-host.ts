import { setTimeout as pause } from 'node:timers/promises'

/** Lets one request at a time go to each host, with a pause after each. */
export class TurnsByHost {
  readonly #last = new Map<string, Promise<unknown>>()
  readonly #pauseMs: number

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs
  }

  /** Runs the work when it is the host's turn. Rejects as the work does, or when the signal ends the waiting. */
  take<R>(host: string, signal: AbortSignal, work: () => Promise<R>): Promise<R> {
    const before = this.#last.get(host)
    const turn = (before ?? Promise.resolve()).then(async () => {
      if (before) await pause(this.#pauseMs, undefined, { signal })
      signal.throwIfAborted()
      return work()
    })
    this.#last.set(
      host,
      turn.catch(() => undefined),
    )
    return turn
  }
}
