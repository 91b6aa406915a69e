import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { type ConnectedDatabase, connectDatabase } from '../database/connect.ts'
import { describeOnBoth } from '../database/testing/database-host.ts'
import { deleteUploads, findUpload, readUpload } from '../database/uploads.ts'
import { pdf } from './testing/sample-files.ts'
import { listUploads, receiveUpload } from './uploads.ts'

const stays = new AbortController().signal
/** Of several slices, no two alike. */
const report = pdf(Array.from({ length: 700_000 }, (_, index) => index).join(' '))

describeOnBoth('the uploads', (host) => {
  let url: string
  let database: ConnectedDatabase
  beforeEach(async () => {
    ;({ url, database } = await host().openDatabase())
  })

  const take = (bytes: Buffer, by = database, mostBytes?: number) =>
    receiveUpload({ database: by, dataFolder: tmpdir() }, { bytes, name: 'a.pdf' }, stays, mostBytes)
  const nameOfOne = async () => (await listUploads(database.reader))[0]?.name ?? ''
  /** Whether a reader of the one upload gets this part of the report. Some megabytes are long for `toEqual`. */
  const givesReport = async (first = 0, last = report.length - 1, by = database) =>
    report.subarray(first, last + 1).equals(await buffer(readUpload(by.reader, await nameOfOne(), first, last)))

  test('what is taken is read whole and from any byte to any other', async () => {
    await take(report)
    expect(await listUploads(database.reader)).toMatchObject([
      { originalName: 'a.pdf', kind: 'document', bytes: report.length },
    ])
    for (const [first, last] of [
      [0, report.length - 1],
      [2_097_100, 2_097_200],
      [2_097_152, 2_097_152],
      [0, 2_097_151],
      [5, report.length - 1],
    ] as const)
      expect(await givesReport(first, last), `${first} to ${last}`).toBe(true)
  })
  test('the same content sent at once by two is kept once; removed by one it is gone for all, with its bytes', async () => {
    const other = url.startsWith('file:') ? database : await connectDatabase(url)
    const taken = await Promise.all([take(report), take(report, other), take(report)])
    expect(taken.map(({ isNew }) => isNew).toSorted()).toEqual([false, false, true])
    expect(await givesReport(undefined, undefined, other)).toBe(true)
    const name = await nameOfOne()
    expect(await deleteUploads(database.db, [name])).toBe(true)
    expect(await deleteUploads(database.db, [name])).toBe(false)
    expect(await findUpload(other.reader, name)).toBeUndefined()
    for (const table of ['upload_contents', 'upload_parts'])
      expect(await host().execute(url, `select name from ${table}`)).toEqual([])
    if (other !== database) await other.close()
  })
  test('the release before reads the parts; what it took itself is one piece after the next start', async () => {
    await take(report)
    // As that release leaves it.
    await host().execute(url, 'delete from upload_contents')
    await (await connectDatabase(url)).close()
    expect(await givesReport()).toBe(true)
  })
  test('uploads are taken until they fill what they may, by however many at once, and then the refusal says what to do', async () => {
    const sent = [pdf('one', 4000), pdf('two', 4000), pdf('three', 4000)]
    const outcomes = await Promise.allSettled(sent.map((bytes) => take(bytes, database, 10_000)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'invalid',
        fields: [{ field: 'file', rule: expect.stringMatching(/beyond .* GB: delete some/) }],
      },
    })
    expect(await take(pdf('small'), database, 10_000)).toMatchObject({ isNew: true })
  })
})
