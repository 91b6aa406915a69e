/**
 * Takes a picture of every screen at three widths, of key states, and of what readers with other needs get, prints what
 * people print, and writes all of it to gallery/ with a page that shows it.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { escapeXml } from '../domain/escape-xml.ts'
import { packForAll, packPaths } from '../domain/pack.ts'
import { startOpenSite } from '../e2e/open-consultation.ts'
import { maintenanceRoutes, oneRouteOfEachKind, publicRoutes } from '../e2e/public-routes.ts'
import { startSite } from '../server/testing/site-process.ts'
import { openChromium } from './prerequisites.ts'

const folder = 'gallery'
const papers = [packForAll, 'barford'].flatMap((place) => packPaths(place).slice(1))
const sized = (width: number) => ({ viewport: { width, height: width < 768 ? 740 : 900 } })
/** 1280 by 1024 px at 400%. */
const zoomed = { width: 320, height: 256 }

/** Where each part of the style language stands, for docs/look.md: its name, the page, and the part of the page. */
const parts = [
  ['stack', '/how-to-object', '.how-to-object'],
  ['row', '/sources', 'nav.row'],
  ['grid', '/', '.card-list'],
  ['two-columns', '/cases', '.case-card .two-columns'],
  ['with-side', '/silica-dust', '.with-side'],
  ['prose', '/plan-and-site', '.section .prose'],
  ['bleed', '/how-to-object', '.bleed'],
  ['ruled', '/events', '.ruled'],
  ['button', '/evaluate-objection', '.field .row'],
  ['field', '/contact', '.field:has(> label + input)'],
  ['card', '/the-proposal', '.card-columns'],
  ['notice', '/process', '.notice'],
  ['notice-open', '/plan-and-site', '.notice-open'],
  ['call', '/evidence-library', '.call'],
  ['chip', '/silica-dust', '.row:has(> li > .chip)'],
  ['contents', '/silica-dust', '.contents'],
  ['facts', '/how-to-object', '.facts'],
  ['table', '/plan-and-site', '.table'],
  ['figure', '/the-proposal', '.drawn-figure'],
  ['plate', '/the-proposal', '.plate'],
  ['steps', '/how-to-object', '.steps'],
  ['letter', '/how-to-object', '.letter'],
] as const
const partWidth = 640
const highestPart = 420

/** One picture of the gallery, or what a printer gets, with its place below the folder. */
interface Shot {
  group: string
  name: string
  file: string
}
const shots: Shot[] = []
const failures: string[] = []

type Take = (page: Page, path: string) => Promise<unknown>
const asFirstSeen: Take = (page, path) => page.screenshot({ path, animations: 'disabled' })
const asWhole: Take = (page, path) => page.screenshot({ path, fullPage: true, animations: 'disabled' })
const onPaper: Take = (page, path) => page.pdf({ path, format: 'A4', preferCSSPageSize: true })

await using site = await startSite('local')
await using openSite = await startOpenSite()
await using browser = await openChromium()
if (process.argv[2] === 'parts') {
  await takeParts()
  process.exit()
}
await rm(folder, { recursive: true, force: true })
await takePublic('Public', site.origin, publicRoutes, oneRouteOfEachKind)
await takePublic('While objections are taken', openSite.origin, oneRouteOfEachKind, oneRouteOfEachKind)
for (const width of [360, 768, 1280]) await takeAll(`Maintenance, ${width} px`, maintenanceRoutes, sized(width))
await takeAll('Movement as first seen', oneRouteOfEachKind, { reducedMotion: 'no-preference' }, asFirstSeen)
takeStates()
await writeFile(join(folder, 'index.html'), galleryIndex())
for (const failure of failures) console.error(failure)
console.log(`${shots.length} pictures in ${join(folder, 'index.html')}, ${failures.length} could not be taken`)
process.exitCode = failures.length === 0 ? 0 : 1

