/**
 * Measures the evidence library with 5,000 documents: the bytes of its first page, and how long a letter in the search
 * box takes until what it finds is painted. Ends with 1 when the page has 60 kB or more, or a letter takes 50 ms or more
 * (the slowest of twenty is left out: a collection of garbage is nobody's letter).
 */

import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { insertDocuments } from '../e2e/many-documents.ts'
import { openChromium } from '../scripts/prerequisites.ts'
import { startSite } from '../server/testing/site-process.ts'
import { median, percentile } from './median.ts'

const documents = 5000
const largestPage = 60_000
const longestLetter = 50
const typed = ['dust', 'report number 42', 'e', 'the council', 'groundwater', 'zzz']

await using site = await startSite()
insertDocuments(site.databaseFile, documents)
const bytes = await pageBytes(`${site.origin}/quarry/evidence-library`)
const times = await letterTimes(`${site.origin}/quarry/evidence-library`)
const slow = percentile(times, 0.95)
console.log(`first page      ${(bytes / 1000).toFixed(1)} kB (brotli), at most ${largestPage / 1000} kB`)
console.log(
  `${times.length} letters      median ${median(times).toFixed(1)} ms, 95% within ${slow.toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms; wanted: ${longestLetter} ms`,
)
process.exitCode = bytes < largestPage && slow < longestLetter ? 0 : 1

async function pageBytes(address: string): Promise<number> {
  const [response] = (await once(get(address, { headers: { 'Accept-Encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ]
  return (await buffer(response)).length
}

/** Types and deletes the words letter by letter; each time counts from the key to the frame that shows the result. */
async function letterTimes(address: string): Promise<number[]> {
  await using browser = await openChromium()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address, { waitUntil: 'networkidle' })
  const box = page.getByRole('searchbox')
  await box.focus()
  await page.waitForResponse('**/api/evidence_documents')
  await page.waitForTimeout(1000)
  await watchLetters(page)
  for (const words of typed) {
    await box.pressSequentially(words, { delay: 120 })
    for (const _ of words) await box.press('Backspace', { delay: 120 })
  }
  await page.waitForTimeout(500)
  return await page.evaluate(() => (window as unknown as { letterTimes: number[] }).letterTimes)
}

function watchLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { letterTimes: times })
    addEventListener(
      'input',
      ({ timeStamp }) => {
        // A task of its own after the frame's callbacks runs once the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
}
