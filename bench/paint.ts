/**
 * Measures when the public pages are painted on a phone with a slow line that has never been here, beside a bare page
 * with its styles inside; what the first paint waits for, what moves afterwards, and how a second visit does. Prints
 * medians; ends with 1 where a page misses what is wanted, and with 2 where the machine is too busy to tell. `npm run paint -- 5 all` measures every page.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { publicPages } from '../content/public-pages.ts'
import { browserPath, openChromium } from '../scripts/prerequisites.ts'
import { startSite } from '../server/testing/site-process.ts'
import { measuredPages, roundsAsked } from './measured-pages.ts'
import { median } from './median.ts'

/** When the largest thing of a page must have been painted, in milliseconds. */
const latest = 600
/** Where the bare page takes longer, the machine has other work, and nothing is judged. */
const latestBare = 350
/** The first flight of a new connection, in bytes. */
const mostBytes = 14 * 1024
/** A phone in the country: the line that Lighthouse calls slow 4G, and a processor of a quarter of the speed. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const processorSlowdown = 4

interface Visit {
  /** Milliseconds until the first paint. */
  first: number
  /** Milliseconds until the largest thing was painted. */
  largest: number
  /** How much moved (cumulative layout shift). */
  shift: number
  /** What the first paint waits for, in bytes over the line: the page, and files that keep the browser from painting. */
  bytes: number
  /** Milliseconds until the first paint of a second visit. */
  again: number
}

const rounds = roundsAsked()
const pages = process.argv[3] === 'all' ? publicPages.map(({ path }) => ({ name: path, path })) : measuredPages
await using site = await startSite('public')
await using bare = await serveBarePage()
await using browser = await openChromium(browserPath())
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
const places = [
  { name: 'a bare page', url: `http://localhost:${(bare.address() as AddressInfo).port}/` },
  ...pages.map(({ name, path }) => ({ name, url: `${site.origin}/quarry${path}` })),
]
const visits = new Map<string, Visit[]>(places.map(({ name }) => [name, []]))
for (let round = 0; round < rounds; round++)
  for (const { name, url } of places) visits.get(name)?.push(await visit(browser, url))
report(visits)

function report(visits: Map<string, Visit[]>): void {
  console.log(
    ' '.repeat(22) + ['first', 'largest', 'moved', 'awaits', 'again'].map((cell) => cell.padStart(12)).join(''),
  )
  const medians = [...visits].map(([name, all]) => {
    const of = (figure: keyof Visit) => median(all.map((one) => one[figure]))
    return {
      name,
      first: of('first'),
      largest: of('largest'),
      shift: of('shift'),
      bytes: of('bytes'),
      again: of('again'),
    }
  })
  const isMissed = ({ largest, shift, bytes }: Visit) => largest > latest || shift > 0 || bytes > mostBytes
  for (const one of medians) {
    const cells = [
      `${one.first.toFixed(0)} ms`,
      `${one.largest.toFixed(0)} ms`,
      one.shift.toFixed(3),
      `${one.bytes} B`,
      `${one.again.toFixed(0)} ms`,
    ]
    console.log(
      one.name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join('') + (isMissed(one) ? '  missed' : ''),
    )
  }
  console.log(
    `Medians of ${rounds}. Wanted: painted within ${latest} ms, nothing moved, at most ${mostBytes} B awaited.`,
  )
  const isBusy = (medians[0]?.first ?? 0) > latestBare
  if (isBusy) console.log(`Not judged: the bare page took more than ${latestBare} ms, so the machine is busy.`)
  process.exitCode = isBusy ? 2 : medians.some(isMissed) ? 1 : 0
}

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
async function visit(browser: Browser, url: string): Promise<Visit> {
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
    const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string
    })[]
    const awaited = [...page, ...files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')]
    return {
      first,
      largest: largest?.at(-1)?.startTime ?? Number.POSITIVE_INFINITY,
      bytes: awaited.reduce((sum, { transferSize }) => sum + transferSize, 0),
      shift: (shifts ?? []).reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
    }
  })
}
