import type { Page } from '@playwright/test'
import { freePort } from '../server/testing/free-port.ts'
import { signInLink } from './maintain.ts'
import { test as base, expect, type Site, startSite } from './site.ts'

interface Server extends AsyncDisposable {
  site: Site
  /** Where its maintenance side stands. */
  origin: string
  /** The link that `npm run sign-in` prints beside it. */
  newLink: (...options: string[]) => string
}

async function startServer(): Promise<Server> {
  const port = String(await freePort())
  const site = await startSite('public', { MAINTENANCE_PORT: port })
  // The public listener answers a little earlier than the maintenance side.
  await expect.poll(site.said).toContain('Sign in: ')
  const environment = { MAINTENANCE_PORT: port, DATABASE_URL: `file:${site.databaseFile}` }
  const newLink = (...options: string[]) => signInLink(environment, ...options)
  return { site, origin: `http://localhost:${port}`, newLink, [Symbol.asyncDispose]: site.stop }
}

/** Tests with a server of their own that has a maintenance side. */
export const test = base.extend<{ server: Server }>({
  server: async ({ ofFile }, use, { file }) => use(await ofFile(file, startServer)),
})

export const adminPanel = (page: Page) => page.getByRole('navigation', { name: 'Maintenance' })
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' })
export const deadLink = (page: Page) => page.getByRole('heading', { level: 1, name: 'This link does not work' })
