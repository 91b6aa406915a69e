import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test'
import { type Site, startSite } from '../server/testing/site-process.ts'
import { keepContent } from './kept-content.ts'

/** Stops the page's clock, so that time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  // A busy machine takes its time from one to the other, and no clock can be stopped in the past.
  await page.clock.pauseAt(now + 60_000)
}

/** Lets the stopped clock run in steps of so many milliseconds until this holds; returns those that passed in the page. */
export async function runClockUntil(
  page: Page,
  step: number,
  isReached: () => boolean | Promise<boolean>,
): Promise<number> {
  let passed = 0
  for (; !(await isReached()); passed += step) await page.clock.runFor(step)
  return passed
}

/** Goes on or back with Tab to a control, as those do who use no mouse; returns how often it was pressed. */
export async function tabTo(page: Page, control: Locator): Promise<number> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    const key = await control.evaluate((element) => {
      const active = document.activeElement ?? document.body
      if (element === active) return undefined
      return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
    if (key === undefined) return presses
    await page.keyboard.press(key)
  }
  throw new Error('The Tab key does not lead there.')
}

/** Has the console say where a page breaks its own security policy, which a browser tells its site alone. */
const reportViolations = (context: BrowserContext) =>
  context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`The policy refuses ${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    ),
  )

/** Lets toasts stay until somebody closes them, as they do while their tab is not looked at: none goes before a busy machine looks at it. */
const keepToasts = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))

/** Lets the pages of a browser be used only once they are hydrated, as a person would: scripts start after the first paint. */
async function waitUntilHydrated(context: BrowserContext): Promise<BrowserContext> {
  await reportViolations(context)
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
type OfFile = <Started extends AsyncDisposable>(file: string, start: () => Promise<Started>) => Promise<Started>

interface TestFixtures {
  /** The worker's site, whose content a test may change: it is put back after it. */
  site: Site
}

interface WorkerFixtures {
  browser: Browser
  workerSite: Site
  ofFile: OfFile
}

/** The tests of a worker drive one site; addresses such as '/quarry/' are relative to it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') overlookUnknownCommands(browser)
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (...args) => waitUntilHydrated(await newContext(...args))
      await use(browser)
    },
    { scope: 'worker' },
  ],
  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      await using site = await startSite()
      await use(site)
    },
    { scope: 'worker' },
  ],
  ofFile: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      let startedBy = ''
      let started: AsyncDisposable | undefined
      const end = () => started?.[Symbol.asyncDispose]()
      await use(async (file, start) => {
        if (startedBy !== file) {
          await end()
          started = undefined
          started = await start()
          startedBy = file
        }
        return started as Awaited<ReturnType<typeof start>>
      })
      await end()
    },
    { scope: 'worker' },
  ],
  async site({ workerSite }, use) {
    using _content = keepContent(workerSite)
    await use(workerSite)
  },
  baseURL: ({ site }, use) => use(site.origin),
})

/** Debian's Firefox knows all commands of Playwright's but the one for colour schemes, which every new page would send. */
function overlookUnknownCommands(browser: Browser): void {
  const { toImpl } = Reflect.get(browser, '_connection')
  const sessions = Object.getPrototypeOf(toImpl(browser)._browserSession)
  const send: (...command: unknown[]) => Promise<unknown> = sessions.send
  sessions.send = function (this: unknown, ...command: unknown[]) {
    return send.apply(this, command).catch((error: Error) => {
      if (!error.message.includes('unknown command')) throw error
    })
  }
}

export { expect } from '@playwright/test'
export { type Site, startSite } from '../server/testing/site-process.ts'
