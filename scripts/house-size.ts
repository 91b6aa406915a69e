import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The most that the house may hold; raising one of them is a commit of its own, with its reason. */
export const budgets = {
  /** Lines of TypeScript and CSS outside `drawings/` and `content/`, without tests. */
  source: 44_645,
  /** Lines of tests and of what only tests use. */
  tests: 22_173,
  /** Words of README.md, drawings/README.md and `docs/`. */
  docs: 16_680,
  /** Files outside `drawings/` and `content/`. */
  files: 867,
}

export const rooms = ['app', 'content', 'domain', 'drawings', 'server', 'scripts', 'bench', 'e2e', 'root'] as const

const isSource = (file: string) => /\.(?:ts|tsx|css|js|cjs)$/.test(file)
const isTest = (file: string) => /\.test\.tsx?$|^e2e\/|\/testing\//.test(file)
const isDoc = (file: string) => /^(?:docs\/.*|README|drawings\/README)\.md$/.test(file)
const isPictureOrWord = (room: string) => room === 'drawings' || room === 'content'

/** How much stands in a room: files of any kind, lines of source and of tests, exports. */
export interface RoomSize {
  files: number
  source: number
  tests: number
  exports: number
}

/** The size of each room of the work tree, and what the budgets count. */
export function houseSize(): { rooms: Map<string, RoomSize>; total: typeof budgets } {
  const sizes = new Map<string, RoomSize>()
  const total = { source: 0, tests: 0, docs: 0, files: 0 }
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(existsSync)
  for (const file of files) {
    const room = rooms.find((name) => file.startsWith(`${name}/`)) ?? 'root'
    const size = sizes.get(room) ?? { files: 0, source: 0, tests: 0, exports: 0 }
    sizes.set(room, size)
    size.files += 1
    if (!isPictureOrWord(room)) total.files += 1
    if (isDoc(file)) total.docs += readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length
    if (!isSource(file)) continue
    const text = readFileSync(file, 'utf8')
    const lines = text.split('\n').length - 1
    size[isTest(file) ? 'tests' : 'source'] += lines
    size.exports += text.match(/^export /gm)?.length ?? 0
    if (isTest(file)) total.tests += lines
    else if (!isPictureOrWord(room)) total.source += lines
  }
  return { rooms: sizes, total }
}
