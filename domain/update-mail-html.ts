import type { UpdateMailParts } from './compose-update.ts'
import { escapeXml } from './escape-xml.ts'
import type { HtmlElement, HtmlNode } from './html-tree.ts'
import { absoluteAddress } from './update-mail-text.ts'
import { mailPicturePath, mailPictureWidth } from './upload.ts'

const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const serif = "font-family:Georgia,'Times New Roman',serif"
const paper = 'background-color:#fbf8f1;color:#2b2622'
const quiet = 'color:#6d4c2e'

/** What the e-mail looks like in the dark, for mail programs that read a sheet; the others keep the styles of each element. */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme: dark){.paper{background-color:#211a14!important;color:#f1e8d8!important}.link{color:#9cc9ea!important}.quiet{color:#d0b384!important}.line{border-color:#6d4c2e!important}.shade{background-color:#352618!important}}`

/** As wide as the column of the text. */
const widest = mailPictureWidth / 2

/** The e-mail as HTML: one column without tables, that reads without a sheet, a picture or a font of ours. */
export function updateHtml(parts: UpdateMailParts): string {
  const { note, campaign, subject, preheader, body, origin, read, why, leave, code } = parts
  const link = ({ words, address }: UpdateMailParts['read']) => anchor(address, escapeXml(words))
  const small = (html: string) =>
    `<p class="quiet" style="margin:0 0 12px;font-size:15px;line-height:1.5;${quiet}">${html}</p>`
  return `<!doctype html>
<html lang="en-GB" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(subject)}</title>
<style>${sheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;${paper}">
${preheader && `<div style="display:none;max-height:0;overflow:hidden">${escapeXml(preheader)}</div>\n`}<div class="paper" lang="en-GB" dir="ltr" style="padding:24px 16px;${paper};${sans};font-size:17px;line-height:1.55;overflow-wrap:anywhere">
<div style="max-width:${widest}px;margin:0 auto">
${note ? small(escapeXml(note)) : ''}<p class="quiet line" style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid #d0b384;${serif};font-size:17px;line-height:1.3;font-weight:bold;${quiet}">${anchor(`${origin}/quarry/`, escapeXml(campaign), 'quiet', `${quiet};text-decoration:none`)}</p>
<h1 style="margin:0 0 20px;${serif};font-size:28px;line-height:1.2">${escapeXml(subject)}</h1>
${htmlOf(body, origin)}
<div class="line" style="margin:32px 0 0;padding:20px 0 0;border-top:1px solid #d0b384">
${small(link(read))}
${small(escapeXml(why))}
${small(`${link(leave)}. ${escapeXml(code)}`)}
</div>
</div>
</div>
</body>
</html>
`
}

function anchor(
  address: string,
  html: string,
  name = 'link',
  style = 'color:#235478;text-decoration:underline',
): string {
  return `<a class="${name}" href="${escapeXml(address)}" style="${style}">${html}</a>`
}

const block = 'margin:0 0 16px'
const inset = 'margin:0 0 6px'
const tight = new Set(['li', 'blockquote', 'th', 'td'])
const cell = 'padding:6px 10px;border:1px solid #d0b384;text-align:left;vertical-align:top'

/** How each element of an article opens. Headings are one rank below the subject. */
const looks: Record<string, { tag: string; style: string; name?: string }> = {
  p: { tag: 'p', style: block },
  h3: { tag: 'h2', style: `margin:28px 0 12px;${serif};font-size:22px;line-height:1.25` },
  h4: { tag: 'h3', style: `margin:24px 0 8px;${serif};font-size:19px;line-height:1.3` },
  ul: { tag: 'ul', style: `${block};padding:0 0 0 24px` },
  ol: { tag: 'ol', style: `${block};padding:0 0 0 28px` },
  li: { tag: 'li', style: 'margin:0 0 6px' },
  blockquote: {
    tag: 'blockquote',
    style: `${block};padding:4px 0 4px 16px;border-left:4px solid #d0b384`,
    name: 'line',
  },
  table: { tag: 'table', style: `${block};border-collapse:collapse;font-size:15px;line-height:1.4` },
  th: { tag: 'th', style: `${cell};background-color:#f1e8d8`, name: 'line shade' },
  td: { tag: 'td', style: cell, name: 'line' },
}

function htmlOf(nodes: readonly HtmlNode[], origin: string, parent = ''): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeXml(node) : elementHtml(node, origin, parent))).join('')
}

function elementHtml({ tag, attributes, children }: HtmlElement, origin: string, parent: string): string {
  if (tag === 'br') return '<br>'
  if (tag === 'img') return pictureHtml(attributes, origin)
  const inner = htmlOf(children, origin, tag)
  if (tag === 'a')
    return attributes.href === undefined ? inner : anchor(absoluteAddress(attributes.href, origin), inner)
  const look = looks[tag]
  if (!look) return `<${tag}>${inner}</${tag}>`
  const name = look.name ? ` class="${look.name}"` : ''
  const style = tag === 'p' && tight.has(parent) ? inset : look.style
  const given = tag === 'ol' ? Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`) : []
  return `<${look.tag}${name}${given.join('')} style="${style}">${inner}</${look.tag}>`
}

/** With its measures, so that nothing moves when it comes: no wider than the column, since some mail programs know no other limit. */
function pictureHtml({ src = '', alt = '', width, height }: Record<string, string>, origin: string): string {
  const shrunk = Math.min(1, widest / Number(width))
  const size =
    width && height
      ? ` width="${Math.round(Number(width) * shrunk)}" height="${Math.round(Number(height) * shrunk)}"`
      : ''
  const style = `display:block;margin:0 0 16px;max-width:100%;height:auto;border:0;font-size:15px;font-style:italic;line-height:1.4`
  return `<img src="${escapeXml(absoluteAddress(mailPicturePath(src), origin))}" alt="${escapeXml(alt)}"${size} style="${style}">`
}
