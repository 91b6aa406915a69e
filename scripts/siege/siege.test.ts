import { expect, test } from 'vitest'
import { attacks, everything } from './attacks.ts'
import { besiege, isProxied, type PlannedRound, whyNoSiege, withSite } from './siege.ts'

/** What the site may take for all that attackers hold, in MB. */
const mostMemory = 300
/** On a busy machine everything takes long: only what the site itself refuses counts. */
const patienceSeconds = 60

const planned: PlannedRound[] = [
  ...attacks.map((attack) => ({ name: attack.name, attacks: [attack], seconds: 1, patienceSeconds })),
  { name: 'everything', attacks: everything, seconds: 2, patienceSeconds },
]

// The whole siege, which also judges how long visitors wait, is `npm run siege`.
test.concurrent.for([
  ['directly', planned.filter((round) => !isProxied(round))],
  ['through a proxy', planned.filter(isProxied)],
] as const)(
  'nothing is refused to a visitor while attackers come %s',
  { timeout: 300_000 },
  async ([, rounds], { skip }) => {
    const reason = whyNoSiege()
    if (reason !== undefined) skip(reason)
    await withSite(rounds.some(isProxied), async (site) => {
      for (const round of rounds) {
        const { visit, attack, site: state } = await besiege(site, round)
        expect(attack.opened, round.name).toBeGreaterThan(0)
        expect(visit.asked.length, round.name).toBeGreaterThan(1)
        expect(visit.refused, round.name).toEqual({})
        expect(state.highestMb - state.restMb, round.name).toBeLessThan(mostMemory)
      }
    })
  },
)
