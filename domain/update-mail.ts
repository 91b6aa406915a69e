import { type HtmlNode, readHtml } from './html-tree.ts'
import { updateHtml } from './update-mail-html.ts'
import { updateText } from './update-mail-text.ts'

/** What an e-mail to one subscriber holds besides the update itself. */
export interface UpdateMailContext {
  /** The campaign's name. */
  campaign: string
  /** Where the public finds the site, such as https://example.org: mail programs know no paths. */
  origin: string
  /** The update's page on the website. */
  archiveUrl: string
  unsubscribeUrl: string
  /** What the page behind the link asks for where it has no script. */
  code: string
  /** What stands before everything else, such as that this may be a copy. */
  note?: string | undefined
}

/** The parts of the e-mail in the order in which they are read. */
export interface UpdateMailParts {
  note: string | undefined
  campaign: string
  subject: string
  /** What lists of e-mails show beside the subject. */
  preheader: string
  body: HtmlNode[]
  origin: string
  read: { words: string; address: string }
  why: string
  leave: { words: string; address: string }
  code: string
}

/**
 * An update as the e-mail in which it reaches one subscriber, as HTML and as plain text, which say the same. The body is an
 * article's HTML; nothing in it acts, and nothing in the e-mail tells anybody that it was opened.
 */
export function composeUpdate(
  { subject, body }: { subject: string; body: string },
  { campaign, origin, archiveUrl, unsubscribeUrl, code, note }: UpdateMailContext,
): { subject: string; html: string; text: string } {
  const nodes = readHtml(body)
  const parts: UpdateMailParts = {
    ...{ note, campaign, subject, origin, body: nodes, preheader: beginning(nodes) },
    read: { words: 'Read it on the website', address: archiveUrl },
    why: `You get this e-mail because you signed up for news from ${campaign} on its website.`,
    leave: { words: 'Leave the list', address: unsubscribeUrl },
    code: `If the page asks for a code, enter this one: ${code}`,
  }
  return { subject, html: updateHtml(parts), text: updateText(parts) }
}

const inline = new Set(['p', 'a', 'strong', 'em', 'b', 'i'])
const longestPreheader = 120

/** The first words of the first paragraph that has any. */
function beginning(nodes: readonly HtmlNode[]): string {
  const words = nodes.map((node) => wordsOf(node).replace(/\s+/g, ' ').trim()).find((text) => text !== '') ?? ''
  if (words.length <= longestPreheader) return words
  const cut = words.slice(0, longestPreheader)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestPreheader / 2))} …`
}

function wordsOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join(inline.has(node.tag) ? '' : ' ')
}
