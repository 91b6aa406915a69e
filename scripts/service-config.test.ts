import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readServiceConfig } from './service-config.ts'

test('the settings of the service fill in what the environment leaves open, and may be missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-settings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('PORT', '5000')
  for (const name of ['MAINTENANCE_PORT', 'DATABASE_URL']) vi.stubEnv(name, undefined)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const file = join(folder, 'quarry.env')
  expect(readServiceConfig(file)).toMatchObject({ port: 5000, maintenancePort: undefined })
  await writeFile(file, 'PORT=4173\nMAINTENANCE_PORT=4174\nDATABASE_URL=file:/var/lib/quarry/quarry.db\n')
  const databaseUrl = 'file:/var/lib/quarry/quarry.db'
  expect(readServiceConfig(file)).toMatchObject({ port: 5000, maintenancePort: 4174, databaseUrl })
})
