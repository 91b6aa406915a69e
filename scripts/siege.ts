/**
 * Attacks the built site in many ways while a visitor keeps asking for pages: `npm run siege`, with fewer seconds for
 * each attack `npm run siege -- 5`, and only some of them `npm run siege -- 20 unread everything`. Ends with 1 when the
 * visitor was refused anything or waited too long, with 2 where this machine cannot tell.
 */
import { availableParallelism, loadavg } from 'node:os'
import { attacks } from './siege/attacks.ts'
import { besiege, planRounds, type Round, whyNoSiege } from './siege/besiege.ts'
import { fitToFiles, mostOpenFiles } from './siege/file-limit.ts'
import { describe, headings } from './siege/report.ts'
import { judge } from './siege/verdict.ts'

const [seconds = '20', ...names] = process.argv.slice(2)
const rounds = planRounds(Number(seconds)).filter(({ name }) => names.length === 0 || names.includes(name))
const reason = whyNoSiege()
if (reason !== undefined) {
  console.log(`${reason}, so there is nothing to attack.`)
  process.exitCode = 2
} else {
  process.exitCode = await attackAll()
}

async function attackAll(): Promise<number> {
  console.log(
    `${availableParallelism()} cores, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  sayWhatIsLowered()
  console.log(`\n${headings()}`)
  const all: Round[] = []
  for (const planned of rounds) {
    const round = await besiege(planned)
    console.log(describe(round))
    all.push(round)
  }
  const verdicts = all.map(judge)
  const failed = verdicts.filter(({ failures }) => failures.length > 0).length
  const unjudged = verdicts.filter((verdict) => verdict.unjudged.length > 0).length
  console.log(`\n${all.length} rounds, ${failed} failed${unjudged > 0 ? `, ${unjudged} not judged` : ''}`)
  if (failed > 0) return 1
  return unjudged > 0 ? 2 : 0
}

function sayWhatIsLowered(): void {
  for (const { name, attacks: wanted } of rounds) {
    const lowered = fitToFiles(wanted).filter(({ sockets }, index) => sockets !== wanted[index]?.sockets)
    for (const { name: attack, sockets } of lowered) {
      const before = attacks.find((other) => other.name === attack)?.sockets
      console.log(
        `${name}: ${attack} has ${sockets} sockets instead of ${before}, since a process may open ${mostOpenFiles()} files here (ulimit -Hn)`,
      )
    }
  }
}
