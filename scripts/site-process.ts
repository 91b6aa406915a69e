import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Whether there is a build to serve. */
export const isBuilt = existsSync(new URL('../build/server/index.js', import.meta.url))

/** The built site as a process of its own. */
export interface SiteProcess {
  pid: number
  origin: string
  /** Kills it as a power cut would: nothing is finished, nothing is said. */
  kill(): Promise<void>
}

/** Starts the built site, as `npm run serve` does, or with the maintenance side on; resolves once it answers. */
export async function startSiteProcess(
  port: number,
  environment: Record<string, string>,
  mode: 'public' | 'local' = 'public',
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ['server/main.ts', mode], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (data) => said.push(String(data)))
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const origin = `http://127.0.0.1:${port}`
  await untilHealthy(origin, child, said)
  return {
    pid: child.pid ?? 0,
    origin,
    async kill() {
      process.off('exit', end)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      end()
      await ended
    },
  }
}

async function untilHealthy(origin: string, child: ChildProcess, said: string[]): Promise<void> {
  const deadline = Date.now() + 60_000
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

/** A port that nothing listens on right now, below those that the system gives away by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer()
    const port = randomInt(10_000, 32_000)
    const isFree = await once(probe.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    )
    probe.close()
    if (isFree) return port
  }
}
