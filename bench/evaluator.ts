/**
 * Measures the evaluator in a browser: from the press on its button to the painted result, and the longest time that the
 * page was blocked in the second after it, while words are being marked. Ends with 1 when a text of 100,000 characters
 * takes 100 ms or more, or longer ones grow faster than their length; with 2 where other work on the machine leaves too
 * little of it to tell.
 */
import { availableParallelism, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { openChromium } from '../scripts/prerequisites.ts'
import { startSite } from '../server/testing/site-process.ts'
import { median } from './median.ts'

const longestAnswer = 100
const lengths = [100_000, 400_000, 1_600_000]
const attempts = 3
const letter =
  'The dust and the lorries on the A429 would harm us, and the noise is unsound.\nI live by the river Avon and walk my dog in the meadows.\n'
const texts = {
  'a letter': letter,
  'lines of one letter': '\nA',
  'every word counts': 'dust noise ',
  'no spaces': 'dust',
}

/** Above this the browser waits for a processor as often as it works, and its times say nothing of the evaluator. */
const mostLoad = 0.75 * availableParallelism()
const load = loadavg()[0] ?? 0
console.log(`${availableParallelism()} cores, load ${load.toFixed(1)}`)

let isFast = true
await using site = await startSite()
await using browser = await openChromium()
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
await page.goto(`${site.origin}/quarry/evaluate-objection`, { waitUntil: 'networkidle' })
await page.getByRole('textbox', { name: 'Your objection' }).fill(letter)
await page.getByRole('button', { name: 'Evaluate My Objection' }).click()
await page.locator('.marked-text').waitFor()
for (const [name, part] of Object.entries(texts)) {
  const answers: number[] = []
  for (const length of lengths) {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length)
    const measured: Measured[] = []
    for (let attempt = 0; attempt < attempts; attempt += 1) measured.push(await evaluate(page, text))
    const answer = median(measured.map((each) => each.answer))
    const blocked = median(measured.map((each) => each.blocked))
    answers.push(answer)
    console.log(
      `${name}, ${length.toLocaleString('en-GB')} characters: ${answer.toFixed(0)} ms to the result, blocked for at most ${blocked.toFixed(0)} ms`,
    )
  }
  const [first = 0] = answers
  const isLinear = answers.every(
    (answer, index) => answer <= Math.max(first, 20) * 2 * ((lengths[index] ?? 0) / 100_000),
  )
  if (first >= longestAnswer || !isLinear) isFast = false
}
if (load > mostLoad) {
  console.log(`Not judged: the load was above ${mostLoad}.`)
  process.exitCode = 2
} else if (!isFast) process.exitCode = 1

interface Measured {
  answer: number
  blocked: number
}

/** One press on the button with this text in the field, watched for a second more. */
function evaluate(page: Page, text: string): Promise<Measured> {
  return page.evaluate(async (text) => {
    const field = document.querySelector('textarea')
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith('Evaluate'),
    )
    const clear = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Clear'))
    if (!field || !button || !clear) throw new Error('The evaluator is not there')
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(undefined)
        })
      })
    clear.click()
    await painted()
    field.value = text
    await painted()
    const blocks: number[] = []
    const watch = new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration)))
    watch.observe({ type: 'longtask' })
    const start = performance.now()
    button.click()
    await painted()
    const answer = performance.now() - start
    if (!document.querySelector('.score')) throw new Error('The answer came later than its frame')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    watch.disconnect()
    return { answer, blocked: Math.max(0, ...blocks) }
  }, text)
}
