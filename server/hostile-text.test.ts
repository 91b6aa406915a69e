import { expect, test } from 'vitest'
import { objectionCriteria } from '../content/objection-criteria.ts'
import { composeUpdate } from '../domain/compose-update.ts'
import { cutSearch, findDocuments } from '../domain/evidence-filter.ts'
import { textOfHtml } from '../domain/html-text.ts'
import { evaluateObjection } from '../domain/objection-evaluator.ts'
import { changeSchemas } from '../domain/row-schemas.ts'
import { readTypedDate } from '../domain/typed-date.ts'
import { readTypedTime } from '../domain/typed-time.ts'
import { messageSchema, newsletterSignupSchema } from '../domain/visitor-forms.ts'
import { sanitiseHtml } from './database/sanitise-html.ts'

const sending = { campaign: '', origin: 'https://example.org', archiveUrl: '', unsubscribeUrl: '', code: '' }

/** What reads a text that somebody sends, each as the site calls it. */
const readers: Record<string, (text: string) => unknown> = {
  'a message': (text) => messageSchema.safeParse({ name: text, email: text, subject: text, message: text }),
  'a sign-up': (text) => newsletterSignupSchema.safeParse({ EMAIL: text, FNAME: text, POSTCODE: text }),
  'an event': (text) => changeSchemas.events.safeParse({ title: text, date: text, time: text, location: text }),
  'HTML of an article': sanitiseHtml,
  'the text of an article': (text) => textOfHtml(sanitiseHtml(text)),
  'the evaluator': (text) => evaluateObjection(text, objectionCriteria),
  'the filter of the evidence': (text) =>
    findDocuments([{ title: text, description: text, category_id: text }], { text: cutSearch(text), category: null }),
  'an update to subscribers': (body) => composeUpdate({ subject: 'News', body }, sending),
  'a typed date': readTypedDate,
  'a typed time': readTypedTime,
}

/** Parts that patterns and parsers may read again and again when they are repeated. */
const parts = [
  'a',
  ' ',
  '\n',
  '<',
  '<b>',
  '<b a="',
  '<!--',
  '&',
  '[',
  'a@',
  'a.',
  ' dust',
  '1/',
  '🦆',
  '\u0301',
  '<ul><li>',
  ' to ',
]

const length = 50_000
/** Milliseconds of the processor, which other programs do not lengthen: linear work takes some 100 (on a slow one a second), the square would take minutes. */
const most = 5000

test.each(Object.entries(readers))('%s of 50,000 characters is soon read, whatever they are', (_, read) => {
  for (const part of parts) {
    const before = process.cpuUsage()
    read(`x${part.repeat(length / part.length)}y`)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000, JSON.stringify(part)).toBeLessThan(most)
  }
})
