import { afterAll, describe } from 'vitest'
import { describeBatches } from './testing/batch-contract.ts'
import { describeChanges } from './testing/change-contract.ts'
import { startSqliteHost } from './testing/database-host.ts'
import { describeGrounds } from './testing/ground-contract.ts'
import { describeMaintenance } from './testing/maintenance-contract.ts'
import { describeRows } from './testing/row-contract.ts'
import { describeStages } from './testing/stage-contract.ts'
import { describeWrites } from './testing/write-contract.ts'

describe('on SQLite', () => {
  const host = startSqliteHost()
  afterAll(() => host.stop())

  // Each in a block of its own: what one prepares before each of its tests, the others need not.
  describe('rows', () => describeRows(() => host))
  describe('writes', () => describeWrites(() => host))
  describe('changes', () => describeChanges(() => host))
  describe('batches', () => describeBatches(() => host))
  describe('maintenance', () => describeMaintenance(() => host))
  describe('stages', () => describeStages(() => host))
  describe('grounds', () => describeGrounds(() => host))
})
