import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '../server/database/connect.ts'
import { describeOnSqliteFirst } from '../server/database/testing/database-host.ts'
import { createOldDatabase } from '../server/database/testing/old-database.ts'

/** What people sent, and what stands for everything else. */
const tables = ['events', 'messages', 'newsletter_signups', 'upload_contents', 'content_history', 'newsletter_links']

describeOnSqliteFirst('a back-up', (host) => {
  test('brings back every row, but nobody who has left the list since, and no update goes by itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quarry-back-up-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const url = await createOldDatabase(host())
    await (await connectDatabase(url)).close()
    const copy = join(folder, 'copy')
    const run = (script: string) =>
      execFileSync(process.execPath, [`scripts/${script}.ts`, copy], {
        env: { ...process.env, DATABASE_URL: url },
        encoding: 'utf8',
      })
    const rowsOf = (table: string) => host().execute(url, `select * from ${table} order by 1`)
    const waiting = "update mail_queue set state = 'waiting', is_bulk = 1"
    await host().execute(url, waiting)
    const before = new Map<string, Record<string, unknown>[]>()
    for (const table of tables) before.set(table, await rowsOf(table))
    run('back-up')
    const [left] = before.get('newsletter_signups') ?? []
    await host().execute(url, `delete from newsletter_signups where id = '${left?.id}'`)
    await host().execute(url, "update events set title = 'Spoilt'")
    expect(run('restore')).toContain('1 people who have left the list since stay off it')
    for (const table of tables)
      expect(await rowsOf(table), table).toEqual(before.get(table)?.filter(({ id }) => id !== left?.id))
    expect(await rowsOf('mail_queue')).not.toContainEqual(expect.objectContaining({ state: 'waiting' }))
  })
})

test('what is no back-up leaves the database as it is', () => {
  expect(() => execFileSync(process.execPath, ['scripts/restore.ts', 'no-such-file'], { stdio: 'pipe' })).toThrow(
    'Name the file that is to be restored.',
  )
})
