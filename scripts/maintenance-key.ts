import { readConfig } from '../server/config.ts'
import { keyLink } from '../server/gate/gate-pages.ts'
import { keyFile, renewKey } from '../server/gate/key-file.ts'
import { StartError } from '../server/start-error.ts'

/** Makes a new key for the maintenance side of the server whose settings these are; a running site takes it up at once. */
async function main(): Promise<void> {
  const { databaseUrl, maintenancePort } = readConfig('public', process.env)
  if (maintenancePort === undefined) throw new StartError('MAINTENANCE_PORT must be set as it is for the site.')
  const file = keyFile(databaseUrl)
  const key = await renewKey(file)
  console.log(`The new key is in ${file}, and the old one opens nothing any more. Open this link:`)
  console.log(keyLink(maintenancePort, key))
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
