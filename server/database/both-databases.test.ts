import { describe } from 'vitest'
import { describeBatches } from './testing/batch-contract.ts'
import { describeChanges } from './testing/change-contract.ts'
import { describeOnBoth } from './testing/database-host.ts'
import { describeRows } from './testing/row-contract.ts'

/**
 * What the databases are asked in their own words, and must do alike; each in a block of its own, since what one prepares
 * before each of its tests, the others need not.
 */
describeOnBoth('the content', (host) => {
  describe('rows', () => describeRows(host))
  describe('changes', () => describeChanges(host))
  describe('batches', () => describeBatches(host))
})
