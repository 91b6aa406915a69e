import { flushCompileCache } from 'node:module'
import { type Mode, readConfig, StartError } from './config.ts'
import { greeting } from './greeting.ts'
import { createLog, type Log } from './log.ts'

const modes: readonly string[] = ['local', 'public', 'dev'] satisfies Mode[]

async function main(): Promise<void> {
  // Whatever the site writes, no other user of the machine may read.
  process.umask(0o077)
  requireNode(process.versions.node)
  const mode = readMode(process.argv[2])
  // React and the router choose their fast or their talkative form when they are first imported.
  process.env.NODE_ENV = mode === 'dev' ? 'development' : 'production'
  const config = readConfig(mode, process.env)
  const log = createLog(mode)
  endOnLostErrors(log)
  const { start } = await import('./start.ts')
  const { signInLink, campaign, stop } = await start(config, log)
  stopOnSignals(stop, log)
  console.log(greeting(config, campaign, signInLink))
  // Where Node.js keeps what it compiles (NODE_COMPILE_CACHE), it also does so for a site that is later killed.
  flushCompileCache()
}

/** Older versions lack a stable SQLite, or carry one with a defect. */
function requireNode(version: string): void {
  if (version.localeCompare('24.15', 'en', { numeric: true }) >= 0) return
  throw new StartError(`Node.js 24.15 or newer is needed, but this is ${version}.`)
}

function readMode(word = ''): Mode {
  if (!modes.includes(word)) throw new StartError('Start the site with npm start, npm run serve or npm run dev.')
  return word as Mode
}

/** After an error that nobody caught the state is unknown: whoever runs the site starts it anew. */
function endOnLostErrors(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.error({ err: error }, 'The site ends because of an error that nothing caught')
      process.exit(1)
    })
  }
}

/** Longer than requests under way may take, and shorter than systemd waits (docs/deploy.md), in ms. */
const stopWithin = 15_000

/** One press of Ctrl+C comes twice where npm passes it on as well, and so may the signal of a service, in ms. */
const sameSignalWithin = 1_000

/** The first signal lets requests finish; a later one does not wait, and a database that does not answer is not waited for. */
function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let stoppedAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stoppedAt !== undefined) {
        if (performance.now() - stoppedAt > sameSignalWithin) process.exit(1)
        return
      }
      stoppedAt = performance.now()
      log.info({ signal }, 'The site stops')
      setTimeout(() => process.exit(0), stopWithin)
      await stop()
      process.exit(0)
    })
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
