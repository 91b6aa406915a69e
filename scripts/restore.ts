import { existsSync, renameSync } from 'node:fs'
import { type Selectable, sql } from 'kysely'
import { connectDatabase, sqlitePath } from '../server/database/connect.ts'
import { reasonOf } from '../server/database/failure.ts'
import { removeSignup } from '../server/database/newsletter-signups.ts'
import type { Database } from '../server/database/tables.ts'
import { runPostgresProgram } from './postgres-program.ts'
import { runCommand } from './service-config.ts'

/** A link of an e-mail to somebody who has been on the list. */
type Link = Selectable<Database['newsletter_links']>

/**
 * Puts a back-up in the place of the database of a site that has been stopped: restore FROM. Who left the list after the copy
 * was made stays off it, and updates that were on their way wait for a maintainer. An SQLite file is put aside, not deleted,
 * and only once nothing more has to be written.
 */
await runCommand(async ({ databaseUrl }) => {
  const [, , from] = process.argv
  if (from === undefined || !existsSync(from)) throw new Error('Name the file that is to be restored.')
  const links = await listLinksOfWhoLeft(databaseUrl)
  if (databaseUrl.startsWith('file:')) {
    await mend(`file:${from}`, links)
    replaceFile(from, sqlitePath(databaseUrl))
  } else {
    runPostgresProgram('pg_restore', databaseUrl, ['--clean', '--if-exists', '--single-transaction', from])
    await mend(databaseUrl, links)
  }
  console.log('The back-up is restored. Updates that were on their way wait under Admin, Updates.')
})

/** Brings what came from the copy up to date, and takes out of it who has left. */
async function mend(databaseUrl: string, links: readonly Link[]): Promise<void> {
  const { db, close } = await connectDatabase(databaseUrl)
  try {
    let gone = 0
    for (const link of links) {
      // The next back-up that is restored asks who has left, too.
      await db
        .insertInto('newsletter_links')
        .values(link)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      if (await removeSignup(db, link.signup_id)) gone += 1
    }
    console.log(`${gone} people who have left the list since stay off it.`)
    await sql`update mail_queue set state = 'held' where state = 'waiting' and is_bulk = 1`.execute(db)
  } finally {
    await close()
  }
}

/**
 * The links of those who were on the list and are not any more. Who joined has had one by e-mail, and it outlives the sign-up:
 * a database that has none of somebody, such as that of a new server, cannot say that they left.
 */
async function listLinksOfWhoLeft(databaseUrl: string): Promise<Link[]> {
  if (databaseUrl.startsWith('file:') && !existsSync(sqlitePath(databaseUrl))) return []
  try {
    const { db, close } = await connectDatabase(databaseUrl)
    try {
      const signUps = db.selectFrom('newsletter_signups').select('id')
      return await db.selectFrom('newsletter_links').selectAll().where('signup_id', 'not in', signUps).execute()
    } finally {
      await close()
    }
  } catch (error) {
    console.error(
      `The database as it is cannot be read (${reasonOf(error as Error)}): who has left the list since is not known.`,
    )
    return []
  }
}

function replaceFile(from: string, path: string): void {
  const aside = `${path}.before-restore-${new Date().toISOString().replaceAll(/\W/g, '')}`
  const move = (source: string, target: string) => {
    for (const ending of ['', '-wal', '-shm'])
      if (existsSync(source + ending)) renameSync(source + ending, target + ending)
  }
  move(path, aside)
  move(from, path)
  console.log(`What was there is in ${aside}: delete it once all is well, it holds personal data.`)
}
