import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, type BrowserContext, test as base, type Page, type Response } from '@playwright/test'
import { type Consultation, copyWithConsultationOpen } from './open-consultation.ts'
import { publicRoutes, routesThatDiffer } from './public-routes.ts'

/** A running site with a database of its own. */
export interface Site {
  /** Where it stands, such as http://localhost:4321. */
  origin: string
  databaseFile: string
  /** What it has printed. */
  said: () => string
  stop: () => Promise<void>
  /** Ends the process at once, as a power cut would; its database stays. */
  kill: () => Promise<void>
}

/**
 * Starts the built site as a process of its own; the environment can be added to. After a kill, `again` starts it at the
 * same address and over the same database. `built` is where the site stands that is to be started.
 */
export async function startSite(
  mode: 'local' | 'public' = 'local',
  environment: Record<string, string> = {},
  again?: Site,
  built = process.cwd(),
): Promise<Site> {
  const folder = again ? dirname(again.databaseFile) : await mkdtemp(join(tmpdir(), 'quarry-site-'))
  const databaseFile = join(folder, 'quarry.db')
  const port = again ? Number(new URL(again.origin).port) : await freePort()
  const server = spawn(process.execPath, ['server/main.ts', mode], {
    cwd: built,
    env: { ...process.env, PORT: String(port), DATABASE_URL: `file:${databaseFile}`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => server.kill('SIGKILL')
  process.once('exit', end)
  const said: string[] = []
  server.stdout.on('data', (data) => said.push(String(data)))
  server.stderr.on('data', (data) => said.push(String(data)))
  const origin = `http://localhost:${port}`
  await untilHealthy(origin, server, said)
  return {
    origin,
    databaseFile,
    said: () => said.join(''),
    kill: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      end()
      await ended
      process.off('exit', end)
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      const lastResort = setTimeout(end, 5000)
      await ended
      clearTimeout(lastResort)
      process.off('exit', end)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the site as it will be while the council takes objections. */
export async function startOpenSite(): Promise<Site> {
  const built = await copyWithConsultationOpen()
  const site = await startSite('local', {}, undefined, built)
  return {
    ...site,
    stop: async () => {
      await site.stop()
      await rm(built, { recursive: true })
    },
  }
}

async function untilHealthy(origin: string, server: ChildProcess, said: string[]): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The site did not start:\n${said.join('')}`)
    const isHealthy = await fetch(`${origin}/quarry/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isHealthy) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill('SIGKILL')
  throw new Error(`The site did not answer within a minute:\n${said.join('')}`)
}

/** A port that nothing listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Stops the page's clock, so that time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** The milliseconds of one step of `runClockUntil`. */
export const clockStep = 100

/** Lets the stopped clock run until `isReached`, in steps that give the page time to answer; returns the milliseconds that passed in the page. */
export async function runClockUntil(page: Page, isReached: () => boolean, atMost = 20_000): Promise<number> {
  let passed = 0
  while (!isReached() && passed < atMost) {
    await page.clock.runFor(clockStep)
    passed += clockStep
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return passed
}

/** Lets the pages of a browser be used only once they are hydrated, as a person would: scripts start after the first paint. */
function waitUntilHydrated(context: BrowserContext): BrowserContext {
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

interface WorkerFixtures {
  browser: Browser
  /** Which mode the worker's site is in; a project sets it. */
  consultation: Consultation
  site: Site
  /** The public pages that are to be looked at in this mode: all of them, or those that the open mode changes. */
  routes: readonly string[]
}

/** Each worker drives a site of its own; addresses such as '/quarry/' are relative to it. */
export const test = base.extend<object, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (...args) => waitUntilHydrated(await newContext(...args))
      await use(browser)
    },
    { scope: 'worker' },
  ],
  consultation: ['closed', { option: true, scope: 'worker' }],
  site: [
    async ({ consultation }, use) => {
      const site = consultation === 'open' ? await startOpenSite() : await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  routes: [
    async ({ consultation, site }, use) => {
      if (consultation === 'closed') return use(publicRoutes)
      const closed = await startSite()
      const differing = await routesThatDiffer(closed.origin, site.origin)
      await closed.stop()
      await use(differing)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

export { expect } from '@playwright/test'
