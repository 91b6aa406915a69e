import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chromium } from '@playwright/test'

interface Prerequisite {
  name: string
  debianPackages: string[]
  isInstalled: () => boolean
  /** Whether the tests can do without it, more slowly. */
  isDispensable?: boolean
}

const headlessShell = '/usr/bin/chromium-headless-shell'
/** The browser with a window of its own, and so with a history: what a maintainer signs in with. */
export const wholeChromium = '/usr/bin/chromium'

/** Another engine, for `npm run test:wide` alone. */
export const firefox = '/usr/bin/firefox-esr'

/** The browser that tests and scripts drive. The one without a window takes a third less of their time. */
export const browserPath = () => (existsSync(headlessShell) ? headlessShell : wholeChromium)

/** That browser, opened by a script of its own. */
export const openChromium = () => chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })

const prerequisites: Prerequisite[] = [
  { name: 'Chromium', debianPackages: ['chromium'], isInstalled: () => existsSync(wholeChromium) },
  {
    name: 'Chromium without a window',
    debianPackages: ['chromium-headless-shell'],
    isInstalled: () => existsSync(headlessShell),
    isDispensable: true,
  },
  {
    name: 'PostgreSQL',
    debianPackages: ['postgresql'],
    isInstalled: () => {
      const versions = '/usr/lib/postgresql'
      return (
        existsSync(versions) && readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/initdb`))
      )
    },
  },
]

/**
 * Sees to the programs that the tests drive for real: installs Debian's packages where this is root on Debian, and says so
 * before; elsewhere says in one line what to install, and throws.
 */
export function ensurePrerequisites(): void {
  const missing = prerequisites.filter((prerequisite) => !prerequisite.isInstalled())
  const needed = missing.filter(({ isDispensable }) => !isDispensable)
  const packages = missing.flatMap((prerequisite) => prerequisite.debianPackages)
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' and ')}, which the tests need …`)
    try {
      apt('update', '-qq')
      apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
    } catch (error) {
      if (needed.length > 0) throw error
      console.log('They could not be installed; the tests do without them.')
    }
  } else if (needed.length > 0) {
    const names = needed.map(({ name }) => name).join(' and ')
    throw new Error(`The tests need ${names}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}`)
  }
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
