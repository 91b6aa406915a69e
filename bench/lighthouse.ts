/**
 * Runs Lighthouse as a phone on a slow line, five times for each page or as often as it is told, on the site in public
 * mode. Prints the medians. Ends with 1 when one of them misses its target.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { startSite } from '../server/testing/site-process.ts'
import { measuredPages, roundsAsked } from './measured-pages.ts'
import { median } from './median.ts'

/** Not in the lock file: npm ci fails with it there. */
const lighthouse = 'lighthouse@13.5.0'
const chromium = '/usr/bin/chromium'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const limits = { paint: 1200, shift: 0, blocking: 50 }

/** What is read of a report; scores from 0 to 1, times in ms. */
interface Report {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<
    'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-blocking-time',
    { numericValue: number }
  >
}

const rounds = roundsAsked()
await using site = await startSite('public')
await requireCompression(`${site.origin}/quarry/`)
let missed = 0
console.log(row('page', [...categories, 'LCP', 'CLS', 'TBT']))
for (const { name, path } of measuredPages) {
  const reports: Report[] = []
  for (let round = 0; round < rounds; round++) reports.push(await measure(`${site.origin}/quarry${path}`))
  const scores = categories.map((category) =>
    Math.round(100 * median(reports.map((report) => report.categories[category].score))),
  )
  const middle = (audit: keyof Report['audits']) => median(reports.map(({ audits }) => audits[audit].numericValue))
  const paint = middle('largest-contentful-paint')
  const shift = middle('cumulative-layout-shift')
  const blocking = middle('total-blocking-time')
  const figures = [
    ...scores.map(String),
    `${(paint / 1000).toFixed(2)} s`,
    shift.toFixed(3),
    `${blocking.toFixed(0)} ms`,
  ]
  const isMissed =
    scores.some((score) => score < 100) || paint > limits.paint || shift > limits.shift || blocking >= limits.blocking
  if (isMissed) missed++
  console.log(row(name, figures) + (isMissed ? '  missed' : ''))
}
console.log(
  `Medians of ${rounds}. Wanted: 100 for each score, LCP at most ${limits.paint / 1000} s, CLS ${limits.shift}, TBT under ${limits.blocking} ms.`,
)
process.exitCode = missed === 0 ? 0 : 1

/** The figures would be of no use if the bytes were sent as they are. */
async function requireCompression(url: string): Promise<void> {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await fetch(url, { headers: { 'Accept-Encoding': encoding } })
    if (headers.get('Content-Encoding') !== encoding) throw new Error(`The site does not answer in ${encoding}`)
  }
}

async function measure(url: string): Promise<Report> {
  const child = spawn(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CHROME_PATH: chromium } },
  )
  const [report, said, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  if (status !== 0) throw new Error(`Lighthouse could not measure ${url}:\n${said}`)
  return JSON.parse(report)
}

function row(name: string, figures: string[]): string {
  return name.padEnd(18) + figures.map((figure) => figure.padStart(Math.max(figure.length, 10) + 2)).join('')
}
