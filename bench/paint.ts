/**
 * Measures when public pages are painted on a phone with a slow line that has never been here, beside a bare page with its
 * styles inside, in turns. Prints medians; ends with 1 where a page misses what is wanted. `npm run paint -- 9` measures
 * each nine times.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { openChromium } from '../scripts/prerequisites.ts'
import { startSite } from '../server/testing/site-process.ts'
import { median } from './wrk.ts'

/** The pages below /quarry that visitors come to first, one of each kind. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'a village', path: '/villages/barford' },
  { name: 'how to object', path: '/how-to-object' },
  { name: 'evidence library', path: '/evidence-library' },
  { name: 'write an objection', path: '/write-objection' },
]
/** How much later than the bare page a page may be painted first, and when its largest thing must be there, in milliseconds. */
const [latestBehind, latestLargest] = [200, 1200]
/** A phone in the country: the line that Lighthouse calls slow 4G, and a processor of a quarter of the speed. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const processorSlowdown = 4

/** Milliseconds until the first and the largest paint and until script answers a press, how much moved, and how much was asked for. */
type Visit = Record<'first' | 'largest' | 'alive' | 'shift' | 'requests' | 'bytes', number>
interface Place {
  name: string
  url: string
}

const rounds = Number(process.argv[2] ?? 5)
await using site = await startSite('public')
await using bare = await serveBarePage()
await using browser = await openChromium()
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
/** On localhost pages ask besides whether the maintenance side is there. */
const origin = site.origin.replace('localhost', '127.0.0.1')
const places: Place[] = [
  { name: 'a bare page', url: `http://localhost:${(bare.address() as AddressInfo).port}/` },
  ...pages.map(({ name, path }) => ({ name, url: `${origin}/quarry${path}` })),
]
const visits = new Map<Place, Visit[]>(places.map((place) => [place, []]))
for (let round = 0; round < rounds; round++)
  for (const place of places) visits.get(place)?.push(await visit(browser, place))
console.log(
  ' '.repeat(22) +
    ['first', 'behind', 'largest', 'answers', 'moved', 'requests', 'kB'].map((cell) => cell.padStart(10)).join(''),
)
let bareFirst: number | undefined
for (const place of places) {
  const of = (figure: keyof Visit) => median((visits.get(place) ?? []).map((one) => one[figure]))
  bareFirst ??= of('first')
  const behind = of('first') - bareFirst
  const isMissed = behind > latestBehind || of('largest') > latestLargest || of('shift') > 0
  if (isMissed) process.exitCode = 1
  const times = [of('first'), behind, of('largest'), of('alive')].map((time) => `${time.toFixed(0)} ms`)
  const asked = [String(of('requests')), (of('bytes') / 1_000).toFixed(1)]
  const cells = [...times, of('shift').toFixed(3), ...asked].map((cell) => cell.padStart(10))
  console.log(place.name.padEnd(22) + cells.join('') + (isMissed ? '  missed' : ''))
}
console.log(
  `Medians of ${rounds}. Wanted: the first paint at most ${latestBehind} ms behind the bare page, the largest within ${latestLargest} ms, nothing moved.`,
)

/** A page of words with a few rules inside: nothing a visitor sees can be there much earlier. */
async function serveBarePage(): Promise<Server> {
  const words = '<p>Residents ask what the quarry would bring to each village, and read it here.</p>'
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>A bare page</title><style>body{font:18px/1.6 sans-serif;margin:2rem;max-width:40rem}h1{font-size:2rem}</style>
    <h1>A bare page</h1>${words.repeat(20)}</html>`
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A visit of a browser that has never been there. */
async function visit(browser: Browser, { url }: Place): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    await page.addInitScript(() => {
      const mark = () => document.documentElement?.dataset.alive && performance.mark('alive')
      new MutationObserver(mark).observe(document, { subtree: true, attributeFilter: ['data-alive'] })
    })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.locator('html[data-alive], html:not(:has(script))').waitFor({ state: 'attached' })
    return await readPaints(page)
  } finally {
    await context.close()
  }
}

function readPaints(page: Page): Promise<Visit> {
  return page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 300)
      })
    const [paints, largest, shifts] = await Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map(read))
    const first = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.POSITIVE_INFINITY
    const loaded = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    return {
      first,
      largest: largest?.at(-1)?.startTime ?? Number.POSITIVE_INFINITY,
      alive: performance.getEntriesByName('alive')[0]?.startTime ?? Number.NaN,
      requests: loaded.length,
      bytes: loaded.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      shift: (shifts ?? []).reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
    }
  })
}
