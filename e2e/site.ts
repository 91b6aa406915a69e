import { type Browser, type BrowserContext, test as base, type Page, type Response } from '@playwright/test'
import { type Site, startSite } from '../server/testing/site-process.ts'
import { type Consultation, startOpenSite } from './open-consultation.ts'
import { publicRoutes, routesThatDiffer } from './public-routes.ts'

/** Stops the page's clock, so that time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  // A busy machine takes its time from one to the other, and no clock can be stopped in the past.
  await page.clock.pauseAt(now + 60_000)
}

/** The milliseconds of one step of `runClockUntil`. */
export const clockStep = 100

/** Lets the stopped clock run until `isReached`, in steps with a pause that gives the page time to answer; returns the milliseconds that passed in the page. */
export async function runClockUntil(page: Page, isReached: () => boolean, pauseMs = 30): Promise<number> {
  const atMost = 20_000
  let passed = 0
  while (!isReached() && passed < atMost) {
    await page.clock.runFor(clockStep)
    passed += clockStep
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return passed
}

/** Lets what goes by itself after five seconds stay for twenty, so that none goes before a busy machine looks at it. What they cover can be pressed after that; a stopped clock counts them as ever. */
async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const wait = window.setTimeout
    const patient = (act: TimerHandler, ms?: number, ...given: unknown[]) =>
      wait(act, ms === 5000 ? 20_000 : ms, ...given)
    window.setTimeout = patient as typeof setTimeout
  })
}

/** Lets the pages of a browser be used only once they are hydrated, as a person would: scripts start after the first paint. */
async function waitUntilHydrated(context: BrowserContext): Promise<BrowserContext> {
  await keepToasts(context)
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (...args) => hydrated(page, await goto(...args))
    page.reload = async (...args) => hydrated(page, await reload(...args))
    return page
  }
  return context
}

async function hydrated(page: Page, response: Response | null): Promise<Response | null> {
  const runsScripts = await page.evaluate(
    () => document.scripts.length > 0 && matchMedia('(scripting: enabled)').matches,
  )
  if (runsScripts) await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  return response
}

/**
 * Has what a file starts for all of its tests, which run one after the other: the first of them starts it, and it ends when
 * the worker comes to that of another file, or ends. A fixture of the worker would take a new worker and a new browser for
 * each such file.
 */
type OfFile = <Started extends AsyncDisposable>(start: () => Promise<Started>) => Promise<Started>

interface WorkerFixtures {
  browser: Browser
  /** Which mode the worker's site is in; a project sets it. */
  consultation: Consultation
  workerSite: Site
  ofFile: OfFile
  /** The public pages that are to be looked at in this mode: all of them, or of each kind one that the open mode changes. */
  routes: readonly string[]
}

/** Each worker drives a site of its own; addresses such as '/quarry/' are relative to it. */
export const test = base.extend<{ site: Site }, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (...args) => waitUntilHydrated(await newContext(...args))
      await use(browser)
    },
    { scope: 'worker' },
  ],
  consultation: ['closed', { option: true, scope: 'worker' }],
  workerSite: [
    async ({ consultation }, use) => {
      const site = consultation === 'open' ? await startOpenSite() : await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: ({ workerSite }, use) => use(workerSite),
  ofFile: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      let start: unknown
      let started: AsyncDisposable | undefined
      const end = () => started?.[Symbol.asyncDispose]()
      await use(async (startOfFile) => {
        if (start !== startOfFile) {
          await end()
          started = undefined
          started = await startOfFile()
          start = startOfFile
        }
        return started as Awaited<ReturnType<typeof startOfFile>>
      })
      await end()
    },
    { scope: 'worker' },
  ],
  routes: [
    async ({ consultation, workerSite }, use) => {
      if (consultation === 'closed') return use(publicRoutes)
      const closed = await startSite()
      const differing = await routesThatDiffer(closed.origin, workerSite.origin)
      await closed.stop()
      await use(differing)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
})

/** Tests with a site of their own instead of the worker's, one for all of a file; `start` makes it ready. */
export function testOn(start: () => Promise<Site>) {
  return test.extend({ site: async ({ ofFile }, use) => use(await ofFile(start)) })
}

export { expect } from '@playwright/test'
export { type Site, startSite } from '../server/testing/site-process.ts'
