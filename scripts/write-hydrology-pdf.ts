import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hydrologyFooter, hydrologyPage, stampPdf } from './hydrology-page.ts'
import { openChromium } from './prerequisites.ts'

const target = fileURLToPath(new URL('../public/Hydrology.pdf', import.meta.url))

await using browser = await openChromium()
const page = await browser.newPage()
await page.setContent(hydrologyPage())
await page.evaluate(() => document.fonts.ready.then(() => undefined))
const printed = await page.pdf({
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate: hydrologyFooter(),
})
const pdf = stampPdf(printed)
writeFileSync(target, pdf)
console.log(`${target}: ${Math.ceil(pdf.length / 1000)} kB`)
