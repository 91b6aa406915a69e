import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'

const table = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8')
  .split('## What one client may hold')[1]
  ?.split('\n## ')[0]

const shares = ({ inAll, perNetwork }: { inAll: number; perNetwork: number }, unit = (size: number) => words(size)) =>
  `${unit(inAll)} in all, ${unit(perNetwork)} of one client network`
const words = (size: number) => size.toLocaleString('en-GB')
const seconds = (ms: number) => `${ms / 1000} s`

test.each([
  shares(limits.connections),
  `${limits.pipelined} on one connection`,
  shares(limits.requests),
  `${seconds(limits.headersWithin)}, ${seconds(limits.requestWithin)}`,
  `${seconds(limits.silentFor)}, ${seconds(limits.idleFor)}`,
  `waiting for the site's own answer | ${seconds(limits.answerWithin)}`,
  `${seconds(limits.sending.grace)}, and as long as it takes at ${limits.sending.slowest / 1000} kB a second`,
  `${shares(limits.downloads)}; ${limits.downloads.silentFor / 60_000} minutes without taking anything`,
  `${limits.visitorBody / 1000} kB`,
  shares(limits.bodies, (size) => `${size / 1_000_000} MB`),
  `${limits.renderings.atOnce}; ${limits.renderings.inAll} wait in all, ${limits.renderings.perNetwork} of one client network`,
])('docs/deploy.md says: %s', (promise) => {
  expect(table).toContain(`| ${promise}`)
})
