/**
 * Gives the HTML of every page to the Nu HTML checker and prints what it finds. Ends with 1 when it finds an error, with
 * 2 when the checker cannot run here.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicRoutes } from '../e2e/public-routes.ts'
import { startSite } from '../server/testing/site-process.ts'
import { maintenanceRoutes } from './maintenance-routes.ts'

/** Not in the lock file: it is 30 MB, and needs Java besides. */
const checker = 'vnu-jar@26.9.27'
const routes = [...publicRoutes, '/impact/silica-dust', '/page-not-found', ...maintenanceRoutes]

/** How React writes an element that has no end tag: correct, and not ours to change. */
const trailingSlash = /^Trailing slash on void elements/

interface Finding {
  type: 'error' | 'info' | 'non-document-error'
  url?: string
  message: string
  extract?: string
}

if (spawnSync('java', ['-version']).status !== 0) {
  console.error('The HTML checker needs Java 17. On Debian: sudo apt-get install default-jre-headless')
  process.exit(2)
}
const folder = await mkdtemp(join(tmpdir(), 'quarry-html-'))
await using site = await startSite('local')
try {
  const files = new Map<string, string>()
  for (const route of routes) {
    const file = join(folder, `${files.size}.html`)
    await writeFile(file, await (await fetch(`${site.origin}/quarry${route}`)).text())
    files.set(file, route)
  }
  const findings = check([...files.keys()])
  process.exitCode = findings ? report(findings, files) : 2
} finally {
  await rm(folder, { recursive: true })
}

/** Undefined where the checker cannot be had. */
function check(files: string[]): Finding[] | undefined {
  const { stdout, stderr } = spawnSync(
    'npx',
    ['--yes', checker, '--format', 'json', '--exit-zero-always', '--stdout', ...files],
    { encoding: 'utf8', maxBuffer: 64_000_000 },
  )
  try {
    return JSON.parse(stdout).messages.filter(({ message }: Finding) => !trailingSlash.test(message))
  } catch {
    console.error(`The HTML checker ${checker} could not be fetched or run:\n${stderr}`)
    return undefined
  }
}

/** Prints the findings; returns the status to end with. */
function report(findings: Finding[], files: Map<string, string>): number {
  for (const { type, url = '', message, extract = '' } of findings) {
    const route = files.get(url.replace(/^file:/, '')) ?? url
    console.log(`${route}: ${type}: ${message}\n    ${extract.replaceAll('\n', ' ')}`)
  }
  const errors = findings.filter(({ type }) => type !== 'info').length
  console.log(`${files.size} pages checked: ${errors} errors, ${findings.length - errors} warnings`)
  return errors === 0 ? 0 : 1
}
