import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeOnBoth } from '../database/testing/database-host.ts'
import { pdf } from './testing/sample-files.ts'
import { Uploads } from './uploads.ts'

const sender = fileURLToPath(new URL('testing/send-document.ts', import.meta.url))

describeOnBoth('the uploads of several processes', (host) => {
  test('one that is killed while it stores a file leaves nothing of it, and the file can be sent again', async () => {
    const { url, database } = await host().openDatabase()
    const send = async (...kill: string[]): Promise<unknown> => {
      const words = [sender, url, ...kill]
      const [code, signal] = await once(spawn(process.execPath, words, { stdio: 'inherit' }), 'exit')
      return code ?? signal
    }
    const uploads = new Uploads(database, tmpdir())
    expect(await send('killed')).toBe('SIGKILL')
    expect(await uploads.list()).toEqual([])
    expect(await host().execute(url, 'select name from upload_contents')).toEqual([])
    expect(await send()).toBe(0)
    const [upload] = await uploads.list()
    expect(upload).toMatchObject({ originalName: 'Report.pdf', kind: 'document' })
    const file = await uploads.find(upload?.name ?? '')
    const bytes = await buffer(uploads.read(file as NonNullable<typeof file>))
    expect(pdf('Report', 1_000_000).equals(bytes)).toBe(true)
  })
})
