import { afterAll, beforeAll, describe } from 'vitest'
import { describeChanges } from './testing/change-contract.ts'
import { type DatabaseHost, startPostgresHost } from './testing/database-host.ts'
import { describeMaintenance } from './testing/maintenance-contract.ts'
import { describeRows } from './testing/row-contract.ts'
import { describeWrites } from './testing/write-contract.ts'

describe('on PostgreSQL', () => {
  let host: DatabaseHost
  beforeAll(async () => {
    host = await startPostgresHost()
  })
  afterAll(() => host?.stop())

  describeRows(() => host)
  describeWrites(() => host)
  describeChanges(() => host)
  describeMaintenance(() => host)
})
