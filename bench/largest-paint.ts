/**
 * Measures on a slow line when the largest thing on the screen is painted: the page as it is, and the same page with its
 * script tags removed, in turn. Prints the medians. Ends with 1 when scripts make a page's largest paint come late.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { startSite } from '../server/testing/site-process.ts'
import { measuredPages, roundsAsked } from './measured-pages.ts'
import { median } from './median.ts'

const largestRatio = 1.25
/** A phone in the country: the line that Lighthouse calls slow 4G, and a processor of a quarter of the speed. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const processorSlowdown = 4

const rounds = roundsAsked()
const site = await startSite('public')
const asItIs = await relay(site.origin, (html) => html)
const scriptless = await relay(site.origin, withoutScripts)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  let missed = 0
  console.log(row('page', ['with scripts', 'without', 'ratio']))
  for (const { name, path } of measuredPages) {
    const paints: { as: number[]; without: number[] } = { as: [], without: [] }
    for (let round = 0; round < rounds; round++) {
      paints.as.push(await largestPaint(browser, `${addressOf(asItIs)}/quarry${path}`))
      paints.without.push(await largestPaint(browser, `${addressOf(scriptless)}/quarry${path}`))
    }
    const [withScripts, without] = [median(paints.as), median(paints.without)]
    const ratio = withScripts / without
    if (ratio > largestRatio) missed++
    const figures = [`${withScripts.toFixed(0)} ms`, `${without.toFixed(0)} ms`, ratio.toFixed(2)]
    console.log(row(name, figures) + (ratio > largestRatio ? '  missed' : ''))
  }
  console.log(`Medians of ${rounds}. Wanted: a ratio of at most ${largestRatio}.`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await browser.close()
  for (const server of [asItIs, scriptless]) server.close()
  await site.stop()
}

/** Stands before the site, and may change its pages. Both sides of the comparison go through one, so that they differ in nothing else. */
async function relay(origin: string, change: (html: string) => string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url)
    const type = answer.headers.get('Content-Type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const body = type.startsWith('text/html') ? Buffer.from(change(bytes.toString())) : bytes
    const isCompressible = /^text|json|svg/.test(type)
    response.writeHead(answer.status, {
      'Content-Type': type,
      'Cache-Control': answer.headers.get('Cache-Control') ?? 'no-cache',
      ...(isCompressible && { 'Content-Encoding': 'br' }),
    })
    response.end(isCompressible ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
}

/** When the largest element was painted in a browser that has never been here, in ms. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return time
}

function row(name: string, figures: string[]): string {
  return name.padEnd(18) + figures.map((figure) => figure.padStart(14)).join('')
}
