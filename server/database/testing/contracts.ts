import { describe } from 'vitest'
import { describeBatches } from './batch-contract.ts'
import { describeChanges } from './change-contract.ts'
import type { DatabaseHost } from './database-host.ts'
import { describeGrounds } from './ground-contract.ts'
import { describeMaintenance } from './maintenance-contract.ts'
import { describeRows } from './row-contract.ts'
import { describeStages } from './stage-contract.ts'
import { describeWrites } from './write-contract.ts'

/** What both databases do alike, each in a block of its own: what one prepares before each of its tests, the others need not. */
export function describeContracts(host: () => DatabaseHost): void {
  describe('rows', () => describeRows(host))
  describe('writes', () => describeWrites(host))
  describe('changes', () => describeChanges(host))
  describe('batches', () => describeBatches(host))
  describe('maintenance', () => describeMaintenance(host))
  describe('stages', () => describeStages(host))
  describe('grounds', () => describeGrounds(host))
}
