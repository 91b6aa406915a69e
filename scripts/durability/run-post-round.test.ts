import { expect, test } from 'vitest'
import { isBuilt } from '../../server/testing/site-process.ts'
import { runPostRound } from './run-post-round.ts'

// (rule: update-once, update-doubt) The whole round to 20,000 is `npm run post-round`.
test.skipIf(!isBuilt)(
  'an update reaches everybody once, however the mail server answers and the site dies',
  async () => {
    const counts = await runPostRound({ subscribers: 200, kills: 2 })
    expect(counts).toMatchObject({ twice: [], lost: [], silentCopies: [], missing: [] })
    expect(counts.said).toMatchObject({ setAside: 2, failed: 0, left: 0 })
    expect(counts.once + counts.said.setAside + counts.said.inDoubt - counts.doubtsThatArrived).toBe(200)
  },
  600_000,
)
