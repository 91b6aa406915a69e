import { readdirSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isBuilt, type Site, startSite } from '../../server/testing/site-process.ts'
import type { AttackOrder } from './attacker.ts'
import { type Attack, attacks, clientsOf, everything } from './attacks.ts'
import { fitToFiles } from './file-limit.ts'
import type { AttackReport } from './hostile-sockets.ts'
import { type Helper, startHelper } from './orders.ts'
import { type SiteState, watchSite } from './site-watch.ts'
import { visitedPages, visitedSearch } from './visited-pages.ts'
import type { VisitOrder, VisitReport } from './visitor.ts'

/** What one or more attacks at the same time came to. */
export interface Round {
  name: string
  seconds: number
  /** Whether its attackers wait for a limit of the site. */
  isSlow: boolean
  visit: VisitReport
  /** All attackers together; nothing where there was none. */
  attack: AttackReport
  site: SiteState
  /** The load of the machine at the end, of the last minute. */
  load: number
}

/** What is done at the same time, and for how long. */
export interface PlannedRound {
  name: string
  attacks: readonly Attack[]
  seconds: number
  /** How long the visitor waits for an answer; nobody waits longer than 10 s. */
  patienceSeconds?: number
  /** When the attack ends although the visitor still waits; usually it goes on until all answers have come. */
  longestSeconds?: number
}

const slowness = 3
/** Attackers that come at once share one machine with the site: faster, they would only show how much two cores can do. */
const sharedSpeed = 0.25
const [attackerProgram, visitorProgram] = ['attacker.ts', 'visitor.ts'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
) as [string, string]

/** Why the site cannot be besieged here; undefined where it can. */
export function whyNoSiege(): string | undefined {
  if (!isBuilt) return 'the site is not built'
  return process.platform === 'linux' ? undefined : 'only Linux has all of 127.0.0.0/8 and /proc'
}

/** First nobody attacks, then each attack by itself, then everything at once. */
export function planRounds(seconds: number): PlannedRound[] {
  return [
    { name: 'nobody', attacks: [], seconds },
    ...attacks.map((attack) => ({
      name: attack.name,
      attacks: [attack],
      seconds: attack.isSlow ? seconds * slowness : seconds,
    })),
    { name: 'everything', attacks: everything, seconds: seconds * slowness },
  ]
}

/** Attacks a site with a database of its own while a visitor asks for pages. */
export async function besiege(planned: PlannedRound): Promise<Round> {
  const isProxied = planned.attacks.some((attack) => attack.isProxied)
  // Its sockets are looked for among those of IPv4.
  await using site = await startSite('public', { HOST: '127.0.0.1', TRUSTED_PROXIES: isProxied ? '1' : '0' })
  const { port } = site
  const order = { port, seconds: planned.seconds, isProxied }
  await warmUp(site)
  const visitOrder: VisitOrder = {
    ...order,
    patienceSeconds: planned.patienceSeconds ?? 10,
  }
  const speed = planned.attacks.length > 1 ? sharedSpeed : 1
  const attackOrders = fitToFiles(planned.attacks).map(
    (attack): AttackOrder => ({ ...order, attack, largestFile: findLargestFile(), speed }),
  )
  const [visitor, attackers] = await Promise.all([
    startHelper<VisitReport>(visitorProgram, visitOrder),
    Promise.all(attackOrders.map((attackOrder) => startHelper<AttackReport>(attackerProgram, attackOrder))),
  ])
  const enemies = new Set(planned.attacks.flatMap(clientsOf))
  const stopWatching = watchSite(site.pid, port, (address) => enemies.has(address))
  for (const helper of [...attackers, visitor]) helper.go()
  await sleep(planned.seconds * 1000)
  const visited = visitor.stop()
  const { longestSeconds } = planned
  await Promise.race([
    visited,
    ...(longestSeconds === undefined ? [] : [sleep(longestSeconds * 1000, undefined, { ref: false })]),
  ])
  const state = stopWatching()
  const [visit, attack] = await Promise.all([visited, endAll(attackers)])
  return {
    name: planned.name,
    seconds: planned.seconds,
    isSlow: planned.attacks.some((attack) => attack.isSlow),
    visit,
    attack,
    site: state,
    load: loadavg()[0] ?? 0,
  }
}

/** Visitors have been here before: what they ask for is kept. */
async function warmUp({ origin }: Site): Promise<void> {
  for (const path of [...visitedPages, visitedSearch]) await (await fetch(origin + path)).arrayBuffer()
}

/** The path of the largest file of the build that visitors may ask for. */
function findLargestFile(): string {
  const folder = fileURLToPath(new URL('../../build/client', import.meta.url))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('maintenance-'))
    .map(({ parentPath, name }) => join(parentPath, name))
  const [largest = ''] = files.toSorted((one, other) => statSync(other).size - statSync(one).size)
  return `/quarry/${relative(folder, largest)}`
}

async function endAll(attackers: Helper<AttackReport>[]): Promise<AttackReport> {
  const total: AttackReport = { opened: 0, cutOff: 0, refused: 0, requests: 0, answers: {} }
  for (const report of await Promise.all(attackers.map((attacker) => attacker.stop()))) {
    total.opened += report.opened
    total.cutOff += report.cutOff
    total.refused += report.refused
    total.requests += report.requests
    for (const [status, count] of Object.entries(report.answers)) {
      total.answers[status] = (total.answers[status] ?? 0) + count
    }
  }
  return total
}
