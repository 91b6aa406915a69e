import { z } from 'zod'
import { isCalendarDate } from './event-date.ts'
import { londonDay } from './london-day.ts'
import { readTypedDate } from './typed-date.ts'
import { brokenRule, type ReadTyped, storedForm } from './typed-text.ts'
import { isBlank } from './visible-text.ts'

/** A text that may be empty, of at most `max` characters. */
export const optionalText = (max: number) =>
  z.string({ error: 'must be a text' }).max(max, { error: `must be at most ${max.toLocaleString('en-GB')} characters` })

/** HTML, as it is typed and as it is stored: sanitising can make five times as much of it. */
export const htmlText = optionalText(500_000).meta({ control: 'article' })

/** A whole number, whose limits each field words by itself. */
export const wholeNumber = z.number({ error: 'must be a number' }).int({ error: 'must be a whole number' })

/** A required single-line or multi-line text of at most `max` characters; one in which nothing can be seen is refused. */
export const requiredText = (max: number) =>
  optionalText(max).refine((text) => !isBlank(text), { error: 'is required' })

/** A stored date: words, or a YYYY-MM-DD that exists. */
export const dateText = requiredText(100)
  .refine((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date) || isCalendarDate(date), {
    error: 'must be a day that exists in the calendar',
  })
  .meta({ control: 'date' })

/** A day that lies ahead: without a year it is the next such day. */
const readComingDate: ReadTyped = (text) => readTypedDate(text, londonDay())

const dayOrNone = (read: ReadTyped) =>
  optionalText(100)
    .trim()
    .overwrite((text) => storedForm(text, read))
    .refine((text) => text === '' || isCalendarDate(text), {
      error: 'must be a day that exists in the calendar, such as 7 March 2027',
    })
    .meta({ control: 'date' })

/** A day that exists, in any spelling, stored as YYYY-MM-DD; empty for none. Without a year it is the next such day. */
export const optionalDay = dayOrNone(readComingDate)

/** The same for a day that has been: its year must be said. */
export const optionalPastDay = dayOrNone((text) => readTypedDate(text))

/** A required text that is stored in the form in which `read` knows it; words are stored as they are. */
export const typedText = (max: number, read: ReadTyped) =>
  requiredText(max)
    .overwrite((text) => storedForm(text, read))
    .refine((text) => brokenRule(text, read) === undefined, { error: ({ input }) => brokenRule(String(input), read) })

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A slug: lower-case letters, digits and single hyphens, such as `air-quality`. */
export const slugText = z
  .string({ error: 'must be a text' })
  .min(1, { error: 'is required', abort: true })
  .max(80, { error: 'must be at most 80 characters' })
  .regex(slugPattern, { error: 'must be lower-case letters, digits and hyphens, such as air-quality' })

/** User names and passwords have no place in an address. Empty means none. */
const addressText = (isAddress: (text: string) => boolean, start: string) =>
  z
    .string({ error: 'must be a text' })
    .overwrite(typedLink)
    .max(2000, { error: 'must be at most 2,000 characters' })
    .refine((text) => text === '' || isAddress(text), { error: `must be an address that starts with ${start}` })
    .refine((text) => !hasUserInfo(text), { error: 'must have no user name or password in it: everybody can read it' })

/** An address on the web. */
export const webAddress = addressText(isWebAddress, 'https:// or http://')

/** An address to link to: one on the web, or a path on this site that starts with one slash. */
export const linkText = addressText(isLink, 'https:// or http://, or a path that starts with /')

/** The address of a picture that pages show. They load nothing from other hosts, so it is a path on this site; empty means none. */
export const pictureText = linkText.refine((text) => !/^https?:/i.test(text), {
  error: 'must be on this site. Upload the picture here instead',
})

/** What a name without a protocol before it is, if not the host of a site. */
const fileEnding = /\.(?:pdf|docx?|odt|html?|jpe?g|png|gif|webp|avif|svg)$/i
const bareHost = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d+)?(?:[/?#].*)?$/u

/** The address that somebody means, as browsers read it: www.example.org is on the web, and a space in it is %20. What is none stays what it is. */
function typedLink(typed: string): string {
  const text = typed.replace(/[\t\n\r\u200b\u2060\ufeff]/g, '').trim()
  const whole = bareHost.test(text) && !fileEnding.test(text) ? `https://${text}` : text
  const [protocol] = /^https?:/i.exec(whole) ?? []
  return protocol ? (protocol.toLowerCase() + whole.slice(protocol.length)).replace(/\s/g, '%20') : whole
}

function isLink(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) || isWebAddress(text)
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S*$/i.test(text) && URL.canParse(text)
}

function hasUserInfo(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}

/** One of these values, called so. */
export const choice = <V extends string>(options: Readonly<Record<V, string>>) =>
  z.enum(Object.keys(options) as [V, ...V[]]).meta({ options })

/** The ids of the rows that a row names, such as the claims of its texts. */
export const rowIds = z.array(requiredText(80)).max(40, { error: 'must be at most 40 ids' }).meta({ control: 'claims' })
