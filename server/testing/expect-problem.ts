import { expect } from 'vitest'
import type { Reply } from './ask.ts'

/** Expects a problem of this status and kind that tells nothing of the inside. */
export function expectProblem(reply: Reply, status: number, code: string): void {
  expect(reply.status).toBe(status)
  expect(JSON.parse(reply.body)).toMatchObject({ status, code, type: `urn:quarry:problem:${code}` })
  expect(reply.headers).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  expect(reply.body).not.toMatch(/\bat .*:\d+|node_modules|\.ts\b/)
}
