import { connect, type Socket } from 'node:net'

/** What the attackers achieved. */
export interface AttackReport {
  opened: number
  /** Connections that the site ended. */
  cutOff: number
  /** Connections that never came about. */
  refused: number
  requests: number
  /** How many answers of each status; unread ones are not known. */
  answers: Record<string, number>
}

export interface SocketsPlan {
  port: number
  /** The addresses that the sockets come from, in turn. */
  from: readonly string[]
  count: number
  /** How fast they are made; what was cut off or refused is made anew at a quarter of it. */
  perSecond: number
  /** How many bytes are read at once; without it as many as come. */
  sipBytes?: number
  /** Goes on when the site has ended its side of a connection, as long as the other side is open. */
  isStubborn?: true
}

const tickMs = 20
const rateOfReturn = 0.25

/**
 * Keeps so many sockets open until `end`: `use` gets each one once it is connected, and reads from it or not. What is
 * cut off is replaced, as an attacker would.
 */
export function keepSocketsOpen(plan: SocketsPlan, report: AttackReport, use: (socket: Socket) => void): () => void {
  const open = new Set<Socket>()
  let made = 0
  let allowance = 0

  function openOne(): void {
    const localAddress = plan.from[made % plan.from.length] ?? ''
    made += 1
    const sip =
      plan.sipBytes === undefined ? {} : { onread: { buffer: Buffer.alloc(plan.sipBytes), callback: stopReading } }
    const socket = connect({ host: '127.0.0.1', port: plan.port, localAddress, allowHalfOpen: true, ...sip })
    let isConnected = false
    open.add(socket)
    socket.pause()
    socket.on('connect', () => {
      isConnected = true
      report.opened += 1
      use(socket)
    })
    if (!plan.isStubborn) socket.on('end', () => socket.end())
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (!open.delete(socket)) return
      if (isConnected) report.cutOff += 1
      else report.refused += 1
    })
  }

  const timer = setInterval(() => {
    const rate = made < plan.count ? plan.perSecond : plan.perSecond * rateOfReturn
    allowance = Math.min(rate / 10, allowance + (rate * tickMs) / 1000)
    for (; allowance >= 1 && open.size < plan.count; allowance -= 1) openOne()
  }, tickMs)
  return () => {
    clearInterval(timer)
    const left = [...open]
    open.clear()
    for (const socket of left) socket.destroy()
  }
}

function stopReading(): boolean {
  return false
}
