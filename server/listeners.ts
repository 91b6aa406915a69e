import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import {
  type AddressInfo,
  createServer as createNetServer,
  type ListenOptions,
  type Server as NetServer,
  type Socket,
} from 'node:net'
import { admit, endWith } from './admission/connections.ts'
import { limits, maintenanceLimits } from './admission/limits.ts'
import type { Listener } from './guard.ts'
import { StartError } from './start-error.ts'

/** The listener's own limits against clients that are slow (server/admission has the others). */
const limitsOf: Record<Listener['kind'], ServerOptions & { timeout: number }> = {
  public: { requestTimeout: limits.requestWithin, timeout: limits.silentFor },
  maintenance: { requestTimeout: maintenanceLimits.requestWithin, timeout: maintenanceLimits.silentFor },
}

/** How many connections may wait to be taken: a visitor's must find room among those of a flood. */
const backlog = 4096

/** How long requests under way may take to finish when the site stops, in ms. */
const stopWithin = 10_000

/**
 * Listens on this port of each host; port 0 takes a free one, the same for all. A loopback address that the machine does
 * not have is passed over as long as one is left. Rejects with a StartError.
 */
export async function listen(
  hosts: string[],
  port: number,
  handle: RequestListener,
  kind: Listener['kind'] = 'public',
  trustedProxies = 0,
): Promise<Server[]> {
  const servers: Server[] = []
  for (const host of hosts) {
    const server = createListener(handle, kind, trustedProxies)
    const place = { host, ipv6Only: host === '::1', backlog }
    const wanted = servers[0] ? portOf(servers[0]) : port
    try {
      if (kind === 'public' && hasManyDoors) await requireFree({ ...place, port: wanted })
      await once(server.listen({ ...place, port: wanted, reusePort: kind === 'public' && hasManyDoors }), 'listening')
      servers.push(server)
      if (kind === 'public' && hasManyDoors) await openDoors(server, place)
    } catch (error) {
      if (servers.length > 0 && isMissingAddress(error)) continue
      await Promise.all(servers.map(close))
      throw new StartError(explain(error, host, port))
    }
  }
  return servers
}

/** Rejects where another program has the port: those who share one do not notice each other. */
async function requireFree(place: ListenOptions): Promise<void> {
  if (place.port === 0) return
  const probe = createDoor()
  await once(probe.listen(place), 'listening')
  await once(probe.close(), 'close')
}

/**
 * Node.js takes one connection from each socket that listens before it does other work. Several at one port let a visitor
 * in sooner while others come in their thousands; the system shares the connections out among them.
 */
async function openDoors(server: Server, place: ListenOptions): Promise<void> {
  const doors = Array.from({ length: doorsBeside }, () => createDoor((socket) => server.emit('connection', socket)))
  doorsOf.set(server, doors)
  const port = portOf(server)
  await Promise.all(doors.map((door) => once(door.listen({ ...place, port, reusePort: true }), 'listening')))
}

const doorsBeside = 15
const hasManyDoors = process.platform === 'linux'
const doorsOf = new WeakMap<Server, NetServer[]>()
const createDoor = (take?: (socket: Socket) => void) => createNetServer({ allowHalfOpen: true, noDelay: true }, take)

/** The port that a server listens on. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Takes no new connection, lets the requests under way finish, and cuts off what takes too long. */
export async function close(server: Server): Promise<void> {
  const servers = [server, ...(doorsOf.get(server) ?? [])]
  const closed = Promise.all(servers.map((each) => once(each.close(), 'close')))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const last = setTimeout(() => server.closeAllConnections(), stopWithin)
  await closed
  clearInterval(idle)
  clearTimeout(last)
}

function createListener(handle: RequestListener, kind: Listener['kind'], trustedProxies: number): Server {
  const { timeout, ...own } = limitsOf[kind]
  const server = createServer({
    maxHeaderSize: 16_384,
    headersTimeout: limits.headersWithin,
    keepAliveTimeout: limits.idleFor,
    connectionsCheckingInterval: 5_000,
    // Most requests bring nothing, and a stream that tells so costs as much as all that we do for a kept answer.
    optimizeEmptyRequests: true,
    ...own,
  })
  server.timeout = timeout
  // Whoever reaches the maintenance listener is on this machine, at the end of a tunnel or a browser of our own.
  admit(server, handle, { trustedProxies, countsNetworks: kind === 'public' })
  server.on('clientError', refuse)
  return server
}

/** Answers what could not be read as a request; the parser's own words are not for the outside. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  endWith(socket, statuses.get(error.code ?? '') ?? '400 Bad Request', 'The request could not be read.')
}

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(codeOf(error))
}

function explain(error: unknown, host: string, port: number): string {
  const place = `port ${port} of ${host}`
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Another program is using ${place}. Stop it, or choose another port.`
    case 'EACCES':
      return `This user may not listen on ${place}. Choose one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HOST to one that it has.`
    default:
      return `Cannot listen on ${place} (${codeOf(error) || 'unknown reason'}).`
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
