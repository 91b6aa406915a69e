/**
 * Makes the journeys that matter in the engines beside Chromium, at a phone's width and a desktop's: `npm run engines`,
 * or only some of them, `npm run engines -- firefox forms 360`. Ends with 1 when a journey failed, with 2 when none could
 * be judged.
 */
import type { Journey } from './engines/journey.ts'
import { journeys } from './engines/journeys.ts'
import { engines, makeJourney, type Outcome, whyNotDriven } from './engines/make-journey.ts'
import type { Engine } from './engines/session.ts'

// Whoever ends this ends the browsers with it, however often they say so.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const planned = engines.flatMap((engine) =>
  journeys.flatMap((journey) =>
    (journey.isOfMaintainers ? [1280] : [360, 1280])
      .map((width) => ({ engine, journey, width }))
      .filter(({ width }) =>
        words.every((word) => `${engine.name} ${journey.name} ${width}`.toLowerCase().includes(word)),
      ),
  ),
)
const outcomes: Outcome['is'][] = []
for (const { engine, journey, width } of planned) outcomes.push(await judge(engine, journey, width))

const count = (is: Outcome['is']) => outcomes.filter((outcome) => outcome === is).length
console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('not judged')} not judged`)
if (count('failed') > 0) process.exitCode = 1
else if (count('passed') === 0) process.exitCode = 2

/** Makes a journey, and prints what it came to in one line. */
async function judge(engine: Engine, journey: Journey, width: number): Promise<Outcome['is']> {
  const began = performance.now()
  const reason = whyNotDriven(engine)
  const outcome: Outcome = reason ? { is: 'not judged', reason } : await makeJourney(engine, journey, width)
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`
  const came = outcome.is === 'passed' ? outcome.is : `${outcome.is}: ${outcome.reason}`
  console.log(
    `${engine.name.padEnd(10)}${journey.name.padEnd(32)}${`${width} px`.padStart(8)}${seconds.padStart(8)}  ${came}`,
  )
  return outcome.is
}
