import { describe } from 'vitest'
import { describeBatches } from './batch-contract.ts'
import { describeChanges } from './change-contract.ts'
import type { DatabaseHost } from './database-host.ts'
import { describeRows } from './row-contract.ts'

/** What differs in how the databases are asked, and must not in what they do; each in a block of its own: what one prepares before each of its tests, the others need not. */
export function describeContracts(host: () => DatabaseHost): void {
  describe('rows', () => describeRows(host))
  describe('changes', () => describeChanges(host))
  describe('batches', () => describeBatches(host))
}
