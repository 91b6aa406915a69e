import { mails } from '../../content/mail-words.ts'
import { composeUpdate } from '../../domain/compose-update.ts'
import { newsletterLink } from '../../domain/newsletter-link.ts'
import type { Update } from '../../domain/update.ts'
import { sanitiseHtml } from '../database/sanitise-html.ts'
import type { MailWords } from './mails.ts'
import { unsubscribeHeaders } from './signup-mail.ts'

/** An update as one subscriber gets it: the token takes that address off the list. A copy says that it is one. */
export function updateWords(
  { update, token, isPossibleCopy }: UpdateForOne,
  campaign: string,
  origin: string,
  note: string | undefined = isPossibleCopy ? mails(campaign).possibleCopy : undefined,
): UpdateWords {
  const { subject, html, text } = composeUpdate(
    { subject: update.subject, body: sanitiseHtml(update.body) },
    {
      campaign,
      origin,
      archiveUrl: `${origin}/quarry/updates/${encodeURIComponent(update.id)}`,
      unsubscribeUrl: newsletterLink(origin, 'unsubscribe', token),
      code: token,
      note,
    },
  )
  return { subject, html, text, headers: unsubscribeHeaders(origin, token) }
}

interface UpdateForOne {
  update: Pick<Update, 'id' | 'subject' | 'body'>
  token: string
  isPossibleCopy: boolean
}

/** The words of an update, as HTML and as plain text. */
type UpdateWords = Extract<MailWords, { html: string }>

/** An update as it is shown before it is sent: its links to leave are none that work. A note says so where it is tried as an e-mail. */
export function trialWords(
  update: UpdateForOne['update'],
  campaign: string,
  origin: string,
  note?: string,
): UpdateWords {
  return updateWords({ update, token: 'this-one-is-only-a-trial', isPossibleCopy: false }, campaign, origin, note)
}
