import { tmpdir } from 'node:os'
import type { KyselyPlugin } from 'kysely'
import { connectDatabase } from '../../database/connect.ts'
import { Uploads } from '../uploads.ts'
import { pdf } from './sample-files.ts'

/** A program that stores a document of a megabyte; told to, it dies when it has written the content. */
const [, , url = '', isKilled] = process.argv
const database = await connectDatabase(url)
let inserts = 0
const kills: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === 'InsertQueryNode') inserts += 1
    if (inserts === 3 && isKilled) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}
const uploads = new Uploads({ ...database, db: database.db.withPlugin(kills) }, tmpdir())
await uploads.receive({ bytes: pdf('Report', 1_000_000), name: 'Report.pdf' }, new AbortController().signal)
await database.close()
