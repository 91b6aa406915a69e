import { beginningOf } from './html-text.ts'
import { type HtmlNode, readHtml } from './html-tree.ts'
import { updateHtml } from './update-mail-html.ts'
import { updateText } from './update-mail-text.ts'

/** What an e-mail to one subscriber holds besides the update itself. */
export interface UpdateMailContext {
  /** The campaign's name. */
  campaign: string
  /** Where the public finds the site, such as https://example.org: mail programs know no paths. */
  origin: string
  archiveUrl: string
  unsubscribeUrl: string
  /** What the page behind the link asks for where it has no script. */
  code: string
  /** What stands before everything else, such as that this may be a copy. */
  note?: string | undefined
}

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

const longestPreheader = 120

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
    note,
    campaign,
    subject,
    origin,
    body: nodes,
    preheader: beginningOf(nodes, longestPreheader),
    read: { words: 'Read it on the website', address: archiveUrl },
    why: `You get this e-mail because you signed up for news from ${campaign} on its website.`,
    leave: { words: 'Leave the list', address: unsubscribeUrl },
    code: `If the page asks for a code, enter this one: ${code}`,
  }
  return { subject, html: updateHtml(parts), text: updateText(parts) }
}
