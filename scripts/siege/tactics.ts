import type { Socket } from 'node:net'
import { createAnswerReader } from './answer-reader.ts'
import { type Attack, proxyAddress, type TacticName } from './attacks.ts'
import { getRequest, heldTargets, postHead, randomForm, randomGet } from './hostile-requests.ts'
import { type AttackReport, keepSocketsOpen, type SocketsPlan } from './hostile-sockets.ts'

/** What an attack needs to know and to tell. */
export interface Assault {
  attack: Attack
  /** The client addresses that it comes from. */
  clients: readonly string[]
  port: number
  /** The share of its usual speed: what attacks at the same time shares the machine. */
  speed: number
  /** The largest answer that the site has. */
  largestFile: string
  report: AttackReport
}

/** Begins an attack; what it returns ends it and closes everything. */
export const tactics: Record<TacticName, (assault: Assault) => () => void> = {
  unread: (assault) => {
    const half = Math.ceil(assault.attack.sockets / 2)
    const never = keepUnread(assault, { count: half })
    const slowly = keepUnread(assault, { count: half, sipBytes: 2048 })
    return () => {
      never()
      slowly()
    }
  },
  'held-bodies': (assault) =>
    hold(assault, { perSecond: 100 }, (socket, index) => {
      const [target, type] = heldTargets[index % heldTargets.length] ?? ['/', '']
      const size = heldSizes[Math.floor(index / heldTargets.length) % heldSizes.length]
      const length = size === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`
      send(assault, socket, postHead(target, type, length, clientAt(assault, index)))
      if (size === undefined) socket.write(`${megabyte.toString(16)}\r\n`)
      socket.write(filler.subarray(0, (size ?? megabyte) - 1))
    }),
  'dripped-headers': (assault) =>
    hold(assault, { perSecond: 250, isStubborn: true }, (socket) => {
      drip(socket, `GET /quarry/ HTTP/1.1\r\nHost: example.org\r\nAccept: ${'a'.repeat(1000)}`)
    }),
  'dripped-bodies': (assault) =>
    hold(assault, { perSecond: 250, isStubborn: true }, (socket, index) => {
      const [target, type] = heldTargets[index % heldTargets.length] ?? ['/', '']
      send(assault, socket, postHead(target, type, 'Content-Length: 1000'))
      drip(socket, 'a'.repeat(1000))
    }),
  random: (assault) => ask(assault, 2000, randomGet),
  // Half of them have been served once: what is idle then is a kept connection.
  idle: (assault) =>
    hold(assault, { perSecond: 2000 }, (socket, index) => {
      if (index % 2 === 0) send(assault, socket, getRequest('/quarry/contact'))
    }),
  pipelined: (assault) =>
    hold(assault, { perSecond: 10 }, (socket, index) => {
      const next = index % 2 === 0 ? () => getRequest('/quarry/contact') : () => randomGet(undefined)
      send(assault, socket, Array.from({ length: pipelineLength }, next).join(''), pipelineLength)
    }),
  forms: (assault) => ask(assault, 300, randomForm),
}

const megabyte = 1_000_000
const filler = Buffer.alloc(megabyte, 'a')
/** Far above what visitors may send, just under it, and of a length that is not said. */
const heldSizes = [megabyte, 127_000, undefined]
const pipelineLength = 10_000
/** More bytes than the buffers of both systems hold, and no more requests than a browser of old might pipeline. */
const unreadRequests = 12

/** Sockets that ask for the largest file again and again, and read nothing, or a sip a second. */
function keepUnread(assault: Assault, plan: Pick<SocketsPlan, 'count' | 'sipBytes'>): () => void {
  const text = getRequest(assault.largestFile, undefined, 'identity')
  return keepSocketsOpen(planOf(assault, { ...plan, perSecond: 100 }), assault.report, (socket) => {
    send(assault, socket, text.repeat(unreadRequests), unreadRequests)
    everySecond(socket, () => {
      if (plan.sipBytes !== undefined) socket.resume()
      // Whoever does not read sees only when writing that the connection is no more; empty lines ask for nothing.
      socket.write('\r\n')
    })
  })
}

/** Sockets that `begin` something and then read whatever comes. */
function hold(
  assault: Assault,
  plan: Pick<SocketsPlan, 'perSecond' | 'isStubborn'>,
  begin: (socket: Socket, index: number) => void,
): () => void {
  let index = 0
  return keepSocketsOpen(planOf(assault, plan), assault.report, (socket) => {
    readAnswers(assault, socket)
    begin(socket, index)
    index += 1
  })
}

/** Asks on every socket as soon as the last answer has come, but in all at most so often a second. */
function ask(assault: Assault, perSecond: number, request: (client: string | undefined) => string): () => void {
  const rate = perSecond * assault.speed
  const waiting: Socket[] = []
  let asked = 0
  let allowance = 0
  const end = keepSocketsOpen(planOf(assault, { perSecond: 250 }), assault.report, (socket) => {
    readAnswers(assault, socket, () => waiting.push(socket))
    waiting.push(socket)
  })
  const timer = setInterval(() => {
    allowance = Math.min(rate / 10, allowance + (rate * paceMs) / 1000)
    for (; allowance >= 1 && waiting.length > 0; allowance -= 1) {
      const socket = waiting.shift()
      if (!socket?.writable) continue
      send(assault, socket, request(clientAt(assault, asked)))
      asked += 1
    }
  }, paceMs)
  return () => {
    clearInterval(timer)
    end()
  }
}

const paceMs = 10

function readAnswers({ report }: Assault, socket: Socket, onAnswer: () => void = () => undefined): void {
  const read = createAnswerReader((status) => {
    report.answers[status] = (report.answers[status] ?? 0) + 1
    onAnswer()
  })
  socket.on('data', read)
  socket.resume()
}

function send({ report }: Assault, socket: Socket, text: string, requests = 1): void {
  report.requests += requests
  socket.write(text)
}

/** Sends a byte a second. */
function drip(socket: Socket, text: string): void {
  let sent = 0
  everySecond(socket, () => {
    socket.write(text.charAt(sent))
    sent += 1
  })
}

function everySecond(socket: Socket, act: () => void): void {
  const timer = setInterval(act, 1000)
  socket.on('close', () => clearInterval(timer))
}

function planOf(
  { attack, clients, port, speed }: Assault,
  plan: Pick<SocketsPlan, 'perSecond'> & Partial<SocketsPlan>,
): SocketsPlan {
  const from = attack.isProxied ? [proxyAddress] : clients
  return { port, count: attack.sockets, from, ...plan, perSecond: plan.perSecond * speed }
}

/** What the proxy says of who sent its request number so-and-so. */
function clientAt({ attack, clients }: Assault, index: number): string | undefined {
  return attack.isProxied ? clients[index % clients.length] : undefined
}
