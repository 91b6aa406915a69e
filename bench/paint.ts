/**
 * Measures when the public pages are painted on a phone with a slow line that has never been here, beside a bare page
 * with its styles inside; whether the first flight of a new connection is enough for it, what moves afterwards, and how a
 * second visit does. Prints medians; ends with 1 where a page misses what is wanted, and with 2 where the machine is too
 * busy to tell. `npm run paint -- 5 all` measures every page.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { publicPages } from '../content/public-pages.ts'
import { openChromium } from '../scripts/prerequisites.ts'
import { holdToFirstFlight } from '../server/testing/first-flight.ts'
import { startSite } from '../server/testing/site-process.ts'
import { measuredPages, roundsAsked } from './measured-pages.ts'
import { median } from './median.ts'

/** When the largest thing of a page must have been painted, in milliseconds. */
const latest = 600
/** Where the bare page takes longer, the machine has other work, and nothing is judged. */
const latestBare = 350
/** A phone in the country: the line that Lighthouse calls slow 4G, and a processor of a quarter of the speed. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const processorSlowdown = 4

/** Milliseconds until the first and the largest paint, how much moved, the bytes of the page, and the first paint of a second visit. */
type Visit = Record<'first' | 'largest' | 'shift' | 'bytes' | 'again', number>
interface Place {
  name: string
  path: string
  port: number
}

const rounds = roundsAsked()
const pages = process.argv[3] === 'all' ? publicPages.map(({ path }) => ({ name: path, path })) : measuredPages
await using site = await startSite('public')
await using bare = await serveBarePage()
await using browser = await openChromium()
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
const places: Place[] = [
  { name: 'a bare page', path: '/', port: (bare.address() as AddressInfo).port },
  ...pages.map(({ name, path }) => ({ name, path: `/quarry${path}`, port: site.port })),
]
const visits = new Map<Place, Visit[]>(places.map((place) => [place, []]))
for (let round = 0; round < rounds; round++)
  for (const place of places) visits.get(place)?.push(await visit(browser, place))
const medians = places.map((place) => {
  const of = (figure: keyof Visit) => median((visits.get(place) ?? []).map((one) => one[figure]))
  return { first: of('first'), largest: of('largest'), shift: of('shift'), bytes: of('bytes'), again: of('again') }
})
console.log(
  ' '.repeat(22) +
    ['first', 'largest', 'moved', 'bytes', 'first flight', 'again'].map((cell) => cell.padStart(14)).join(''),
)
let misses = 0
for (const [index, place] of places.entries()) {
  const { first, largest, shift, bytes, again } = medians[index] as Visit
  const isEnough = await isPaintedByFirstFlight(browser, place)
  const isMissed = Math.max(largest, again) > latest || shift > 0 || !isEnough
  if (isMissed) misses += 1
  const times = [first, largest, again].map((time) => `${time.toFixed(0)} ms`)
  const cells = [times[0], times[1], shift.toFixed(3), `${bytes} B`, isEnough ? 'enough' : 'too little', times[2]]
  console.log(place.name.padEnd(22) + cells.map((cell) => cell?.padStart(14)).join('') + (isMissed ? '  missed' : ''))
}
console.log(
  `Medians of ${rounds}. Wanted: painted within ${latest} ms, a second time too, nothing moved, and the first flight of a connection enough for the first paint.`,
)
const isBusy = (medians[0]?.first ?? 0) > latestBare
if (isBusy) console.log(`Not judged: the bare page took more than ${latestBare} ms, so the machine is busy.`)
process.exitCode = isBusy ? 2 : misses > 0 ? 1 : 0

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

/** Two visits of a browser that has never been there. */
async function visit(browser: Browser, { path, port }: Place): Promise<Visit> {
  const url = `http://localhost:${port}${path}`
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    const seen = await readPaints(page)
    await page.goto('about:blank')
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    return { ...seen, again: (await readPaints(page)).first }
  } finally {
    await context.close()
  }
}

/** Whether a page is painted while no more has come than a server may send at once. */
async function isPaintedByFirstFlight(browser: Browser, { path, port }: Place): Promise<boolean> {
  using way = await holdToFirstFlight(port)
  const page = await browser.newPage()
  const opened = page.goto(`${way.origin}${path}`)
  const isPainted = await page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
      timeout: 10_000,
    })
    .then(
      () => true,
      () => false,
    )
  way.letThrough()
  await opened
  await page.close()
  return isPainted
}

function readPaints(page: Page): Promise<Omit<Visit, 'again'>> {
  return page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 300)
      })
    const [paints, largest, shifts] = await Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map(read))
    const first = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.POSITIVE_INFINITY
    const page = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
    return {
      first,
      largest: largest?.at(-1)?.startTime ?? Number.POSITIVE_INFINITY,
      bytes: page.reduce((sum, { transferSize }) => sum + transferSize, 0),
      shift: (shifts ?? []).reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
    }
  })
}
