import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'

const headlessShell = '/usr/bin/chromium-headless-shell'
/** The browser with a window of its own, and so with a history: what a maintainer signs in with. */
export const wholeChromium = '/usr/bin/chromium'

/** Another engine, for `npm run test:wide` alone. */
export const firefox = '/usr/bin/firefox-esr'

/** The browser that tests and scripts drive. The one without a window takes a third less of their time. */
export const browserPath = () => (existsSync(headlessShell) ? headlessShell : wholeChromium)

/** That browser, opened by a script of its own. */
export const openChromium = () => chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })

/** The programs by Debian's packages, each with where it stands. */
const programs = {
  chromium: wholeChromium,
  'chromium-headless-shell': headlessShell,
  postgresql: '/usr/lib/postgresql/*/bin/initdb',
}
type Program = keyof typeof programs

/**
 * Sees to the programs that the tests drive for real: installs Debian's packages where this is root on Debian, and says so
 * before; elsewhere says in one line what to install, and throws.
 */
export function ensurePrerequisites(): void {
  const missing = Object.keys(programs).filter((name) => globSync(programs[name as Program]).length === 0)
  // Without this one the tests run too, more slowly.
  const needed = missing.filter((name) => name !== 'chromium-headless-shell')
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(' and ')}, which the tests need …`)
    try {
      apt('update', '-qq')
      apt('install', '-y', '-qq', '--no-install-recommends', ...missing)
    } catch (error) {
      if (needed.length > 0) throw error
      console.log('They could not be installed; the tests do without them.')
    }
  } else if (needed.length > 0) {
    throw new Error(
      `The tests need ${needed.join(' and ')}. On Debian or Ubuntu: sudo apt-get install ${missing.join(' ')}`,
    )
  }
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
