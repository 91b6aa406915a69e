import type { Socket } from 'node:net'
import { limits } from './limits.ts'
import { type ShareLimit, Shares } from './shares.ts'

/** Sockets that a large file goes out on. What of it the system holds for a slow reader cannot be seen from here. */
const downloading = new WeakSet<Socket>()

/** Whether a socket takes a large file, and may so take longer. */
export function isDownloading(socket: Socket): boolean {
  return downloading.has(socket)
}

/** Lets so many large files go out at once. Where no more are free, the one that began first is cut off. */
export class Downloads {
  readonly #shares: Shares
  /** What ends each, the oldest first: on one socket the next may begin before the last is known to have ended. */
  readonly #underWay = new Map<() => void, Socket>()

  constructor(limit: ShareLimit = limits.downloads) {
    this.#shares = new Shares(limit)
  }

  /** Begins one on this socket; what ends it, or undefined where the client's network has its share. */
  begin(socket: Socket, networks: readonly string[]): (() => void) | undefined {
    let shortage = this.#shares.take(networks)
    if (shortage === 'all') {
      const [oldest] = this.#underWay
      oldest?.[0]()
      oldest?.[1].destroy()
      shortage = this.#shares.take(networks)
    }
    if (shortage) return undefined
    const end = () => {
      if (!this.#underWay.delete(end)) return
      downloading.delete(socket)
      this.#shares.release(networks)
      socket.off('close', end)
    }
    this.#underWay.set(end, socket)
    downloading.add(socket)
    socket.setTimeout(limits.downloads.silentFor)
    socket.once('close', end)
    return end
  }
}
