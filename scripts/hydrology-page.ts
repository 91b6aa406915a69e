import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { firstCampaign as campaign } from '../content/first-campaign.ts'
import { hydrologyNote, type NoteSection } from '../content/hydrology/hydrology-note.ts'
import { escapeXml } from '../domain/escape-xml.ts'

/** Our hydrology note as one HTML page for printing on A4, complete in itself: it asks nothing of any host. */
export function hydrologyPage(): string {
  const { title, subtitle, status, sections, closing } = hydrologyNote
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escapeXml(`${title}: a note by ${campaign.name}`)}</title>
<style>${pageStyle()}</style>
</head>
<body>
<header>
<p class="series">${escapeXml(`${campaign.name} · Hydrology note`)}</p>
<h1>${escapeXml(title)}</h1>
<p class="subtitle">${escapeXml(subtitle)}</p>
${river}
</header>
<main>
<p class="status"><strong>What this is.</strong> ${escapeXml(status)}</p>
${sections.map(sectionHtml).join('\n')}
<p class="closing">${escapeXml(closing)}</p>
</main>
</body>
</html>
`
}

/** The line at the foot of each sheet, in the form that Chromium's print engine takes. */
export function hydrologyFooter(): string {
  const reference = escapeXml(`${hydrologyNote.title} · application ${campaign.application_reference}`)
  return `<div style="width:100%;margin:0 20mm;font:7.5pt 'DejaVu Sans',sans-serif;color:#4F3823;display:flex;justify-content:space-between"><span>${reference}</span><span><span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`
}

function sectionHtml({ heading, paragraphs, points }: NoteSection): string {
  const list = points ? `<ul>${points.map((point) => `<li>${linked(point)}</li>`).join('')}</ul>` : ''
  const texts = paragraphs.map((paragraph) => `<p>${escapeXml(paragraph)}</p>`).join('')
  return `<section><h2>${escapeXml(heading)}</h2>${texts}${list}</section>`
}

function linked(text: string): string {
  return escapeXml(text).replace(/https:\/\/[^\s,]+/g, (address) => `<a href="${address}">${address}</a>`)
}

/** Three strokes of water under the title. */
const river = `<svg class="river" viewBox="0 0 680 26" aria-hidden="true"><g fill="none" stroke="#2F6F9F" stroke-width="2.4" stroke-linecap="round">${[
  4, 13, 22,
]
  .map((y, row) => {
    const waves = 'q10 -6 20 0 t20 0 '.repeat(17)
    return `<path d="M${row * 9} ${y} ${waves}" opacity="${1 - row * 0.3}"/>`
  })
  .join('')}</g></svg>`

function pageStyle(): string {
  const fontFile = fileURLToPath(
    import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  )
  const font = readFileSync(fontFile).toString('base64')
  return `
@font-face { font-family: Fraunces; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) format('woff2'); }
@page { size: A4; margin: 18mm 20mm 20mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 10.2pt/1.55 'DejaVu Serif Condensed', 'DejaVu Serif', Georgia, serif; color: #2B2622; }
p, ul { margin: 0 0 2.4mm; }
p { text-wrap: pretty; orphans: 3; widows: 3; }
h1, h2 { font-family: Fraunces, serif; font-weight: 620; line-height: 1.12; text-wrap: balance; break-after: avoid; }
h1 { margin: 1mm 0 1.5mm; font-size: 30pt; color: #352618; word-spacing: 0.08em; }
h2 { margin: 6mm 0 2mm; padding-top: 2.4mm; border-top: 0.6pt solid #D0B384; font-size: 14.5pt; color: #4F3823; word-spacing: 0.05em; }
.series { margin: 0; font-size: 9pt; font-weight: 560; letter-spacing: 0.04em; color: #6D4C2E; }
.subtitle { margin: 0 0 4mm; font-size: 13pt; line-height: 1.35; color: #4F3823; }
.river { display: block; width: 100%; height: 6.5mm; margin-bottom: 5mm; overflow: hidden; }
.status { padding: 3.5mm 4.5mm; border-left: 1.4mm solid #C9962B; background: #FAF6EF; break-inside: avoid; }
section { break-inside: avoid; }
ul { padding-left: 5mm; }
li { margin-bottom: 1.1mm; padding-left: 1mm; break-inside: avoid; }
li::marker { color: #2F6F9F; }
a { color: #255B84; overflow-wrap: anywhere; }
.closing { margin-top: 6mm; padding-top: 3mm; border-top: 0.6pt solid #D0B384; font-size: 9.5pt; color: #4F3823; break-inside: avoid; }
`
}

/**
 * The printed note with its dates fixed, so that the same words give the same file, and with a last line that
 * names the page it was printed from, so that a test can tell when the words have moved on.
 */
export function stampPdf(printed: Buffer): Buffer {
  const text = printed.toString('latin1').replace(/(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g, '20260101000000')
  return Buffer.from(`${text.trimEnd()}\n${currentStamp()}\n`, 'latin1')
}

/** The last line that a PDF of the note as it stands now must have. */
export function currentStamp(): string {
  return `%page-sha256 ${createHash('sha256').update(hydrologyPage()).update(hydrologyFooter()).digest('hex')}`
}
