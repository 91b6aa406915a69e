/**
 * Measures how much a cached page costs beside a bare listener, how many searches are answered, how long visitors wait for a
 * page meanwhile, how long visitors wait while a row is edited beside how long
 * they wait otherwise, and how many pages an edit makes anew; the same on half a processor, where control groups can be made.
 * Ends with 1 where a figure is missed, and with 2 where that cannot be judged: wrk is missing, or others took the processors
 * meanwhile.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '../server/testing/site-process.ts'
import { besideBare } from './beside-bare.ts'
import { besideSearches } from './beside-searches.ts'
import { holdTo } from './hold-to.ts'
import { type Measured, measure, median } from './wrk.ts'

/** Which part of the processors' time others may take where a figure that is missed counts. */
const mostForOthers = 0.1
const connections = 200
const seconds = { warming: 6, measured: 12, betweenEdits: 3, untilAllIsNew: 6 }
const rounds = 3
/** How many times as long one request in a hundred may take under edits. */
const mostTimes = 2

/** A row of each kind that is changed, with what is shown of it. */
const edits = {
  village: "update village_data set summary = summary || '.' where village_key = 'barford'",
  event: "update events set title = title || '.' where id = 'bench'",
  'campaign detail': "update campaign_details set name = name || '.'",
}

if (spawnSync('wrk', ['-v']).error) {
  console.log('wrk is not installed, so nothing can be measured. On Debian: apt-get install wrk')
  process.exitCode = 2
} else process.exitCode = await judgeAll()

async function judgeAll(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-bench-'))
  try {
    const codes = []
    // Only root may make control groups.
    const shares = process.getuid?.() === 0 ? [undefined, 0.5] : [undefined]
    const all = shares.flatMap((processors) => [undefined, 10_000].map((documents) => ({ documents, processors })))
    for (const run of [
      () => besideBare(folder),
      () => besideSearches(folder),
      ...all.map((each) => () => underEdits(folder, each)),
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

interface Circumstances {
  /** How many evidence documents there are; undefined for those of the first rows. */
  documents: number | undefined
  /** Which part of a processor the site has; undefined for as much as it takes. */
  processors: number | undefined
}

/** Measures in turns how long visitors wait for any page of the sitemap, and how long while a maintainer changes a village every three seconds. */
async function underEdits(folder: string, { documents, processors }: Circumstances) {
  await using site = await startSite('public', { PUBLIC_ORIGIN: 'https://example.org' })
  using database = new DatabaseSync(site.databaseFile, { timeout: 10_000 })
  database.exec("insert into events (id, title, date) values ('bench', 'Public meeting', '2099-03-07')")
  if (documents !== undefined) addDocuments(database, documents)
  const sitemap = await (await fetch(`${site.origin}/quarry/sitemap.xml`)).text()
  const paths = Array.from(sitemap.matchAll(/<loc>https:\/\/example\.org(.*?)<\/loc>/g), ([, path = '']) => path)
  using _slow = processors === undefined ? undefined : holdTo(processors, site.pid)
  const load = { pid: site.pid, origin: site.origin, paths, connections, folder }
  const change = database.prepare(edits.village)
  const found: Record<'without' | 'with', Measured[]> = { without: [], with: [] }
  await measure({ ...load, seconds: seconds.warming })
  for (let round = 0; round < rounds; round += 1) {
    found.without.push(await measure({ ...load, seconds: seconds.measured }))
    const editing = setInterval(() => change.run(), seconds.betweenEdits * 1_000)
    found.with.push(await measure({ ...load, seconds: seconds.measured }))
    clearInterval(editing)
  }
  const rows = documents === undefined ? 'the first rows' : `${documents} evidence documents`
  const where = processors === undefined ? '' : `, ${processors} of a processor`
  console.log(`${paths.length} pages at ${connections} connections, ${rows}${where}, medians of ${rounds} rounds`)
  const of = (all: Measured[], figure: keyof Measured) => median(all.map((each) => each[figure]))
  for (const [name, all] of Object.entries(found)) {
    const times = `p50 ${of(all, 'p50')} ms, p99 ${of(all, 'p99')} ms, ${Math.round(of(all, 'rate'))} requests/s`
    console.log(`  ${name.padEnd(7)} an edit every ${seconds.betweenEdits} s: ${times}`)
  }
  const times = of(found.with, 'p99') / of(found.without, 'p99')
  console.log(`  p99 with edits is ${times.toFixed(2)} times that without (${mostTimes} wanted)`)
  for (const [row, edit] of Object.entries(edits)) {
    const made = await countMadeAnew(site.origin, paths, () => database.exec(edit))
    console.log(`  one edit of a ${row} makes ${made} pages anew`)
  }
  return { isMet: times <= mostTimes, others: of([...found.without, ...found.with], 'others') }
}

/** How many pages have another tag after an edit. What is asked for later than an old page may answer is new. */
async function countMadeAnew(origin: string, paths: readonly string[], edit: () => void): Promise<number> {
  const readTags = async () => {
    const tags = []
    for (const path of paths) tags.push((await fetch(origin + path)).headers.get('etag'))
    return tags
  }
  await sleep(seconds.untilAllIsNew * 1_000)
  const before = await readTags()
  edit()
  await sleep(seconds.untilAllIsNew * 1_000)
  const after = await readTags()
  return after.filter((tag, index) => tag !== before[index]).length
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
