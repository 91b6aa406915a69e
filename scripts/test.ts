import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePrerequisites } from './prerequisites.ts'

/** How many checks of one runner passed and failed. */
interface Tally {
  passed: number
  failed: number
}

/** Runs a command and shows what it prints; true when it ended well. */
function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const started = performance.now()
  console.log(`\n> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  console.log(`${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return status === 0
}

/** A check that either holds or does not. */
function check(command: string, ...args: string[]): Tally {
  return run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A test runner that writes a report: its own counts, and one failure more where it ended badly without naming one. */
function suite(
  command: string,
  args: string[],
  report: { file: string; read: (json: never) => Tally; environment?: Record<string, string> },
): Tally {
  rmSync(report.file, { force: true })
  const endedWell = run(command, args, report.environment)
  try {
    const tally = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never)
    const ranNothing = tally.passed + tally.failed === 0
    return { ...tally, failed: tally.failed || (endedWell && !ranNothing ? 0 : 1) }
  } catch (error) {
    console.error(`The report of ${command} cannot be read: ${error}`)
    return { passed: 0, failed: 1 }
  }
}

const vitestReport = join(tmpdir(), `vitest-${process.pid}.json`)
const playwrightReport = join(tmpdir(), `playwright-${process.pid}.json`)

ensurePrerequisites()
if (process.getuid?.() === 0)
  console.log(
    'As root the tests mount a small file system and set a file attribute, in temporary folders, and take both back.',
  )
const tallies = [
  check('react-router', 'typegen'),
  check('biome', 'ci', '--error-on-warnings'),
  check(
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'app',
    'content',
    'domain',
    'drawings',
    'server',
    'scripts',
    'bench',
    'e2e',
  ),
  check('knip'),
  check('node', 'node_modules/typescript7/bin/tsc', '--noEmit'),
  check('npm', 'run', 'build'),
  suite('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`], {
    file: vitestReport,
    environment: { NO_COLOR: '1' },
    read: (json: { numPassedTests: number; numFailedTests: number }) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
    }),
  }),
  suite('playwright', ['test', '--reporter=line,json'], {
    file: playwrightReport,
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    read: ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => {
      if (stats.flaky > 0) console.log(`TO BE MENDED: ${stats.flaky} browser tests passed only at a second try`)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  }),
]

const total = tallies.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
