import { afterAll, describe } from 'vitest'
import { describeContracts } from './testing/contracts.ts'
import { startSqliteHost } from './testing/database-host.ts'

describe('on SQLite', () => {
  const host = startSqliteHost()
  afterAll(() => host.stop())
  describeContracts(() => host)
})
