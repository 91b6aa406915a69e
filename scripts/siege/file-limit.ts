import { readFileSync } from 'node:fs'
import type { Attack } from './attacks.ts'

/** What the site has open besides the sockets of attackers. */
const otherFiles = 500

/** How many files one process may have open: Node.js raises this by itself as far as the system lets it (`ulimit -Hn`). */
export function mostOpenFiles(): number {
  const written = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
  return written === undefined || written === 'unlimited' ? Number.POSITIVE_INFINITY : Number(written)
}

/** The same attacks, with so few sockets that one site can hold all of them. */
export function fitToFiles(attacks: readonly Attack[]): Attack[] {
  const wanted = attacks.reduce((sum, { sockets }) => sum + sockets, 0)
  const share = Math.min(1, Math.max(0, mostOpenFiles() - otherFiles) / wanted)
  return attacks.map((attack) => ({ ...attack, sockets: Math.max(1, Math.floor(attack.sockets * share)) }))
}
