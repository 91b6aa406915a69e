import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { hasNginx } from '../server/testing/nginx.ts'

interface Prerequisite {
  name: string
  debianPackages: string[]
  isInstalled: () => boolean
}

const prerequisites: Prerequisite[] = [
  { name: 'Chromium', debianPackages: ['chromium'], isInstalled: () => existsSync('/usr/bin/chromium') },
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
  { name: 'nginx', debianPackages: ['nginx'], isInstalled: hasNginx },
]

/**
 * Sees to the programs that the tests drive for real: installs Debian's packages where this is root on Debian;
 * elsewhere says in one line what to install, and throws.
 */
export function ensurePrerequisites(): void {
  const missing = prerequisites.filter((prerequisite) => !prerequisite.isInstalled())
  if (missing.length === 0) return
  const packages = missing.flatMap((prerequisite) => prerequisite.debianPackages)
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!canInstall) {
    throw new Error(
      `The tests need ${missing.map(({ name }) => name).join(' and ')}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}`,
    )
  }
  console.log(`Installing ${packages.join(' and ')}, which the tests need …`)
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
