/**
 * Measures how much a cached page costs beside a bare listener, and how long visitors wait while rows are edited.
 * Ends with 1 where a figure is missed, and with 2 where that cannot be judged: wrk is missing, or others took the processors
 * meanwhile.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { besideBare } from './beside-bare.ts'
import { underEdits } from './under-edits.ts'

/** Which part of the processors' time others may take where a figure that is missed counts. */
const mostForOthers = 0.1

if (spawnSync('wrk', ['-v']).error) {
  console.log('wrk is not installed, so nothing can be measured. On Debian: apt-get install wrk')
  process.exitCode = 2
} else process.exitCode = await judgeAll()

async function judgeAll(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-bench-'))
  try {
    const codes = []
    for (const run of [
      () => besideBare(folder),
      () => underEdits(folder, { p99: 100 }),
      () => underEdits(folder, { documents: 10_000, p99: 300 }),
    ]) {
      const { isMet, others } = await run()
      const taken = `others took ${Math.round(others * 100)}% of the processors, load ${loadavg()[0]?.toFixed(1)}`
      const isJudged = isMet || others <= mostForOthers
      console.log(`  ${isMet ? 'Met' : isJudged ? 'Missed' : 'Not judged'}: ${taken}\n`)
      codes.push(isMet ? 0 : isJudged ? 1 : 2)
    }
    return codes.includes(1) ? 1 : Math.max(...codes)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
