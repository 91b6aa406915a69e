/**
 * Takes a picture of every screen at three widths, of key states, and of what readers with other needs and printers get,
 * and writes them to gallery/ with a page that shows them all.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { escapeXml } from '../domain/escape-xml.ts'
import { packForAll, packPaths } from '../domain/pack.ts'
import { startOpenSite } from '../e2e/open-consultation.ts'
import { maintenanceRoutes, publicRoutes, routesThatDiffer } from '../e2e/public-routes.ts'
import { type State, walkStates } from '../e2e/states.ts'
import { startSite } from '../server/testing/site-process.ts'
import { openChromium } from './prerequisites.ts'

const folder = 'gallery'
const longestWait = 20_000
/** One screen of each kind. */
const kinds = [
  '/',
  '/the-proposal',
  '/how-to-object',
  '/write-objection',
  '/evaluate-objection',
  '/evidence-library',
  '/contact',
  '/donate',
  '/cases',
  '/events',
  '/process',
  '/impact-map',
  '/villages/barford',
  '/silica-dust',
]
/** Where one comes by a link or a press alone. */
const unlisted = ['/page-not-found']
const papers = [packForAll, 'barford'].flatMap((place) => packPaths(place).slice(1))
const printed = [
  ...['/villages/barford', '/silica-dust', '/how-to-object', '/donate', '/events', '/process', '/cases'],
  ...papers,
]
/** 1280 by 1024 px at 400%. */
const zoomed = { width: 320, height: 256 }

/** One picture of the gallery, with its place below the folder. */
interface Shot {
  group: string
  name: string
  file: string
}
const shots: Shot[] = []
const failures: string[] = []
await using site = await startSite('local')
await using openSite = await startOpenSite()
await using browser = await openChromium()
await rm(folder, { recursive: true, force: true })
for (const width of [360, 768, 1280]) {
  const options = { viewport: { width, height: width < 768 ? 740 : 900 } }
  await takeAll(`Public, ${width} px`, [...publicRoutes, ...unlisted], options)
  await takeAll(`Maintenance, ${width} px`, maintenanceRoutes, options)
}
await takeStates('States', 'closed')
await takeStates('States of the maintenance side', 'maintenance')
await takeAll('Forced colours', kinds, { forcedColors: 'active' })
await takeAll('400% zoom', kinds, { viewport: zoomed })
await takeAll('Movement allowed, as first seen', kinds, { reducedMotion: 'no-preference' }, false)
await withPage({}, async (page) => {
  for (const path of printed) await print(page, 'Print', path)
})
await takeOpenMode(await routesThatDiffer(site.origin, openSite.origin))
await writeFile(join(folder, 'index.html'), galleryIndex())
for (const failure of failures) console.error(failure)
console.log(`${shots.length} pictures in ${join(folder, 'index.html')}, ${failures.length} could not be taken`)
process.exitCode = failures.length === 0 ? 0 : 1

/** What is different while the council takes objections: at every width, and for those who read it in another way. */
async function takeOpenMode(paths: string[]): Promise<void> {
  const group = 'While objections are taken'
  const baseURL = openSite.origin
  for (const width of [320, 360, 768, 1280]) {
    await takeAll(`${group}, ${width} px`, [...paths, ...unlisted], {
      baseURL,
      viewport: { width, height: width < 768 ? 740 : 900 },
    })
  }
  await takeStates(`${group}, states`, 'open', { baseURL })
  await takeAll(`${group}, forced colours`, paths, { baseURL, forcedColors: 'active' })
  await takeAll(`${group}, 400% zoom`, paths, { baseURL, viewport: zoomed })
  await withPage({ baseURL }, async (page) => {
    for (const path of [...paths, ...papers]) await print(page, `${group}, print`, path)
  })
}

/** What one has to bring about, on a phone and on a large screen. */
async function takeStates(
  group: string,
  mode: Parameters<typeof walkStates>[1],
  options: BrowserContextOptions = {},
): Promise<void> {
  for (const width of [360, 1280]) {
    await withPage(options, async (page) => {
      const shoot = ({ name }: State) => shootPage(page, { group, name: `${name}, ${width} px` }, false)
      await walkStates(page, mode, shoot, width).catch((error) =>
        failures.push(`${group} at ${width} px: ${String(error).split('\n')[0]}`),
      )
    })
  }
}

async function takeAll(group: string, paths: readonly string[], options: BrowserContextOptions, fullPage = true) {
  await withPage(options, async (page) => {
    for (const path of paths) await take(page, group, path, fullPage)
  })
}

/** Movement is off unless the options say otherwise: what fades in on scrolling would be missing from the picture. */
async function withPage(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    baseURL: site.origin,
    ...options,
  })
  context.setDefaultTimeout(longestWait)
  const page = await context.newPage()
  // A first visit's first page may stay in the face that stands in for ours.
  await open(page, '/privacy')
  await use(page)
  await context.close()
}

async function take(page: Page, group: string, path: string, fullPage: boolean): Promise<void> {
  try {
    await open(page, path)
    await shootPage(page, { group, name: path }, fullPage)
  } catch (error) {
    failures.push(`${group}, ${path}: ${String(error).split('\n')[0]}`)
  }
}

async function shootPage(page: Page, { group, name }: Omit<Shot, 'file'>, fullPage: boolean): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const shot = { group, name, file: fileOf(group, name) }
  await page.screenshot({ path: join(folder, shot.file), fullPage, animations: 'disabled' })
  shots.push(shot)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/quarry${path}`)
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** The pages as they leave the printer. */
async function print(page: Page, group: string, path: string): Promise<void> {
  const file = join(folder, fileOf(group, path))
  await open(page, path)
  await mkdir(dirname(file), { recursive: true })
  const sheets = file.replace(/\.png$/, '.pdf')
  await page.pdf({ path: sheets, format: 'A4', preferCSSPageSize: true })
  const prefix = file.replace(/\.png$/, '')
  if (spawnSync('pdftoppm', ['-png', '-r', '60', sheets, prefix]).status !== 0) {
    failures.push(`${group}, ${path}: pdftoppm (of poppler-utils) makes pictures of the sheets, and is not there`)
    return
  }
  const names = (await readdir(dirname(file))).filter((name) => name.startsWith(`${basename(prefix)}-`)).sort()
  for (const [index, name] of names.entries()) {
    const place = join(dirname(fileOf(group, path)), name)
    shots.push({ group, name: `${path}, sheet ${index + 1} of ${names.length}`, file: place })
  }
}

function fileOf(group: string, name: string): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home'
  return `${plain(group)}/${plain(name)}.png`
}

/** The page that shows all pictures by group, in the order in which they were taken. */
function galleryIndex(): string {
  const title = `The gallery: ${shots.length} pictures of the site`
  const figure = ({ name, file }: Shot) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${escapeXml(name)}</figcaption></figure>`
  const groups = Object.entries(Object.groupBy(shots, ({ group }) => group)).map(
    ([group, members = []]) => `<h2>${escapeXml(group)}</h2><div class="shots">${members.map(figure).join('\n')}</div>`,
  )
  return `<!DOCTYPE html>
<html lang="en-GB">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem }
.shots { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start }
figure { margin: 0; width: 18rem }
img { width: 100%; max-height: 28rem; object-fit: cover; object-position: top; border: 1px solid }
</style>
<h1>${title}</h1>
${groups.join('\n')}
`
}
