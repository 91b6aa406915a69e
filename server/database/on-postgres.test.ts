import { afterAll, beforeAll, describe } from 'vitest'
import { describeChanges } from './testing/change-contract.ts'
import { describeContent } from './testing/content-contract.ts'
import { type DatabaseHost, startPostgresHost } from './testing/database-host.ts'

describe('on PostgreSQL', () => {
  let host: DatabaseHost
  beforeAll(async () => {
    host = await startPostgresHost()
  })
  afterAll(() => host?.stop())

  describeContent(() => host)
  describeChanges(() => host)
})
