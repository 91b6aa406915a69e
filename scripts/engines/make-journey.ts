import { isBuilt, startSite } from '../../server/testing/site-process.ts'
import { firefox } from './firefox.ts'
import type { Journey } from './journey.ts'
import { Page } from './page.ts'
import { type Engine, NotJudged } from './session.ts'
import { webkit } from './webkit.ts'

/** The engines beside Chromium, which the tests in `e2e/` drive. */
export const engines: readonly Engine[] = [firefox, webkit]

/** What a journey came to, and why where it was not passed. */
export type Outcome = { is: 'passed' } | { is: 'failed' | 'not judged'; reason: string }

/** Why journeys cannot be made with an engine here; undefined where they can. */
export function whyNotDriven({ name, debianPackages, isInstalled }: Engine): string | undefined {
  if (!isBuilt) return 'the site is not built'
  if (isInstalled()) return undefined
  return `${name} is not installed: on Debian, sudo apt-get install ${debianPackages.join(' ')}`
}

/** Makes a journey in a browser and on a site of its own, and ends both whatever happens. */
export async function makeJourney(engine: Engine, { isOfMaintainers, make }: Journey, width: number): Promise<Outcome> {
  try {
    await using site = await startSite(isOfMaintainers ? 'local' : 'public')
    await using session = await engine.start()
    await session.resize(width, 800)
    const page = new Page(session, site.origin)
    await make({ page, width, databaseFile: site.databaseFile, stopSite: site.kill })
    return { is: 'passed' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { is: error instanceof NotJudged ? 'not judged' : 'failed', reason }
  }
}
