import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleMessage as good } from '../server/database/testing/sample-rows.ts'
import { consentMissing, foreignLetters, honeypot, messageFields, tooLong } from './visitor-fields.ts'
import { messageSchema, newsletterSignupSchema } from './visitor-forms.ts'

/** The fields that are refused, each with its first rule. */
function refused(fields: object): Record<string, string> {
  const { error } = messageSchema.safeParse({ ...good, ...fields })
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]))
}

test('a whole message passes, without spaces around its lines, which end in one way and count as one character', () => {
  expect(messageSchema.parse({ ...good, name: '  Ann Example ', website: '', form: 'message' })).toEqual({
    ...good,
    website: '',
  })
  expect(messageSchema.parse({ ...good, message: 'one\r\ntwo\rthree' }).message).toBe('one\ntwo\nthree')
  expect(refused({ message: 'x\r\n'.repeat(5000) })).toEqual({})
})

test('every field that is missing or blank is named once', () => {
  const missing = {
    name: messageFields.name.missing,
    email: messageFields.email.missing,
    subject: messageFields.subject.missing,
    message: messageFields.message.missing,
    consent: consentMissing,
  }
  const empty = { name: undefined, email: undefined, subject: undefined, message: undefined, consent: undefined }
  expect(refused(empty)).toEqual(missing)
  expect(refused({ name: ' ', email: '', subject: '\u00a0', message: '\n \n', consent: 'no' })).toEqual(missing)
  expect(messageSchema.safeParse(empty).error?.issues).toHaveLength(5)
})

test.each([
  ['name', 200],
  ['subject', 200],
  ['message', 10_000],
] as const)('%s may have %i characters and not one more', (name, most) => {
  expect(refused({ [name]: 'x'.repeat(most) })).toEqual({})
  expect(refused({ [name]: 'x'.repeat(most + 1) })).toEqual({ [name]: tooLong(messageFields[name]) })
})

test.each([
  'ann',
  'ann@',
  '@example.org',
  'ann@example.org, bob@example.org',
  'ann@example.org;bob@example.org',
  'Ann <ann@example.org>',
  'ann@example.org bob@example.org',
  'ann@@example.org',
  'ann@-example.org',
  'ann@exam ple.org',
  `${'a'.repeat(250)}@example.org`,
  Array.from({ length: 20 }, (_, index) => `a${index}@example.org`).join(','),
])('%s is not one e-mail address', (email) => {
  expect(Object.keys(refused({ email }))).toEqual(['email'])
})

test('no line break comes through in a line, wherever it stands', () => {
  const breaks = fc.constantFrom('\r', '\n', '\r\n', '\u2028', '\u0085', '\0', '\x1b')
  const fields = fc.constantFrom('name', 'email', 'subject')
  fc.assert(
    fc.property(fc.string(), breaks, fc.string(), fields, (one, mark, other, name) => {
      const { data } = messageSchema.safeParse({ ...good, [name]: `${one}${mark}${other}` })
      expect(JSON.stringify([data?.name, data?.email, data?.subject])).not.toMatch(/\\[nru]|[\u0085\u2028]/)
    }),
  )
})

test.each([
  ['name', 'Siobhán\tO’Brien\u00a0 ', 'Siobhán O’Brien'],
  ['name', '\ufeffX', 'X'],
  ['name', '👩‍👩‍👧 דנה', '👩‍👩‍👧 דנה'],
  ['name', '\u202eAnn\0\ud800', 'Ann\ufffd'],
  ['subject', 'Dust\r\n', 'Dust'],
  ['message', 'one\vtwo\0\ud800\r\nthree', 'one\ntwo\ufffd\nthree'],
  ['email', "o'brien+list@example.museum", "o'brien+list@example.museum"],
  ['email', '\u200bann@example.org\u00a0', 'ann@example.org'],
  ['email', 'ａｎｎ＠example．org', 'ann@example.org'],
  ['email', 'ann@MÜNCHEN.de', 'ann@xn--mnchen-3ya.de'],
  ['email', 'ann@例え。テスト', 'ann@xn--r8jz45g.xn--zckzah'],
] as const)('%s %j is taken as %j', (name, typed, stored) => {
  expect(messageSchema.parse({ ...good, [name]: typed })[name]).toBe(stored)
})

test('only texts are taken, and no filled hidden field; what is refused says why', () => {
  expect(refused({ email: 'jörg@example.org' })).toEqual({ email: foreignLetters })
  expect(refused({ [honeypot.name]: 'https://example.org' })).toEqual({ [honeypot.name]: honeypot.filled })
  for (const value of [1, true, null, ['x'], { x: 1 }]) {
    expect(Object.keys(refused({ name: value, message: value }))).toEqual(expect.arrayContaining(['name', 'message']))
  }
})

test('a sign-up has the same rules', () => {
  const fields = { EMAIL: 'ann@example.org', FNAME: 'x'.repeat(101), POSTCODE: 'x'.repeat(13), [honeypot.name]: 'x' }
  const { error } = newsletterSignupSchema.safeParse(fields)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['FNAME', 'POSTCODE', honeypot.name])
  const typed = { EMAIL: 'ann@example.org', POSTCODE: '\tｃｖ３５ 8aa' }
  expect(newsletterSignupSchema.parse(typed).POSTCODE).toBe('CV35 8AA')
})
