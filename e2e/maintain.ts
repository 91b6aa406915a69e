import { execFileSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Site } from './site.ts'

/** Writes to the site's API as its own maintenance pages do; returns what it answers. */
export async function write(site: Site, method: string, path: string, body?: object, version?: string) {
  const response = await fetch(`${site.origin}/quarry/api${path}`, {
    method,
    headers: {
      Origin: site.origin,
      'Sec-Fetch-Site': 'same-origin',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.status === 204 ? undefined : response.json()
}

/** What a read of the site's API answers, as it is sent. */
export async function read(site: Site, path: string): Promise<string> {
  return (await fetch(`${site.origin}/quarry/api${path}`)).text()
}

/** Changes a row, as its editor would. */
export async function change(site: Site, path: string, fields: object): Promise<void> {
  await write(site, 'PATCH', path, fields, JSON.parse(await read(site, path)).updated_at)
}

/** Does in the site's database what no request can bring about. */
export function execute({ databaseFile }: Pick<Site, 'databaseFile'>, statements: string): void {
  using database = new DatabaseSync(databaseFile, { timeout: 5000 })
  database.exec(statements)
}

/** A file as a test drops or sends it. */
export interface SampleFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture of noise that no other test sends: it does not become small. */
export async function samplePicture(width = 400, height = 300): Promise<SampleFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const image = sharp({ create: { width, height, channels: 3, background: '#888', noise } })
  return { name: `${unique('Church')}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** Uploads a file as a page of the maintenance side does. */
export async function sendFile(site: Site, { name, mimeType, buffer }: SampleFile): Promise<{ path: string }> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const headers = { Origin: site.origin, 'Sec-Fetch-Site': 'same-origin' }
  const response = await fetch(`${site.origin}/quarry/api/maintenance/uploads`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** A title that no other test uses: the tests of a worker share one database. */
export function unique(words: string): string {
  count += 1
  return `${words} ${process.pid}-${count}`
}
let count = 0

/** Waits until the browser keeps what was typed, as it does a moment later. */
export async function untilDrafted(page: Page, words: string): Promise<void> {
  const drafts = () =>
    page.evaluate(async () => {
      const done = <A>(request: IDBRequest<A>) =>
        new Promise<A>((resolve) => request.addEventListener('success', () => resolve(request.result)))
      const store = await done(indexedDB.open('quarry-drafts'))
      const kept = await done(store.transaction('drafts').objectStore('drafts').getAll())
      store.close()
      return JSON.stringify(kept)
    })
  await expect.poll(drafts).toContain(words)
}

/** What an event needs besides its title. */
export const meeting = {
  date: '2027-03-07',
  time: '19:00 - 21:00',
  location: 'Village hall',
  description: 'Come and ask.',
}

/** The list item of a row, by its title. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** The toast that is shown. */
export function toastOf(page: Page): Locator {
  return page.locator('[data-sonner-toast][data-visible="true"]')
}

/** Whether the page counts as one that is looked at, whose toasts go by themselves; in tests none does before this. */
export function setLookedAt(page: Page, isLookedAt: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !isLookedAt)
}

/** The link that `npm run sign-in` prints for the site that runs with this environment. */
export function signInLink(environment: Record<string, string>, ...options: string[]): string {
  const env = { ...process.env, ...environment }
  const printed = execFileSync(process.execPath, ['scripts/sign-in.ts', ...options], { env, encoding: 'utf8' })
  return /http:\S+code=\S+/.exec(printed)?.[0] ?? ''
}
