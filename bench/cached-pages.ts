/**
 * Measures how much a cached page costs beside a bare listener, and how long visitors wait while rows are edited.
 * Ends with 1 where a figure is missed, and with 2 where that cannot be judged: wrk is missing, or others took the processors
 * meanwhile.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startSite } from '../server/testing/site-process.ts'
import { besideBare } from './beside-bare.ts'
import { measure } from './wrk.ts'

/** Which part of the processors' time others may take where a figure that is missed counts. */
const mostForOthers = 0.1
const connections = 200
const seconds = { warming: 6, measured: 15, betweenEdits: 3 }

if (spawnSync('wrk', ['-v']).error) {
  console.log('wrk is not installed, so nothing can be measured. On Debian: apt-get install wrk')
  process.exitCode = 2
} else process.exitCode = await judgeAll()

async function judgeAll(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-bench-'))
  try {
    const codes = []
    for (const run of [
      () => besideBare(folder),
      () => underEdits(folder, { p99: 100 }),
      () => underEdits(folder, { documents: 10_000, p99: 300 }),
    ]) {
      const { isMet, others } = await run()
      const taken = `others took ${Math.round(others * 100)}% of the processors, load ${loadavg()[0]?.toFixed(1)}`
      const isJudged = isMet || others <= mostForOthers
      console.log(`  ${isMet ? 'Met' : isJudged ? 'Missed' : 'Not judged'}: ${taken}\n`)
      codes.push(isMet ? 0 : isJudged ? 1 : 2)
    }
    return codes.includes(1) ? 1 : Math.max(...codes)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Wanted {
  /** How many evidence documents there are; undefined for those of the first rows. */
  documents?: number
  /** How many milliseconds a request may take, but for one in a hundred. */
  p99: number
}

/** Measures how long visitors wait for any page of the sitemap while a maintainer changes a village every three seconds. */
async function underEdits(folder: string, { documents, p99 }: Wanted): Promise<{ isMet: boolean; others: number }> {
  await using site = await startSite('public', { PUBLIC_ORIGIN: 'https://example.org' })
  using database = new DatabaseSync(site.databaseFile, { timeout: 10_000 })
  if (documents !== undefined) addDocuments(database, documents)
  const sitemap = await (await fetch(`${site.origin}/quarry/sitemap.xml`)).text()
  const paths = Array.from(sitemap.matchAll(/<loc>https:\/\/example\.org(.*?)<\/loc>/g), ([, path = '']) => path)
  const change = database.prepare("update village_data set summary = summary || '.' where village_key = 'barford'")
  const load = { pid: site.pid, origin: site.origin, paths, connections, folder }
  const edits = setInterval(() => change.run(), seconds.betweenEdits * 1_000)
  try {
    await measure({ ...load, seconds: seconds.warming })
    const found = await measure({ ...load, seconds: seconds.measured })
    const rows = documents === undefined ? 'the first rows' : `${documents} evidence documents`
    console.log(`${paths.length} pages at ${connections} connections, an edit every ${seconds.betweenEdits} s, ${rows}`)
    const times = `p50 ${found.p50} ms, p99 ${found.p99} ms (${p99} ms wanted)`
    console.log(`  ${times}, ${Math.round(found.rate)} requests/s`)
    return { isMet: found.p99 < p99, others: found.others }
  } finally {
    clearInterval(edits)
  }
}

/** Copies the documents that there are until there are so many. */
function addDocuments(database: DatabaseSync, count: number): void {
  const select = database.prepare('select count(*) as existing from evidence_documents')
  const { existing } = select.get() as { existing: number }
  const columns = database.prepare("select name from pragma_table_info('evidence_documents')").all()
  const names = columns.map(({ name }) => String(name))
  const expressions = new Map([
    ['id', "'copy-' || n"],
    ['title', "title || ' ' || n"],
  ])
  const values = names.map((name) => expressions.get(name) ?? name)
  // The copy with number n is of the document in place n modulo their number.
  database.exec(`with recursive numbers(n) as (select ${existing} union all select n + 1 from numbers where n < ${count - 1})
    insert into evidence_documents (${names.join(', ')}) select ${values.join(', ')} from numbers
    join (select *, row_number() over (order by id) - 1 as place from evidence_documents) on place = n % ${existing}`)
}
