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

/** Runs a command and shows what it prints, at once or, where others run beside it, when it has ended; true when it ended well. */
async function run(command: string, shown: 'at once' | 'at its end', environment: Record<string, string> = {}) {
  const started = performance.now()
  const [program = '', ...args] = command.split(' ')
  const output = shown === 'at once' ? 'inherit' : 'pipe'
  if (shown === 'at once') console.log(`\n> ${command}`)
  const child = spawn(program, args, {
    stdio: ['inherit', output, output],
    // Sites that start one after the other need not compile the same files anew.
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...environment },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data))
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  if (shown === 'at its end') console.log(`\n> ${command}\n${Buffer.concat(said)}`)
  console.log(`${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return status === 0
}

/** A check that either holds or does not. */
async function check(command: string): Promise<Tally> {
  return (await run(command, 'at its end')) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A test runner that writes a report: its own counts, and one failure more where it ended badly without naming one. */
async function suite(
  command: string,
  report: { file: string; read: (json: never) => Tally; environment?: Record<string, string> },
  shown: 'at once' | 'at its end' = 'at once',
): Promise<Tally> {
  rmSync(report.file, { force: true })
  const endedWell = await run(command, shown, report.environment)
  try {
    const tally = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never)
    const ranNothing = tally.passed + tally.failed === 0
    return { ...tally, failed: tally.failed || (endedWell && !ranNothing ? 0 : 1) }
  } catch (error) {
    console.error(`The report of ${command} cannot be read: ${error}`)
    return { passed: 0, failed: 1 }
  }
}

/** The options that choose some of the projects of a runner's configuration. */
const only = (projects: readonly string[]) => projects.map((project) => `--project=${project}`).join(' ')

/** Runs those tests of some projects of vitest.config.ts whose tags fit. */
function unitTests(projects: readonly string[], tags?: string): Promise<Tally> {
  const file = join(tmpdir(), `vitest-${process.pid}.json`)
  const chosen = tags === undefined ? only(projects) : `${only(projects)} --tags-filter=${tags}`
  return suite(
    `vitest run ${chosen} --reporter=dot --reporter=json --outputFile.json=${file}`,
    {
      file,
      environment: { NO_COLOR: '1' },
      read: (json: { numPassedTests: number; numFailedTests: number }) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
      }),
    },
    'at its end',
  )
}

/** Runs some of the projects of playwright.config.ts. */
function browserTests(projects: readonly string[]): Promise<Tally> {
  const file = join(tmpdir(), `playwright-${process.pid}.json`)
  return suite(`playwright test ${only(projects)} --reporter=line,json`, {
    file,
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    read: ({ stats }: { stats: { expected: number; unexpected: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected,
    }),
  })
}

/** All that every change runs. */
async function runTests(): Promise<Tally[]> {
  const generated = await check('react-router typegen')
  const build = check('node scripts/build.ts')
  // What only reads the sources waits for none of the others.
  const sources = [
    'biome ci --error-on-warnings',
    'depcruise --config .dependency-cruiser.cjs app content domain drawings server scripts bench e2e',
    'knip',
    'node node_modules/typescript7/bin/tsc --noEmit',
  ].map(check)
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
    await check('node scripts/build.ts'),
    await unitTests(['wide*']),
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
