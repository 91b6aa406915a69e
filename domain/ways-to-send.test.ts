import { expect, it } from 'vitest'
import { destinationOf, deviceOf, waysToSend } from './ways-to-send.ts'

const known = { email: 'planning@example.org', form: 'https://example.org/form', post: 'Market Place' }
const none = { email: '', form: '', post: '' }
const byMail = { ...known, form: '' }
const all = { canShare: true, to: byMail, linkLength: 2000 }

it.each([
  ['on a phone is the mail program, however long the letter', 'phone', { to: known, linkLength: 30_000 }, 'mail'],
  ['on a phone without the e-mail address is the form', 'phone', { to: { ...known, email: '' } }, 'form'],
  ['on a phone without any address is its share sheet', 'phone', { to: none }, 'share'],
  ['where only the postal address is known is to print it', 'phone', { to: { ...none, post: 'Shire Hall' } }, 'print'],
  ['at a computer is the council’s form', 'windows', { to: known }, 'form'],
  ['at a computer without a form is the mail program', 'windows', {}, 'mail'],
  ['on Windows is a mail draft where the link would be too long', 'windows', { linkLength: 2049 }, 'mail-file'],
  ['on another computer is the mail program, however long', 'other-computer', { linkLength: 30_000 }, 'mail'],
  ['at a computer without any address is to copy it', 'windows', { to: none }, 'copy'],
] as const)('the first way to send a letter %s', (_, device, given, first) => {
  expect(waysToSend({ ...all, device, ...given })[0]).toBe(first)
})

it('every way that can be gone is among the others, whatever the device was taken for', () => {
  for (const device of ['phone', 'windows', 'other-computer'] as const) {
    const ways = waysToSend({ ...all, device, to: known })
    expect(ways.toSorted()).toEqual(['copy', 'form', 'mail', 'mail-file', 'print', 'share', 'word'])
  }
})

it('beside the council’s form copying comes second', () => {
  expect(waysToSend({ ...all, device: 'windows', to: known }).slice(0, 2)).toEqual(['form', 'copy'])
})

it('what needs an e-mail address or a form that is not known, or a link that Windows cuts, is left out', () => {
  expect(waysToSend({ ...all, device: 'windows', to: none })).toEqual(['copy', 'word', 'print', 'share'])
  expect(waysToSend({ ...all, device: 'windows', linkLength: 2049 })).not.toContain('mail')
})

it('each way goes to the address that it can take a letter to, where there is one', () => {
  const addresses = (to: typeof known) =>
    (['share', 'form', 'word', 'print'] as const).map((way) => destinationOf(way, to))
  expect(addresses(known)).toEqual([known.email, known.form, known.email, known.post])
  expect(addresses({ ...known, email: '', post: '' })).toEqual([known.form, known.form, known.form, known.form])
  expect(addresses(none)).toEqual(['', '', '', ''])
})

it.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile', true, 'phone'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true, 'phone'],
  ['an iPad that says it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true, 'phone'],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', false, 'other-computer'],
  ['a Windows laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', true, 'windows'],
] as const)('%s is told as such', (_, userAgent, isTouched, device) => {
  expect(deviceOf({ userAgent, isMobile: false, isTouched })).toBe(device)
})
