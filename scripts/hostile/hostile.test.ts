import { expect, test } from 'vitest'
import { isBuilt } from '../../server/testing/site-process.ts'
import { attack } from './attack.ts'

// The whole of it is `npm run hostile`.
test.runIf(isBuilt)('nothing gets through of the attacks that are known', { timeout: 600_000 }, async () => {
  const findings: string[] = []
  await attack({ documents: 600, seed: 1, isShort: true }, ({ kind, attacks, findings: found }) => {
    expect(attacks, kind).toBeGreaterThan(0)
    findings.push(...found.slice(0, 5).map((finding) => `${kind}: ${finding}`))
  })
  expect(findings).toEqual([])
})
