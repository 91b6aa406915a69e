import { writeFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { describeOnBoth } from './database/testing/database-host.ts'
import { sampleMessage } from './database/testing/sample-rows.ts'
import { watchHealth } from './health.ts'
import { expectProblem, json, post } from './testing/ask.ts'
import { serveSite } from './testing/served-site.ts'

const unusable = { code: 'unavailable' }

describeOnBoth('a site that cannot store anything', (host) => {
  test.each(['write_trial', 'events'] as const)(
    'or read %s says so at once, and once more when it can again',
    async (table) => {
      const { url, database } = await host().openDatabase()
      const logged: string[] = []
      const record = (_: object, message: string) => logged.push(message)
      const health = watchHealth(database, { info: record, error: record })
      onTestFinished(() => health.stop())
      vi.useFakeTimers({ toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      await health.requireWritable()
      await host().execute(url, `alter table ${table} rename to away`)
      await health.requireWritable()
      await expect(database.db.deleteFrom(table).execute()).rejects.toMatchObject(unusable)
      await expect.poll(() => logged).toEqual(['Nothing can be stored: forms are refused'])
      await expect(health.requireWritable()).rejects.toMatchObject(unusable)
      await host().execute(url, `alter table away rename to ${table}`)
      vi.setSystemTime(Date.now() + 5_000)
      await health.requireWritable()
      expect(logged.slice(1)).toEqual(['Something can be stored again'])
    },
  )
})

test('over a file that was overwritten the health check fails and no form is taken, while kept pages are shown', async () => {
  const site = await serveSite()
  await site.visit('/quarry/')
  const send = (path: string, body: object) => post(site.ports.public, `/quarry/api/${path}`, body)
  expect((await send('messages', sampleMessage)).status).toBe(201)
  expect(json(await site.visit('/quarry/healthz')).oldestMailSeconds).toBeTypeOf('number')
  writeFileSync(site.databaseFile, 'another file')
  expectProblem(await send('messages', sampleMessage), 503, 'unavailable')
  expectProblem(await send('newsletter-signups', { EMAIL: 'ann@example.org' }), 503, 'unavailable')
  const health = await site.visit('/quarry/healthz')
  expectProblem(health, 503, 'unavailable')
  expect(json(health)).toMatchObject({
    revision: expect.any(String),
    build: expect.any(String),
    oldestMailSeconds: null,
  })
  expect((await site.visit('/quarry/')).status).toBe(200)
})
