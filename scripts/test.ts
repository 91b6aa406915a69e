import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePrerequisites, firefox } from './prerequisites.ts'

const compileCache = join(tmpdir(), 'quarry-compile-cache')

/** How many checks of one runner passed and failed. */
interface Tally {
  passed: number
  failed: number
}

/** Where a test runner writes its own counts. */
interface Report {
  file: string
  read: (json: never) => Tally
  environment: Record<string, string>
}

/**
 * Runs a command and shows what it prints, at its end unless that is to be at once. It counts as one check, or as those of its
 * report: as one failure where it ended badly without naming any, or ran nothing.
 */
async function run(command: string, report?: Report, shown: 'at once' | 'at its end' = 'at its end'): Promise<Tally> {
  const started = performance.now()
  if (report) rmSync(report.file, { force: true })
  const [program = '', ...args] = command.split(' ')
  const output = shown === 'at once' ? 'inherit' : 'pipe'
  if (shown === 'at once') console.log(`\n> ${command}`)
  const child = spawn(program, args, {
    stdio: ['inherit', output, output],
    // Sites that start one after the other need not compile the same files anew.
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...report?.environment },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data))
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  if (shown === 'at its end') console.log(`\n> ${command}\n${Buffer.concat(said)}`)
  console.log(`${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!report) return { passed: Number(status === 0), failed: Number(status !== 0) }
  try {
    const { passed, failed } = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never)
    return { passed, failed: failed || Number(status !== 0 || passed === 0) }
  } catch (error) {
    console.error(`The report of ${command} cannot be read: ${error}`)
    return { passed: 0, failed: 1 }
  }
}

/** The options that choose some of the projects of a runner's configuration. */
const only = (projects: readonly string[]) => projects.map((project) => `--project=${project}`).join(' ')

/** Runs those tests of some projects of vitest.config.ts whose tags fit. */
function unitTests(projects: readonly string[], tags?: string, reporter: 'dot' | 'verbose' = 'dot'): Promise<Tally> {
  const file = join(tmpdir(), `vitest-${process.pid}.json`)
  const chosen = tags === undefined ? only(projects) : `${only(projects)} --tags-filter=${tags}`
  return run(`vitest run ${chosen} --reporter=${reporter} --reporter=json --outputFile.json=${file}`, {
    file,
    environment: { NO_COLOR: '1' },
    read: (json: { numPassedTests: number; numFailedTests: number }) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
    }),
  })
}

/** Runs some of the projects of playwright.config.ts. */
function browserTests(projects: readonly string[]): Promise<Tally> {
  const file = join(tmpdir(), `playwright-${process.pid}.json`)
  const report: Report = {
    file,
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    read: ({ stats }: { stats: { expected: number; unexpected: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected,
    }),
  }
  return run(`playwright test ${only(projects)} --reporter=line,json`, report, 'at once')
}

/** All that every change runs. */
async function runTests(): Promise<Tally[]> {
  const generated = await run('react-router typegen')
  const build = run('node scripts/build.ts')
  // What only reads the sources waits for none of the others.
  const sources = [
    'biome ci --error-on-warnings',
    'depcruise --config .dependency-cruiser.cjs app content domain drawings server scripts bench e2e',
    'knip',
    'node node_modules/typescript7/bin/tsc --noEmit',
  ].map((command) => run(command))
  return [
    generated,
    await build,
    // A browser waits for its pages a third of the time: the others have the processor meanwhile.
    ...(await Promise.all([...sources, unitTests(['served', 'together'], '!wide'), browserTests(['journeys'])])),
  ]
}

/** What takes long and guards what rarely breaks: killed processes, every page at every width, every state and paper, other engines. */
async function runWideWalks(): Promise<Tally[]> {
  const hasFirefox = existsSync(firefox)
  if (!hasFirefox) console.log(`No other engine is walked: ${firefox} is not there (apt-get install firefox-esr).`)
  return [
    await run('node scripts/build.ts'),
    // One line each: what becomes of a server is told in them.
    await unitTests(['wide'], undefined, 'verbose'),
    await unitTests(['wide-served']),
    await unitTests(['together'], 'wide'),
    await browserTests(['wide', 'wide-journeys', ...(hasFirefox ? ['wide-firefox'] : [])]),
  ]
}

console.log(
  `The tests make build/, public/drawn/ and test-results/ anew; ${compileCache} stays, and makes the next run quicker.`,
)
ensurePrerequisites()
const tallies = await (process.argv[2] === 'wide' ? runWideWalks() : runTests())

const total = tallies.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
