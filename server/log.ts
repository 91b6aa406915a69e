import { pino } from 'pino'
import type { Mode } from './config.ts'

/** The server's log. Never give it an address of a person or machine, or a text that a visitor wrote. */
export interface Log {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** JSON lines on standard error in public mode; elsewhere only failures, as text for the person at the terminal. */
export function createLog(mode: Mode): Log {
  if (mode === 'public') return pino({ base: null }, pino.destination(2))
  return {
    info: () => undefined,
    error: (fields, message) => console.error(message, fields),
  }
}
