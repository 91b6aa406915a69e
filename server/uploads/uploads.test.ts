import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { type ConnectedDatabase, connectDatabase } from '../database/connect.ts'
import type { UploadsTable } from '../database/tables.ts'
import { describeOnBoth } from '../database/testing/database-host.ts'
import { pdf } from './testing/sample-files.ts'
import { Uploads } from './uploads.ts'

const stays = new AbortController().signal
const report = pdf('Report', 1_000_000)

describeOnBoth('the uploads', (host) => {
  let url: string
  let database: ConnectedDatabase
  beforeEach(async () => {
    ;({ url, database } = await host().openDatabase())
  })

  const open = (mostBytes?: number) => new Uploads(database, tmpdir(), mostBytes)
  const take = (uploads: Uploads, bytes: Buffer) => uploads.receive({ bytes, name: 'a.pdf' }, stays)
  /** Whether a reader of each listed upload gets the report. A megabyte is long for `toEqual`. */
  async function areReports(uploads: Uploads): Promise<boolean[]> {
    const found = await Promise.all((await uploads.list()).map(({ name }) => uploads.find(name)))
    const contents = found.map(async (file) => buffer(uploads.read(file as NonNullable<typeof file>)))
    return (await Promise.all(contents)).map((bytes) => report.equals(bytes))
  }

  test('what one site takes the other serves, whole and in parts', async () => {
    await take(open(), report)
    const uploads = open()
    const [upload] = await uploads.list()
    expect(upload).toMatchObject({ originalName: 'a.pdf', kind: 'document', bytes: report.length })
    expect(await areReports(uploads)).toEqual([true])
    const file = (await uploads.find(upload?.name ?? '')) as UploadsTable
    for (const [first, last] of [
      [262_100, 262_200],
      [262_144, 262_144],
      [524_280, 999_999],
      [0, 262_143],
    ] as const)
      expect(report.subarray(first, last + 1).equals(await buffer(uploads.read(file, first, last)))).toBe(true)
  })
  test('the same content sent at once by two is kept once; removed by one it is gone for all, with its parts', async () => {
    const second = url.startsWith('file:') ? database : await connectDatabase(url)
    const other = new Uploads(second, tmpdir())
    const taken = await Promise.all([open(), other, open()].map((uploads) => take(uploads, report)))
    expect(taken.map(({ isNew }) => isNew).toSorted()).toEqual([false, false, true])
    expect(await areReports(other)).toEqual([true])
    const [upload] = await open().list()
    expect(await open().remove(upload?.name ?? '')).toBe(true)
    expect(await open().remove(upload?.name ?? '')).toBe(false)
    expect(await other.find(upload?.name ?? '')).toBeUndefined()
    expect(await host().execute(url, 'select name from upload_parts')).toEqual([])
    if (second !== database) await second.close()
  })
  test('uploads are taken until they fill what they may, by however many at once, and then the refusal says what to do', async () => {
    const sent = [pdf('one', 4000), pdf('two', 4000), pdf('three', 4000)]
    const outcomes = await Promise.allSettled(sent.map((bytes) => take(open(10_000), bytes)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'invalid',
        fields: [{ field: 'file', rule: expect.stringMatching(/beyond .* GB: delete some/) }],
      },
    })
    expect(await take(open(10_000), pdf('small'))).toMatchObject({ isNew: true })
  })
})
