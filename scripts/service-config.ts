import { type Config, readConfig } from '../server/config.ts'

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
