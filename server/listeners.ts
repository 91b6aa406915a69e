import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createProblem, problemType } from './api/problem.ts'
import type { Listener } from './guard.ts'
import { StartError } from './start-error.ts'

/** Limits against clients that are slow or many. What visitors send is small: at most 1 MB. */
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
}
/** Maintainers send files of 25 MB, and may do so through a tunnel. */
const longestRequest: Record<Listener['kind'], number> = { public: limits.requestTimeout, maintenance: 600_000 }
const mostConnections = 5_000

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
): Promise<Server[]> {
  const servers: Server[] = []
  for (const host of hosts) {
    const server = createListener(handle, kind)
    try {
      await once(
        server.listen({ host, port: servers[0] ? portOf(servers[0]) : port, ipv6Only: host === '::1' }),
        'listening',
      )
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

/** Takes no new connection, lets the requests under way finish, and cuts off what takes too long. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const last = setTimeout(() => server.closeAllConnections(), stopWithin)
  await closed
  clearInterval(idle)
  clearTimeout(last)
}

function createListener(handle: RequestListener, kind: Listener['kind']): Server {
  const server = createServer({ ...limits, requestTimeout: longestRequest[kind] }, handle)
  server.maxConnections = mostConnections
  server.on('clientError', refuse)
  return server
}

/** Answers what could not be read as a request; the parser's own words are not for the outside. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses.get(error.code ?? '') ?? '400 Bad Request'
  const body = JSON.stringify(createProblem('invalid', 'The request could not be read.', Number.parseInt(status, 10)))
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      `Content-Type: ${problemType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      '',
      body,
    ].join('\r\n'),
  )
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
