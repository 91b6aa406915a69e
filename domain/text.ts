import { z } from 'zod'

/** A required single-line or multi-line text of at most `max` characters; blank is refused. */
export const requiredText = (max: number) =>
  z
    .string({ error: 'must be a text' })
    .max(max, { error: `must be at most ${max.toLocaleString('en-GB')} characters` })
    .refine((text) => text.trim() !== '', { error: 'is required' })

/** A text that may be empty, of at most `max` characters. */
export const optionalText = (max: number) =>
  z.string({ error: 'must be a text' }).max(max, { error: `must be at most ${max.toLocaleString('en-GB')} characters` })

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A slug: lower-case letters, digits and single hyphens, such as `air-quality` (decision 12). */
export const slugText = z
  .string({ error: 'must be a text' })
  .min(1, { error: 'is required', abort: true })
  .max(80, { error: 'must be at most 80 characters' })
  .regex(slugPattern, { error: 'must be lower-case letters, digits and hyphens, such as air-quality' })

/** An address to link to: http(s), or a path on this site that starts with one slash. Empty means none. */
export const linkText = z
  .string({ error: 'must be a text' })
  .max(2000, { error: 'must be at most 2,000 characters' })
  .refine((text) => text === '' || isLink(text), {
    error: 'must be an address that starts with https:// or http://, or a path that starts with /',
  })

function isLink(text: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return true
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return false
  return URL.canParse(text)
}
