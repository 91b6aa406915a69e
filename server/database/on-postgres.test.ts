import { afterAll, beforeAll, describe } from 'vitest'
import { describeContracts } from './testing/contracts.ts'
import { type DatabaseHost, startPostgresHost } from './testing/database-host.ts'

describe('on PostgreSQL', () => {
  let host: DatabaseHost
  beforeAll(async () => {
    host = await startPostgresHost()
  })
  afterAll(() => host?.stop())
  describeContracts(() => host)
})
