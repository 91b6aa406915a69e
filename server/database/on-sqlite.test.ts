import { afterAll, describe } from 'vitest'
import { describeChanges } from './testing/change-contract.ts'
import { describeContent } from './testing/content-contract.ts'
import { startSqliteHost } from './testing/database-host.ts'

describe('on SQLite', () => {
  const host = startSqliteHost()
  afterAll(() => host.stop())

  describeContent(() => host)
  describeChanges(() => host)
})
