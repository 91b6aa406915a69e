import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Mode } from '../config.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built site as a process of its own, with a database of its own; `await using` stops it. */
export interface Site extends AsyncDisposable {
  pid: number
  port: number
  /** Where it stands, such as http://localhost:4321. */
  origin: string
  databaseFile: string
  /** What it has printed. */
  said: () => string
  /** Ends the process and removes its database. */
  stop: () => Promise<void>
  /** Ends the process at once, as a power cut would; its database stays. */
  kill: () => Promise<void>
}

/**
 * Starts the built site as a process of its own; resolves once it answers. The environment can be added to, and the address
 * and the database be those of another.
 */
export async function startSite(
  mode: Mode = 'local',
  environment: Record<string, string> = {},
  another?: Pick<Site, 'port' | 'databaseFile'>,
): Promise<Site> {
  const port = another?.port ?? (await freePort())
  const databaseFile = another?.databaseFile ?? join(await mkdtemp(join(tmpdir(), 'quarry-site-')), 'quarry.db')
  const child = spawn(process.execPath, ['server/main.ts', mode], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATABASE_URL: `file:${databaseFile}`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(String(data)))
  const origin = `http://localhost:${port}`
  await untilHealthy(origin, child, said)
  const kill = async () => {
    process.off('exit', end)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    end()
    await ended
  }
  const stop = async () => {
    await kill()
    await rm(dirname(databaseFile), { recursive: true, force: true })
  }
  return {
    pid: child.pid ?? 0,
    port,
    origin,
    databaseFile,
    said: () => said.join(''),
    kill,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** Ends what hangs; how long a busy machine takes says nothing. In milliseconds. */
const startsWithin = 300_000

async function untilHealthy(origin: string, child: ChildProcess, said: string[]): Promise<void> {
  const deadline = Date.now() + startsWithin
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const isHealthy = await fetch(`${origin}/quarry/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isHealthy) return
    await sleep(25)
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not start:\n${said.join('')}`)
}
