import { expect, test } from 'vitest'
import { isBuilt } from '../../server/testing/site-process.ts'
import { runCrashRounds } from './run-crash-rounds.ts'

// `npm test` builds the site before it runs the tests; the whole 200 rounds are `npm run crash-rounds`.
test.skipIf(!isBuilt)(
  'no message is lost however the site dies, and none comes twice without saying so',
  { timeout: 600_000 },
  async () => {
    const counts = await runCrashRounds(2)
    expect(counts).toMatchObject({ lost: [], silentCopies: [], clicked: 8 })
    expect(counts.answered).toBeGreaterThan(0)
    expect(counts.delivered).toBeGreaterThanOrEqual(counts.answered)
  },
)
