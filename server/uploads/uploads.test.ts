import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { type ConnectedDatabase, connectDatabase } from '../database/connect.ts'
import type { UploadsTable } from '../database/tables.ts'
import { describeOnBoth } from '../database/testing/database-host.ts'
import { pdf } from './testing/sample-files.ts'
import { Uploads } from './uploads.ts'

const stays = new AbortController().signal
/** Of several slices, no two alike. */
const report = pdf(Array.from({ length: 700_000 }, (_, index) => index).join(' '))

describeOnBoth('the uploads', (host) => {
  let url: string
  let database: ConnectedDatabase
  beforeEach(async () => {
    ;({ url, database } = await host().openDatabase())
  })

  const open = (mostBytes?: number) => new Uploads(database, tmpdir(), mostBytes)
  const take = (uploads: Uploads, bytes: Buffer) => uploads.receive({ bytes, name: 'a.pdf' }, stays)
  /** Whether a reader of each listed upload gets the report. Some megabytes are long for `toEqual`. */
  async function areReports(uploads: Uploads): Promise<boolean[]> {
    const found = await Promise.all((await uploads.list()).map(({ name }) => uploads.find(name)))
    const contents = found.map(async (file) => buffer(uploads.read(file as NonNullable<typeof file>)))
    return (await Promise.all(contents)).map((bytes) => report.equals(bytes))
  }

  test('what one site takes the other serves, whole and from any byte to any other', async () => {
    await take(open(), report)
    const uploads = open()
    const [upload] = await uploads.list()
    expect(upload).toMatchObject({ originalName: 'a.pdf', kind: 'document', bytes: report.length })
    expect(await areReports(uploads)).toEqual([true])
    const file = (await uploads.find(upload?.name ?? '')) as UploadsTable
    for (const [first, last] of [
      [2_097_100, 2_097_200],
      [2_097_152, 2_097_152],
      [0, 2_097_151],
      [5, report.length - 1],
    ] as const)
      expect(report.subarray(first, last + 1).equals(await buffer(uploads.read(file, first, last)))).toBe(true)
  })
  test('the same content sent at once by two is kept once; removed by one it is gone for all, with its bytes', async () => {
    const second = url.startsWith('file:') ? database : await connectDatabase(url)
    const other = new Uploads(second, tmpdir())
    const taken = await Promise.all([open(), other, open()].map((uploads) => take(uploads, report)))
    expect(taken.map(({ isNew }) => isNew).toSorted()).toEqual([false, false, true])
    expect(await areReports(other)).toEqual([true])
    const [upload] = await open().list()
    expect(await open().remove(upload?.name ?? '')).toBe(true)
    expect(await open().remove(upload?.name ?? '')).toBe(false)
    expect(await other.find(upload?.name ?? '')).toBeUndefined()
    for (const table of ['upload_contents', 'upload_parts'])
      expect(await host().execute(url, `select name from ${table}`)).toEqual([])
    if (second !== database) await second.close()
  })
  test('the release before reads the parts; what it took itself is one piece after the next start', async () => {
    await take(open(), report)
    // As that release leaves it.
    await host().execute(url, 'delete from upload_contents')
    await (await connectDatabase(url)).close()
    expect(await areReports(open())).toEqual([true])
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
