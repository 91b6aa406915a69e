/** Follows a release over the database that the argument names, and is killed while it writes the history of that. */
import { connectDatabase } from '../connect.ts'
import { followRelease } from '../release.ts'
import { nextContent } from './sample-rows.ts'

const database = await connectDatabase(process.argv[2] ?? '')
let changes = 0
const db = database.db.withPlugin({
  transformQuery({ node }) {
    if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('content_history')) changes += 1
    if (changes === 2) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
})
await followRelease({ ...database, db }, nextContent)
