import { expect, test } from 'vitest'
import { limits } from '../../server/admission/limits.ts'
import { type Attack, attacks, everything } from './attacks.ts'
import { besiege, type PlannedRound, whyNoSiege } from './besiege.ts'

/** What the site may take for all that attackers hold, in MB. */
const mostMemory = 300
/**
 * On a busy machine everything takes long: only what the site itself refuses counts. So the visitor waits for longer than the
 * site lets anybody wait, and the attack lasts for longer than what the site gives to slow clients, but not as long as the
 * machine needs to answer under it.
 */
const patienceSeconds = limits.answerWithin / 1000 + 60
const longestSeconds = limits.requestWithin / 1000 + 15

const proxied = attacks.filter((attack) => attack.isProxied)
const round = (name: string, together: readonly Attack[]): PlannedRound => ({
  name,
  attacks: together,
  seconds: 1,
  patienceSeconds,
  longestSeconds,
})

// All at once; `npm run siege` makes each attack by itself too, and judges how long visitors wait.
test.for([
  ['directly', round('everything', everything)],
  ['through a proxy', round('everything through a proxy', proxied)],
] as const)(
  'nothing is refused to a visitor while attackers come %s',
  { timeout: 900_000 },
  async ([, planned], { skip }) => {
    const reason = whyNoSiege()
    if (reason !== undefined) skip(reason)
    const { visit, attack, site } = await besiege(planned)
    expect(attack.opened).toBeGreaterThan(0)
    expect(visit.asked.length).toBeGreaterThan(1)
    expect(visit.refused).toEqual({})
    expect(site.highestMb - site.restMb).toBeLessThan(mostMemory)
  },
)
