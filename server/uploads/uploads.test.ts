import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { claimedType, type UploadType } from '../../domain/upload.ts'
import { type ConnectedDatabase, connectDatabase } from '../database/connect.ts'
import { describeOnBoth } from '../database/testing/database-host.ts'
import { pdf } from './testing/sample-files.ts'
import { Uploads } from './uploads.ts'

const sender = fileURLToPath(new URL('testing/send-document.ts', import.meta.url))
const type = claimedType('application/pdf', '') as UploadType
const stays = new AbortController().signal
const report = pdf('Report', 1_000_000)

describeOnBoth('the uploads', (host) => {
  let url: string
  let database: ConnectedDatabase
  let folder: string
  let cache: string
  beforeEach(async () => {
    ;({ url, database } = await host().openDatabase())
    folder = await mkdtemp(join(tmpdir(), 'quarry-uploads-'))
    cache = join(folder, 'cache')
    onTestFinished(() => rm(folder, { recursive: true }))
  })

  const open = (mostBytes?: number) => new Uploads(database, cache, mostBytes)
  const take = (uploads: Uploads, bytes: Buffer) => uploads.receive({ bytes, type, name: 'a.pdf' }, stays)
  /** What a reader of each listed upload gets. */
  async function contents(uploads: Uploads): Promise<Buffer[]> {
    const found = await Promise.all((await uploads.list()).map(({ name }) => uploads.find(name)))
    return Promise.all(found.map(async (file) => buffer(await uploads.read(file as NonNullable<typeof file>))))
  }
  /** Another process that stores the report, with a folder of its own. */
  async function send(...kill: string[]): Promise<unknown> {
    const words = [sender, url, join(folder, 'other'), ...kill]
    const [code, signal] = await once(spawn(process.execPath, words, { stdio: 'inherit' }), 'exit')
    return code ?? signal
  }

  test('what one process takes the other serves, also when the cache is deleted, cut off or cannot be made', async () => {
    expect(await send()).toBe(0)
    const uploads = open()
    expect(await uploads.list()).toMatchObject([{ originalName: 'Report.pdf', kind: 'document', bytes: report.length }])
    expect(await contents(uploads)).toEqual([report])
    const [name = ''] = await readdir(cache)
    expect(await readFile(join(cache, name))).toEqual(report)
    await rm(cache, { recursive: true })
    expect(await Promise.all([contents(uploads), contents(uploads)])).toEqual([[report], [report]])
    await truncate(join(cache, name), 300)
    expect(await contents(uploads)).toEqual([report])
    await rm(cache, { recursive: true })
    await writeFile(cache, 'in the way')
    expect(await contents(uploads)).toEqual([report])
  })
  test('a process that is killed while it stores a file leaves nothing of it, and the file can be sent again', async () => {
    expect(await send('killed')).toBe('SIGKILL')
    expect(await open().list()).toEqual([])
    expect(await host().execute(url, 'select name from upload_parts')).toEqual([])
    expect(await send()).toBe(0)
    expect(await contents(open())).toEqual([report])
  })
  test('the same content sent at once by two is kept once; removed by one it is gone for all, with its parts', async () => {
    const second = url.startsWith('file:') ? database : await connectDatabase(url)
    const other = new Uploads(second, join(folder, 'other'))
    const taken = await Promise.all([open(), other, open()].map((uploads) => take(uploads, report)))
    expect(taken.map(({ isNew }) => isNew).toSorted()).toEqual([false, false, true])
    expect(await contents(other)).toEqual([report])
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
