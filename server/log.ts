import { type DestinationStream, pino } from 'pino'
import type { Mode } from './config.ts'

/** The server's log. Never give it an address of a person or machine, or a text that a visitor wrote. */
export interface Log {
  info(fields: object, message: string): void
  /** `fields.err` is what went wrong. */
  error(fields: object, message: string): void
}

/** JSON lines on standard error in public mode; elsewhere only failures, as text for the person at the terminal. */
export function createLog(mode: Mode, destination: DestinationStream = pino.destination(2)): Log {
  if (mode === 'public') return pino({ base: null, serializers: { err: describeError } }, destination)
  return {
    info: () => undefined,
    error: (fields, message) => console.error(message, fields),
  }
}

const perMinute = 20

/** Says the same kind of thing at most so often in a minute, and how often it was left out: whoever can cause it could fill the disk. */
export function sparingly(log: Log, level: 'info' | 'error' = 'info', now = Date.now): Log['info'] {
  let [minute, said, leftOut] = [0, 0, 0]
  return (fields, message) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) {
      if (leftOut > 0) log[level]({ leftOut }, message)
      ;[minute, said, leftOut] = [current, 0, 0]
    }
    if (said < perMinute) log[level](fields, message)
    else leftOut += 1
    said += 1
  }
}

/** A database driver hangs the refused row on its error, and with it what a visitor wrote: only the known parts are kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: name, message, ...code, stack, ...(cause !== undefined && { cause: describeError(cause) }) }
}
