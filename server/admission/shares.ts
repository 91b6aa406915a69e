/** How much there is in all, and how much of it one client network may hold. */
export interface ShareLimit {
  inAll: number
  perNetwork: number
}

/** Why nothing was given: the network holds its share already, or all is held. */
export type Shortage = 'network' | 'all'

/** Something of which there is only so much, and how much of it each client network holds. */
export class Shares {
  readonly #limit: ShareLimit
  readonly #held = new Map<string, number>()
  #inAll = 0

  constructor(limit: ShareLimit) {
    this.#limit = limit
  }

  get inAll(): number {
    return this.#inAll
  }

  /** Gives so much to the networks that a client stands in, the narrowest first, or says why not. Each wider one may hold twice as much. */
  take(networks: readonly string[], amount = 1): Shortage | undefined {
    const isOverdrawn = networks.some(
      (network, index) => (this.#held.get(network) ?? 0) + amount > this.#limit.perNetwork * 2 ** index,
    )
    if (isOverdrawn) return 'network'
    if (this.#inAll + amount > this.#limit.inAll) return 'all'
    this.#add(networks, amount)
    return undefined
  }

  /** Takes back what was given. */
  release(networks: readonly string[], amount = 1): void {
    this.#add(networks, -amount)
  }

  #add(networks: readonly string[], amount: number): void {
    this.#inAll += amount
    for (const network of networks) {
      const held = (this.#held.get(network) ?? 0) + amount
      if (held === 0) this.#held.delete(network)
      else this.#held.set(network, held)
    }
  }
}
