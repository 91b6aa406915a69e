import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program that runs beside us with all that it starts itself. */
export interface Program {
  child: ChildProcess
  /** What it has written, line by line. */
  said: string[]
  /** Ends it and all its children at once. */
  end(): Promise<void>
}

const startDeadlineMs = 120_000

/** Starts a program whose fourth descriptor is a pipe to us. It ends with us at the latest. */
export function startProgram(command: string, args: string[], environment: Record<string, string>): Program {
  // A group of its own: browsers leave their children behind.
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => said.push(line))
  }
  child.once('error', ({ message }) => said.push(message))
  const endGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // All of the group has ended by itself.
    }
  }
  process.once('exit', endGroup)
  return {
    child,
    said,
    async end() {
      process.off('exit', endGroup)
      const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null
      const ended = isRunning ? once(child, 'exit') : undefined
      endGroup()
      await ended
    },
  }
}

/** Waits until a program that was just started shows in some way that it is ready; fails with what it said where it does not. */
export async function untilReady<T>(
  program: Program,
  look: () => T | undefined | Promise<T | undefined>,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + startDeadlineMs
  while (Date.now() < deadline && program.child.exitCode === null && program.child.signalCode === null) {
    const found = await look()
    if (found) return found
    await sleep(25)
  }
  throw new Error(`${program.child.spawnfile} did not start: ${program.said.slice(-5).join(' / ')}`)
}
