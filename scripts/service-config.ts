import { type Config, readConfig } from '../server/config.ts'
import { reasonOf } from '../server/database/failure.ts'

/** Where the settings of a site that runs as a service stand (docs/deploy.md). */
export const serviceSettings = '/etc/quarry.env'

/** The settings of the site that others see: what this environment says, and for the rest the file of the service. */
export function readServiceConfig(file = serviceSettings): Config {
  try {
    process.loadEnvFile(file)
  } catch {
    // There is no service here, or only root may read its settings: those of the environment may be all there are.
  }
  return readConfig('public', process.env)
}

/** Runs a command about that site: what it writes is for its owner alone, and what goes wrong is one line. */
export async function runCommand(main: (config: Config) => void | Promise<void>): Promise<void> {
  process.umask(0o077)
  try {
    await main(readServiceConfig())
  } catch (error) {
    console.error(error instanceof Error ? reasonOf(error) : error)
    process.exit(1)
  }
}
