import { expect, test } from 'vitest'
import { newsletterSignupSchema } from './newsletter-signup.ts'
import { honeypot } from './visitor-fields.ts'

const refused = (fields: object) =>
  newsletterSignupSchema.safeParse(fields).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('line breaks, too much text and a filled hidden field are refused', () => {
  const fields = { EMAIL: 'ann@example.org', FNAME: 'Ann\nBcc: x', POSTCODE: 'x'.repeat(13), [honeypot.name]: 'x' }
  expect(refused(fields).map(([field]) => field)).toEqual(['FNAME', 'POSTCODE', honeypot.name])
})
