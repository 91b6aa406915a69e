import { readFileSync } from 'node:fs'

/** What the kernel tells of the site while it is watched. */
export interface SiteState {
  /** Resident memory before, in MB. */
  restMb: number
  highestMb: number
  /** The share of one core that the site took. */
  cpuShare: number
  /** How many connections the site held in the end, the visitor's among them. */
  openAtEnd: number
  mostOpen: number
  /** How long the oldest connection stayed open that an attacker had, in seconds. */
  oldestSeconds: number
}

const memoryEveryMs = 100
const socketsEveryMs = 1000
const ticksPerSecond = 100

/** Watches the process of the site, and its sockets, until the returned function is called. */
export function watchSite(pid: number, port: number, isAttacker: (address: string) => boolean): () => SiteState {
  const began = performance.now()
  const cpuBefore = cpuSeconds(pid)
  const restMb = memoryMb(pid)
  const firstSeen = new Map<string, number>()
  let highestMb = restMb
  let mostOpen = 0
  let oldestMs = 0

  function lookAtMemory(): void {
    highestMb = Math.max(highestMb, memoryMb(pid))
  }

  function lookAtSockets(): number {
    const now = performance.now()
    const open = new Set(socketsOf(port))
    for (const name of firstSeen.keys()) if (!open.has(name)) firstSeen.delete(name)
    for (const name of open) {
      if (!isAttacker(name.split(':')[0] ?? '')) continue
      const seen = firstSeen.get(name)
      if (seen === undefined) firstSeen.set(name, now)
      else oldestMs = Math.max(oldestMs, now - seen)
    }
    mostOpen = Math.max(mostOpen, open.size)
    return open.size
  }

  const timers = [setInterval(lookAtMemory, memoryEveryMs), setInterval(lookAtSockets, socketsEveryMs)]
  return () => {
    for (const timer of timers) clearInterval(timer)
    lookAtMemory()
    const openAtEnd = lookAtSockets()
    return {
      restMb,
      highestMb,
      cpuShare: (cpuSeconds(pid) - cpuBefore) / ((performance.now() - began) / 1000),
      openAtEnd,
      mostOpen,
      oldestSeconds: oldestMs / 1000,
    }
  }
}

function memoryMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) / 1024
}

function cpuSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(afterName[11]) + Number(afterName[12])) / ticksPerSecond
}

/** The clients of the connections that a process holds on this port, as address:port. */
function socketsOf(port: number): string[] {
  const localPort = port.toString(16).toUpperCase().padStart(4, '0')
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, local = '', remote = '', state = '', , , , , , inode] = line.trim().split(/\s+/)
      // What no process holds any more has no inode; 0A is the socket that listens.
      const isHeld = local.endsWith(`:${localPort}`) && state !== '0A' && inode !== '0'
      return isHeld ? [readAddress(remote)] : []
    })
}

/** The kernel writes 127.0.2.1 as 0102007F on the machines that this runs on. */
function readAddress(written: string): string {
  const [address = '', port = ''] = written.split(':')
  const parts = address.match(/../g)?.reverse() ?? []
  return `${parts.map((part) => Number.parseInt(part, 16)).join('.')}:${Number.parseInt(port, 16)}`
}
