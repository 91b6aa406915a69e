import { expect, it } from 'vitest'
import { deviceOf, waysToSend } from './ways-to-send.ts'

const all = { canShare: false, hasForm: false, hasEmail: true, linkLength: 2000 }

it.each([
  ['on a phone is its share sheet', 'phone', { canShare: true, hasForm: true }, 'share'],
  ['on a phone without one is the mail program, however long the letter', 'phone', { linkLength: 30_000 }, 'mail'],
  ['at a computer is the council’s form', 'windows', { canShare: true, hasForm: true }, 'form'],
  ['at a computer without a form is the mail program', 'windows', {}, 'mail'],
  ['on Windows is a mail draft where the link would be too long', 'windows', { linkLength: 2049 }, 'mail-file'],
  ['on another computer is the mail program, however long', 'other-computer', { linkLength: 30_000 }, 'mail'],
  ['without the council’s e-mail address is to copy it', 'windows', { hasEmail: false }, 'copy'],
] as const)('the first way to send a letter %s', (_, device, given, first) => {
  expect(waysToSend({ ...all, device, ...given })[0]).toBe(first)
})

it('every way that can be gone is among the others, whatever the device was taken for', () => {
  for (const device of ['phone', 'windows', 'other-computer'] as const) {
    const ways = waysToSend({ device, canShare: true, hasForm: true, hasEmail: true, linkLength: 2000 })
    expect(ways.toSorted()).toEqual(['copy', 'form', 'mail', 'mail-file', 'print', 'share', 'text', 'word'])
  }
})

it('beside the council’s form copying comes second', () => {
  expect(waysToSend({ ...all, device: 'windows', hasForm: true }).slice(0, 2)).toEqual(['form', 'copy'])
})

it('what needs an e-mail address or a form that is not known, or a link that Windows cuts, is left out', () => {
  expect(waysToSend({ ...all, device: 'windows', hasEmail: false })).toEqual(['copy', 'word', 'print', 'text'])
  expect(waysToSend({ ...all, device: 'windows', linkLength: 2049 })).not.toContain('mail')
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
