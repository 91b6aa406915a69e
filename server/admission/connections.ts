import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createProblem, problemType } from '../api/problem.ts'
import { clientAddressOf, clientNetworks } from './client-address.ts'
import { limits as usualLimits } from './limits.ts'
import { type ShareLimit, Shares } from './shares.ts'

export interface AdmissionOptions {
  /** How many proxies in front may be believed; then their clients' requests are counted, and not their sockets. */
  trustedProxies: number
  /** Whether what one client network holds is limited. */
  countsNetworks: boolean
  /** The limits, where they are not the usual ones. */
  limits?: Pick<typeof usualLimits, 'pipelined'> & Record<'connections' | 'requests', ShareLimit>
}

interface Connection {
  networks: string[]
  /** For each request under way, what is to be done when it is over. */
  underWay: Set<() => void>
  /** Since when an answer waits to be taken, in ms, and how many bytes the client had taken before. */
  sending: { since: number; taken: number } | undefined
}

const sweepEvery = 2_000

/**
 * Lets connections and requests in while they are within the limits, and hands the requests on. When no more sockets are
 * free, the one that has been unused for longest goes: whoever comes anew is let in, however many sockets are held.
 */
export function admit(
  server: Server,
  handle: RequestListener,
  { trustedProxies, countsNetworks, limits = usualLimits }: AdmissionOptions,
): void {
  // In the order in which they were last used.
  const open = new Map<Socket, Connection>()
  const sockets = new Shares(limits.connections)
  const clients = new Shares(limits.requests)
  const countsSockets = countsNetworks && trustedProxies === 0
  const countsRequests = countsNetworks && trustedProxies > 0

  server.on('connection', (socket: Socket) => {
    const networks = countsSockets ? clientNetworks(socket.remoteAddress ?? '') : []
    let shortage = sockets.take(networks)
    if (shortage === 'all') {
      cutOff(open.keys().next().value)
      shortage = sockets.take(networks)
    }
    if (shortage) return socket.resetAndDestroy()
    open.set(socket, { networks, underWay: new Set(), sending: undefined })
    socket.once('close', () => cutOff(socket))
  })

  function cutOff(socket: Socket | undefined): void {
    const connection = socket && open.get(socket)
    if (!socket || !connection) return
    open.delete(socket)
    sockets.release(connection.networks)
    for (const end of connection.underWay) end()
    socket.destroy()
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = open.get(socket)
    if (!connection) return socket.destroy()
    const { underWay } = connection
    if (underWay.size >= limits.pipelined) return cutOff(socket)
    open.delete(socket)
    open.set(socket, connection)
    const client = countsRequests ? clientNetworks(clientAddressOf(request, trustedProxies)) : undefined
    const isRefused = client && clients.take(client) !== undefined
    const end = () => {
      if (underWay.delete(end) && client && !isRefused) clients.release(client)
    }
    underWay.add(end)
    response.once('close', end)
    if (isRefused) refuse(response)
    else handle(request, response)
  })

  const sweep = setInterval(() => {
    for (const [socket, connection] of open) if (isTooSlow(socket, connection, Date.now())) cutOff(socket)
  }, sweepEvery)
  sweep.unref()
  server.once('close', () => clearInterval(sweep))
}

/** Whether a client takes its answers more slowly than it may. Silent ones are cut off earlier, by the listener itself. */
export function isTooSlow(
  { writableLength: waiting, bytesWritten }: Pick<Socket, 'writableLength' | 'bytesWritten'>,
  connection: Pick<Connection, 'sending'>,
  now: number,
): boolean {
  if (waiting === 0) {
    connection.sending = undefined
    return false
  }
  const taken = bytesWritten - waiting
  connection.sending ??= { since: now, taken }
  const { since, taken: before } = connection.sending
  const { grace, slowest, unseen } = usualLimits.sending
  return now - since > grace + ((taken - before + Math.min(waiting, unseen)) / slowest) * 1000
}

function refuse(response: ServerResponse): void {
  const problem = createProblem('too-many', 'That was a lot at once. Please try again in a moment.')
  response.writeHead(problem.status, { 'Content-Type': problemType, 'Cache-Control': 'no-store', 'Retry-After': '1' })
  response.end(JSON.stringify(problem))
}
