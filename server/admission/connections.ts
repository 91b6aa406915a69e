import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createProblem, problemType } from '../api/problem.ts'
import { headerOf } from '../header-of.ts'
import { clientAddressOf, clientNetworks } from './client-address.ts'
import { isDownloading } from './downloads.ts'
import { limits as usualLimits } from './limits.ts'
import { type ShareLimit, Shares } from './shares.ts'

export interface AdmissionOptions {
  /** How many proxies in front may be believed; then their clients' requests are counted, and not their sockets. */
  trustedProxies: number
  /** Whether what one client network holds is limited. */
  countsNetworks: boolean
  /** The limits, where they are not the usual ones. */
  limits?: Record<'pipelined' | 'answerWithin', number> & Record<'connections' | 'requests', ShareLimit>
}

interface Connection {
  networks: string[]
  /** The requests under way by their answers, with the networks of the client where requests are counted. */
  underWay: Map<ServerResponse, readonly string[] | undefined>
  /** Since when an answer waits to be taken, in ms, and how many bytes the client had taken before. */
  sending: { since: number; taken: number } | undefined
  /** How long its client has waited for the answer that we owe, in ms. */
  waited: number
}

const sweepEvery = 2_000

/**
 * Lets connections and requests in while they are within the limits, and hands the requests on. When no more sockets are
 * free, the one that has been unused for longest goes: whoever comes anew is let in, however many sockets are held, and who
 * takes an answer keeps it.
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
      cutOff(leastMissed())
      shortage = sockets.take(networks)
    }
    if (shortage) return socket.resetAndDestroy()
    open.set(socket, { networks, underWay: new Map(), sending: undefined, waited: 0 })
    socket.once('close', () => cutOff(socket))
  })

  /** Who has asked for nothing goes before who waits for an answer or takes one. */
  function leastMissed(): Socket | undefined {
    for (const [socket, { underWay }] of open) if (underWay.size === 0) return socket
    return open.keys().next().value
  }

  function cutOff(socket: Socket | undefined): void {
    const connection = socket && open.get(socket)
    if (!socket || !connection) return
    open.delete(socket)
    sockets.release(connection.networks)
    for (const client of connection.underWay.values()) if (client) clients.release(client)
    socket.destroy()
  }

  /** One for all answers, since a function of its own for each would cost more than all the rest of the counting. */
  function leave(this: ServerResponse): void {
    const connection = open.get(this.req.socket)
    const client = connection?.underWay.get(this)
    if (!connection?.underWay.delete(this)) return
    connection.waited = 0
    if (client) clients.release(client)
  }

  const enter = (take: RequestListener) => (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = open.get(socket)
    if (!connection) return socket.destroy()
    const { underWay } = connection
    if (underWay.size >= limits.pipelined) return cutOff(socket)
    open.delete(socket)
    open.set(socket, connection)
    const client = countsRequests ? clientNetworks(clientAddressOf(request, trustedProxies)) : undefined
    const isRefused = client !== undefined && clients.take(client) !== undefined
    underWay.set(response, isRefused ? undefined : client)
    response.on('close', leave)
    if (isRefused) refuse(response)
    else take(request, response)
  }

  server.on(
    'request',
    enter((request, response) => {
      // Bytes in chunks of one would each be work and memory of their own; browsers and proxies tell the length.
      const isChunked = countsNetworks && headerOf(request, 'transfer-encoding') !== undefined
      if (isChunked)
        endWith(
          request.socket,
          '411 Length Required',
          'The request must tell the length of its body.',
          refusedFor.atOnce,
        )
      else handle(request, response)
    }),
  )
  // Node.js would answer these by itself, uncounted.
  server.on(
    'checkExpectation',
    enter(({ socket }) =>
      endWith(socket, '417 Expectation Failed', 'This expectation is not met here.', refusedFor.atOnce),
    ),
  )

  // Node.js would cut off whoever is silent, also a visitor whose form waits its turn, and is done after all.
  server.on('timeout', (socket: Socket) => {
    const connection = open.get(socket)
    const silentFor = socket.timeout ?? 0
    if (!connection || !isOwedAnswer(socket, connection) || connection.waited + silentFor > limits.answerWithin) {
      socket.destroy()
      return
    }
    connection.waited += silentFor
    socket.setTimeout(silentFor)
  })

  const sweep = setInterval(() => {
    for (const [socket, connection] of open) {
      if (isTooSlow(socket, connection, Date.now(), patienceWith(socket))) cutOff(socket)
    }
  }, sweepEvery)
  sweep.unref()
  server.once('close', () => clearInterval(sweep))
}

/** Whether a client has sent its request, and taken all that there is of the answer: then the silence is ours. */
function isOwedAnswer({ writableLength }: Socket, { underWay }: Connection): boolean {
  const [response] = underWay.keys()
  return response?.req.complete === true && writableLength === 0
}

type Patience = Record<keyof typeof usualLimits.sending, number>

/** How slowly a client may take what is sent to it on this socket. */
export function patienceWith(socket: Socket): Patience {
  const { sending, downloads } = usualLimits
  return isDownloading(socket) ? { ...sending, grace: downloads.silentFor } : sending
}

/** Whether a client takes its answers more slowly than it may. Silent ones are cut off earlier, by the listener itself. */
export function isTooSlow(
  { writableLength: waiting, bytesWritten }: Pick<Socket, 'writableLength' | 'bytesWritten'>,
  connection: Pick<Connection, 'sending'>,
  now: number,
  { grace, slowest, unseen }: Patience = usualLimits.sending,
): boolean {
  if (waiting === 0) {
    connection.sending = undefined
    return false
  }
  const taken = bytesWritten - waiting
  connection.sending ??= { since: now, taken }
  const { since, taken: before } = connection.sending
  return now - since > grace + ((taken - before + Math.min(waiting, unseen)) / slowest) * 1000
}

function refuse(response: ServerResponse): void {
  const problem = createProblem('too-many', 'That was a lot at once. Please try again in a moment.')
  response.writeHead(problem.status, { 'Content-Type': problemType, 'Cache-Control': 'no-store', 'Retry-After': '1' })
  response.end(JSON.stringify(problem))
}

/** How long a refused client may take to read why, in ms; one that sends what costs us most, hardly at all. */
const refusedFor = { usually: 2_000, atOnce: 100 }

/** Says a last thing on a connection, and reads nothing more of it. */
export function endWith(socket: Socket, status: string, detail: string, within = refusedFor.usually): void {
  if (!socket.writable) return
  const body = JSON.stringify(createProblem('invalid', detail, Number.parseInt(status, 10)))
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      `Content-Type: ${problemType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      '',
      body,
    ].join('\r\n'),
  )
  // Who drips a request would go on doing so: only our half of the connection has ended.
  setTimeout(() => socket.destroy(), within).unref()
}
