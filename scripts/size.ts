/**
 * Prints how large the house is: lines of source and of tests by room, files, exports, and what each public page makes a
 * browser load of the build. `npm run size -- HEAD~20` counts the sources of another commit beside those of today.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publicPages } from '../content/public-pages.ts'
import { startSite } from '../server/testing/site-process.ts'

const rooms = ['app', 'content', 'domain', 'drawings', 'server', 'scripts', 'bench', 'e2e'] as const
const isSource = (file: string) => /\.(?:ts|tsx|css|cjs)$/.test(file)
const isTest = (file: string) => /\.test\.tsx?$|^e2e\/|\/testing\//.test(file)

interface Size {
  files: number
  source: number
  tests: number
  exports: number
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 })

/** The size of each room at a commit. */
function sizesAt(commit: string): Map<string, Size> {
  const sizes = new Map<string, Size>()
  for (const file of git('ls-tree', '-r', '--name-only', commit).split('\n').filter(isSource)) {
    const text = git('show', `${commit}:${file}`)
    const lines = text.split('\n').length - 1
    const room = rooms.find((name) => file.startsWith(`${name}/`)) ?? 'root'
    const size = sizes.get(room) ?? { files: 0, source: 0, tests: 0, exports: 0 }
    size.files += 1
    size[isTest(file) ? 'tests' : 'source'] += lines
    size.exports += text.match(/^export /gm)?.length ?? 0
    sizes.set(room, size)
  }
  return sizes
}

function printRooms(commit: string): void {
  const sizes = sizesAt(commit)
  console.log(`\n${git('log', '-1', '--format=%h %s', commit).trim()}`)
  console.log(['room', 'files', 'source', 'tests', 'exports'].map((name) => name.padStart(10)).join(''))
  const row = (name: string, { files, source, tests, exports }: Size) =>
    console.log([name, files, source, tests, exports].map((cell) => String(cell).padStart(10)).join(''))
  for (const room of [...rooms, 'root']) row(room, sizes.get(room) ?? { files: 0, source: 0, tests: 0, exports: 0 })
  const sum = (of: keyof Size, names: readonly string[]) =>
    names.reduce((total, name) => total + (sizes.get(name)?.[of] ?? 0), 0)
  const pictures = ['drawings', 'content']
  const others = [...rooms, 'root'].filter((name) => !pictures.includes(name))
  console.log(`source outside drawings and content ${sum('source', others)}, in them ${sum('source', pictures)}`)
  console.log(`tests ${sum('tests', [...rooms, 'root'])}`)
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
    const weigh = (ending: string) =>
      [...names].filter((name) => name.endsWith(ending)).reduce((total, name) => total + (weights.get(name) ?? 0), 0)
    console.log(`${path.padEnd(32)}${String(weigh('.js')).padStart(12)}${String(weigh('.css')).padStart(10)}`)
  }
}

for (const commit of [...process.argv.slice(2), 'HEAD']) printRooms(commit)
await printPages()
