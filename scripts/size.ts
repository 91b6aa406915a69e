/**
 * Prints how large the house is: lines of source and of tests by room, files, exports, and what each public page makes a
 * browser load of the build.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publicPages } from '../content/public-pages.ts'
import { startSite } from '../server/testing/site-process.ts'
import { budgets, houseSize, rooms } from './house-size.ts'

/** What a built script imports before it runs. */
const imports = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

function printRooms(): void {
  const { rooms: sizes, total } = houseSize()
  console.log(['room', 'files', 'source', 'tests', 'exports'].map((name) => name.padStart(10)).join(''))
  for (const room of rooms) {
    const { files = 0, source = 0, tests = 0, exports = 0 } = sizes.get(room) ?? {}
    console.log([room, files, source, tests, exports].map((cell) => String(cell).padStart(10)).join(''))
  }
  const budgeted = Object.entries(budgets).map(
    ([what, most]) => `${what} ${total[what as keyof typeof total]} of ${most}`,
  )
  console.log(`Budgets: ${budgeted.join(', ')}`)
}

/** What a page asks for before anybody does anything: its script and style files as gzip, in bytes. */
async function printPages(): Promise<void> {
  const folder = 'build/client/assets'
  const weights = new Map(
    readdirSync(folder).map((name) => [name, gzipSync(readFileSync(join(folder, name)), { level: 9 }).length]),
  )
  await using site = await startSite()
  console.log(`\n${'page'.padEnd(32)}${'JavaScript'.padStart(12)}${'styles'.padStart(10)}   bytes as gzip`)
  for (const { path } of publicPages) {
    const html = await (await fetch(`${site.origin}/quarry${path}`)).text()
    const names = new Set([...html.matchAll(/\/quarry\/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name = '']) => name))
    // A script brings those that it imports; the set grows while it is walked.
    for (const name of names)
      if (name.endsWith('.js'))
        for (const [, imported = ''] of readFileSync(join(folder, name), 'utf8').matchAll(imports)) names.add(imported)
    const weigh = (ending: string) =>
      [...names].filter((name) => name.endsWith(ending)).reduce((total, name) => total + (weights.get(name) ?? 0), 0)
    console.log(`${path.padEnd(32)}${String(weigh('.js')).padStart(12)}${String(weigh('.css')).padStart(10)}`)
  }
}

printRooms()
await printPages()
