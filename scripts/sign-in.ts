import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { signInLink } from '../server/authentication/sign-in-pages.ts'
import { StartError } from '../server/config.ts'
import { connectDatabase, sqlitePath } from '../server/database/connect.ts'
import { codeMinutes, endAllSessions, insertSignInCode } from '../server/database/maintenance-sessions.ts'
import { runCommand, serviceSettings } from './service-config.ts'

/** Prints a link that signs a maintainer in to the site that runs with these settings; --end-all signs everybody out first. */
await runCommand(async ({ databaseUrl, maintenancePort }) => {
  const { values } = parseArgs({ options: { 'end-all': { type: 'boolean' } } })
  if (maintenancePort === undefined) {
    throw new StartError(
      `MAINTENANCE_PORT must be set as it is for the site. Where ${serviceSettings} sets it: sudo quarry sign-in`,
    )
  }
  if (databaseUrl.startsWith('file:') && !existsSync(sqlitePath(databaseUrl))) {
    throw new StartError(
      `There is no database at ${sqlitePath(databaseUrl)}. DATABASE_URL must be set as it is for the site.`,
    )
  }
  const { db, close } = await connectDatabase(databaseUrl)
  try {
    if (values['end-all']) {
      await endAllSessions(db)
      console.log('Everybody is signed out, and no older link works.')
    }
    console.log(`This link signs one browser in, once, within ${codeMinutes} minutes:`)
    console.log(signInLink(maintenancePort, await insertSignInCode(db)))
  } finally {
    await close()
  }
})
