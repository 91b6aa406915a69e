import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { StartError } from '../config.ts'
import type { ListenerKind } from './route.ts'

/** How long a request may take to arrive, in ms. Maintainers send files of 25 MB through tunnels, and import whole sites. */
const requestWithin = { public: 30_000, maintenance: 600_000 }

/** The limits of Node.js itself; on a server a proxy with its own stands in front (docs/deploy.md). */
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  // Else what takes too long is only looked for every half a minute.
  connectionsCheckingInterval: 2_000,
  // Longer than proxies keep their connections: else one is closed just as the next request comes.
  keepAliveTimeout: 130_000,
} satisfies ServerOptions
/** How long a connection may be without a byte either way, in ms. */
const silentFor = 120_000
/** More than 5,000 visitors have: a proxy keeps connections to us for those who have left. */
const mostConnections = 10_000

/** How long requests under way may take to finish when the site stops, in ms. */
const stopWithin = 12_000
/** How long those who connect are still let in then, in ms: under load they do not stop coming. */
const letInWithin = 500

/**
 * Listens on this port of each host; port 0 takes a free one, the same for all. A loopback address that the machine does
 * not have is passed over as long as one is left. Rejects with a StartError.
 */
export async function listen(
  hosts: string[],
  port: number,
  handle: RequestListener,
  kind: ListenerKind = 'public',
): Promise<Server[]> {
  const servers: Server[] = []
  for (const host of hosts) {
    const server = createServer({ ...limits, requestTimeout: requestWithin[kind] }, handle)
    server.timeout = silentFor
    server.maxConnections = mostConnections
    try {
      const wanted = servers[0] ? portOf(servers[0]) : port
      await once(server.listen({ host, port: wanted, ipv6Only: host === '::1' }), 'listening')
      servers.push(server)
    } catch (error) {
      if (servers.length > 0 && isMissingAddress(error)) continue
      await Promise.all(servers.map(close))
      throw new StartError(explain(error, host, port))
    }
  }
  return servers
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Takes no new connection, lets the requests that have been begun finish, and cuts off what takes too long. */
export async function close(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await letIn(server)
  const closed = once(server.close(), 'close')
  // Right after the event loop has read what came: a connection looks idle while its next request is still unread.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 100)
  const last = setTimeout(() => server.closeAllConnections(), stopWithin)
  await closed
  clearInterval(idle)
  clearTimeout(last)
}

/**
 * Lets in who has connected and waits to be taken, and reads what they have sent: the machine answers for a listener before
 * the process does, and would reset them all when it closes.
 */
async function letIn(server: Server): Promise<void> {
  let taken = 0
  const count = () => {
    taken += 1
  }
  server.on('connection', count)
  const until = Date.now() + letInWithin
  for (let before = -1; taken > before && Date.now() < until; ) {
    before = taken
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', count)
}

function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(errorCode(error))
}

function explain(error: unknown, host: string, port: number): string {
  const place = `port ${port} of ${host}`
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Another program is using ${place}. Stop it, or choose another port.`
    case 'EACCES':
      return `This user may not listen on ${place}. Choose one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HOST to one that it has.`
    default:
      return `Cannot listen on ${place} (${errorCode(error) || 'unknown reason'}).`
  }
}

/** The code of an error of the system, such as ENOENT; empty for any other. */
function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
