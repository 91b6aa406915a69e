import { readdirSync, readFileSync } from 'node:fs'

/** What the kernel tells of the site while it is watched. */
export interface SiteState {
  /** Resident memory before, in MB. */
  restMb: number
  highestMb: number
  /** The share of the time that the site's main thread worked. */
  cpuShare: number
  /** The share of the time that the site's main thread was ready to work and others than the site's own threads had the cores. */
  starvedShare: number
  /** How many connections the site held in the end, the visitor's among them. */
  openAtEnd: number
  mostOpen: number
  /** How long the oldest connection stayed open that an attacker had, in seconds. */
  oldestSeconds: number
}

const memoryEveryMs = 100
const socketsEveryMs = 1000

/** Watches the process of the site, and its sockets, until the returned function is called. */
export function watchSite(pid: number, port: number, isAttacker: (address: string) => boolean): () => SiteState {
  const began = performance.now()
  const before = secondsOnCores(pid)
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
    const seconds = (performance.now() - began) / 1000
    const after = secondsOnCores(pid)
    return {
      restMb,
      highestMb,
      cpuShare: (after.worked - before.worked) / seconds,
      starvedShare: Math.max(0, after.starved - before.starved - (after.beside - before.beside)) / seconds,
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

/** How long the main thread of a process had a core, and waited for one, and how long its other threads had one, in seconds. */
function secondsOnCores(pid: number): { worked: number; starved: number; beside: number } {
  const [worked = 0, starved = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number)
  const beside = readdirSync(`/proc/${pid}/task`)
    .filter((thread) => thread !== String(pid))
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, own) => sum + own, 0)
  return { worked: worked / 1e9, starved: starved / 1e9, beside: beside / 1e9 }
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
