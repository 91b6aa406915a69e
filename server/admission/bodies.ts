import type { IncomingMessage } from 'node:http'
import { createProblem, type Problem } from '../api/problem.ts'
import { headerOf } from '../header-of.ts'
import { busyWords } from './limits.ts'
import { type ShareLimit, Shares } from './shares.ts'

/** A body that was read whole, until it is released; or why it was not. */
export type ReadBody = { bytes: Buffer<ArrayBuffer>; release: () => void } | { refusal: Problem }

/** Whether a request says that a body comes with it. */
export function hasBody(request: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return headerOf(request, 'transfer-encoding') !== undefined || Number(headerOf(request, 'content-length') ?? 0) > 0
}

/** The refusal of a body that is larger than this, in bytes; 0 where none is taken. */
export function tooLargeBody(largest: number): Problem {
  const limit = largest < 1_000_000 ? `${largest / 1000} kB` : `${largest / 1_000_000} MB`
  const detail = largest === 0 ? 'This address takes no body.' : `The body must be at most ${limit}.`
  return createProblem('invalid', detail, 413)
}

interface ComingBody {
  /** The client's network that it can change least. */
  network: string
  size: () => number
  refuse: (refusal: Problem) => void
}

/**
 * Reads bodies, and holds only so much of them at once. Where that is too little, the network whose bodies hold most makes
 * room, with the body that has been coming for longest.
 */
export class Bodies {
  readonly #shares: Shares
  readonly #drained: number
  /** The requests whose bodies are still coming, the oldest first. */
  readonly #coming = new Map<IncomingMessage, ComingBody>()

  constructor({ drained, ...limit }: ShareLimit & { drained: number }) {
    this.#shares = new Shares(limit)
    this.#drained = drained
  }

  /** How many bytes are held. */
  get held(): number {
    return this.#shares.inAll
  }

  /** The body of a request, of at most so many bytes. Rejects when the client leaves. */
  read(request: IncomingMessage, networks: readonly string[], largest: number): Promise<ReadBody> {
    // It may never say that it has ended (optimizeEmptyRequests in server/listeners.ts).
    if (!hasBody(request)) return Promise.resolve({ bytes: Buffer.alloc(0), release: () => undefined })
    if (Number(request.headers['content-length'] ?? 0) > largest) {
      this.drain(request)
      return Promise.resolve({ refusal: tooLargeBody(largest) })
    }
    return new Promise((resolve, reject) => {
      // One piece that grows: clients may send a byte at a time, and each piece of its own would take far more.
      let held = Buffer.alloc(0)
      let size = 0
      const release = () => {
        this.#shares.release(networks, size)
        size = 0
      }
      const forget = () => {
        this.#coming.delete(request)
        request.off('data', take)
        release()
        held = Buffer.alloc(0)
      }
      const refuse = (refusal: Problem) => {
        forget()
        this.drain(request)
        resolve({ refusal })
      }
      const take = (chunk: Buffer) => {
        const refusal =
          size + chunk.length > largest ? tooLargeBody(largest) : this.#take(request, networks, chunk.length)
        if (refusal) return refuse(refusal)
        if (size + chunk.length > held.length) {
          const larger = Buffer.allocUnsafeSlow(Math.min(largest, Math.max(2 * held.length, size + chunk.length, 1024)))
          held.copy(larger, 0, 0, size)
          held = larger
        }
        chunk.copy(held, size)
        size += chunk.length
      }
      this.#coming.set(request, { network: networks.at(-1) ?? '', size: () => size, refuse })
      request.on('data', take)
      request.once('end', () => {
        this.#coming.delete(request)
        resolve({ bytes: held.subarray(0, size), release })
      })
      request.on('error', () => undefined)
      request.once('close', () => {
        if (request.complete) return
        forget()
        reject(new Error('The client left before its body had come.'))
      })
    })
  }

  /** Lets a body that nobody wants come in for a while: a client that is cut off while it sends does not see the answer. */
  drain(request: IncomingMessage): void {
    let bytes = 0
    request.on('error', () => undefined)
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > this.#drained) request.destroy()
    })
  }

  #take(taker: IncomingMessage, networks: readonly string[], bytes: number): Problem | undefined {
    let shortage = this.#shares.take(networks, bytes)
    while (shortage === 'all') {
      const greediest = this.#greediest()
      if (!greediest || greediest === this.#coming.get(taker)) break
      greediest.refuse(busy())
      shortage = this.#shares.take(networks, bytes)
    }
    return shortage && busy()
  }

  /** The oldest body of the network whose coming bodies hold most. */
  #greediest(): ComingBody | undefined {
    const held = new Map<string, number>()
    for (const { network, size } of this.#coming.values()) held.set(network, (held.get(network) ?? 0) + size())
    const most = Math.max(0, ...held.values())
    return [...this.#coming.values()].find(({ network, size }) => size() > 0 && held.get(network) === most)
  }
}

const busy = () => createProblem('unavailable', busyWords)