/** The pictures of docs/look.md, at half their size. */
async function takeParts(): Promise<void> {
  await withPage({ baseURL: openSite.origin }, async (page) => {
    for (const [name, path, selector] of parts) {
      await open(page, path)
      // It would lie over what is higher than the window.
      await page.locator('.site-header').evaluate((header) => header.remove())
      const part = page.locator(`main ${selector}`).first()
      await part.scrollIntoViewIfNeeded()
      const shot = sharp(await part.screenshot({ animations: 'disabled' }))
      const { width, height } = await shot.metadata()
      const shown = shot.extract({ left: 0, top: 0, width, height: Math.min(height, highestPart) })
      const small = sharp(await shown.toBuffer()).resize({ width: partWidth, withoutEnlargement: true })
      await small.webp({ quality: 60 }).toFile(`docs/pictures/part-${name}.webp`)
    }
  })
}

/** What visitors get of a site: these screens at every width, and one of each kind in the other ways to read it. */
async function takePublic(
  group: string,
  baseURL: string,
  screens: readonly string[],
  kinds: readonly string[],
): Promise<void> {
  for (const width of [360, 768, 1280])
    await takeAll(`${group}, ${width} px`, [...screens, '/page-not-found'], { baseURL, ...sized(width) })
  await takeAll(`${group}, forced colours`, kinds, { baseURL, forcedColors: 'active' })
  await takeAll(`${group}, 400% zoom`, kinds, { baseURL, viewport: zoomed })
  await takeAll(`${group}, print`, [...kinds, ...papers], { baseURL }, onPaper)
}

/** What one has to bring about: the journeys of the tests take a picture of each state in which they check that it bars nobody's way. */
function takeStates(): void {
  const states = join(folder, 'states')
  const play = ['node_modules/@playwright/test/cli.js', 'test', '--project=journeys', '--project=wide-journeys']
  const { status } = spawnSync(process.execPath, play, { env: { ...process.env, GALLERY: states }, stdio: 'inherit' })
  if (status !== 0) failures.push('States: not every journey came to its end')
  for (const path of globSync(`${states}/*.png`).toSorted())
    shots.push({ group: 'States', name: relative(states, path), file: relative(folder, path) })
}

async function takeAll(group: string, paths: readonly string[], options: BrowserContextOptions, how = asWhole) {
  await withPage(options, async (page) => {
    for (const path of paths) {
      const taken = open(page, path).then(() => take(page, how, group, path))
      await noteFailure(`${group}, ${path}`, taken)
    }
  })
}

async function noteFailure(what: string, done: Promise<void>): Promise<void> {
  await done.catch((error) => failures.push(`${what}: ${String(error).split('\n')[0]}`))
}

/** Movement is off unless the options say otherwise: what fades in on scrolling would be missing from the picture. */
async function withPage(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    ...sized(1280),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    baseURL: site.origin,
    ...options,
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  // A first visit's first page may stay in the face that stands in for ours.
  await open(page, '/privacy')
  await use(page)
  await context.close()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/quarry${path}`)
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

async function take(page: Page, how: Take, group: string, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const [folderName, fileName] = [group, name].map(
    (text) =>
      text
        .toLowerCase()
        .replaceAll(/^\W+|\W+$/g, '')
        .replaceAll(/\W+/g, '-') || 'home',
  )
  const file = `${folderName}/${fileName}.${how === onPaper ? 'pdf' : 'png'}`
  await how(page, join(folder, file))
  shots.push({ group, name, file })
}

/** The page that shows everything by group, in the order in which it was taken. */
function galleryIndex(): string {
  const title = `The gallery: ${shots.length} pictures of the site`
  const shown = ({ file }: Shot) =>
    file.endsWith('.pdf') ? `<embed src="${file}">` : `<img src="${file}" alt="" loading="lazy">`
  const figure = (shot: Shot) =>
    `<figure>${shown(shot)}<figcaption><a href="${shot.file}">${escapeXml(shot.name)}</a></figcaption></figure>`
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
embed { width: 100%; height: 28rem }
</style>
<h1>${title}</h1>
${groups.join('\n')}
`
}
