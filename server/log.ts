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
  if (mode !== 'public') {
    return { info: () => undefined, error: sparingly((fields, message) => console.error(message, fields)) }
  }
  const log = pino({ base: null, serializers: { err: describeError } }, destination)
  return {
    info: (fields, message) => log.info(fields, message),
    error: sparingly((fields, message) => log.error(fields, message)),
  }
}

type Say = Log['info']

/** So many kinds are told apart; whatever else comes within a minute counts as one. */
const mostKinds = 20
const anyOtherKind = ''

/**
 * Says the same kind of thing once, then once a minute how often it was said again: whoever can cause it could fill the
 * disk. A failure is of one kind with those of the same reason.
 */
export function sparingly(say: Say): Say {
  const again = new Map<string, number>()

  function countFor(kind: string, message: string): void {
    again.set(kind, 0)
    const sum = () => {
      const times = again.get(kind) ?? 0
      again.delete(kind)
      if (times === 0) return
      say({ again: times }, message)
      countFor(kind, message)
    }
    setTimeout(sum, 60_000).unref()
  }

  return (fields, message) => {
    const { err, ...others } = fields as { err?: unknown }
    const reason = err instanceof Error ? err.message : JSON.stringify(others)
    const kind = again.has(message + reason) || again.size < mostKinds ? message + reason : anyOtherKind
    const times = again.get(kind)
    if (times !== undefined) {
      again.set(kind, times + 1)
      return
    }
    say(fields, message)
    countFor(kind, message)
  }
}

/** A database driver hangs the refused row on its error, and with it what a visitor wrote: only the known parts are kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: name, message, ...code, stack, ...(cause !== undefined && { cause: describeError(cause) }) }
}
