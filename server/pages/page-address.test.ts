import { describe, expect, test } from 'vitest'
import { readPageAddress, responseTarget } from './page-address.ts'

const page = (path: string, search = '') => ({ kind: 'page', path, search })
const unknown = { kind: 'unknown' }

test.each([
  ['/quarry/', page('/quarry/')],
  ['/quarry/villages/stratford-upon-avon', page('/quarry/villages/stratford-upon-avon')],
  ['/quarry/admin', page('/quarry/admin')],
  ['/quarry/admin/impact-cards/edit/A1.b_c~%20d', page('/quarry/admin/impact-cards/edit/A1.b_c~%20d')],
])('%s is a page', (target, expected) => {
  expect(readPageAddress(target)).toEqual(expected)
})

test.each([
  '/',
  '/quarry',
  '/quarry//events',
  '//evil.example/',
  '/quarry/%65vents',
  '/quarry/events.data',
  '/quarry/__manifest',
  '/quarry/admin/../events',
  '/quarry/admin/%2e%2e/events',
  '/quarry/events\\',
])('%s is unknown', (target) => {
  expect(readPageAddress(target)).toEqual(unknown)
})

describe('search parameters', () => {
  test('are ignored where the page does not depend on them', () => {
    expect(readPageAddress('/quarry/?utm_source=x')).toEqual(page('/quarry/'))
    expect(readPageAddress('/quarry/events?q=dust')).toEqual(page('/quarry/events'))
  })
  test.each([
    ['?category=air&q=dust', '?q=dust&category=air'],
    ['?q=dust&x=1&q=noise', '?q=dust'],
    ['?q=&category=', ''],
    ['?q=a%20b', '?q=a+b'],
    ['?q=%ff%zz', '?q=%EF%BF%BD%25zz'],
  ])('of the evidence library keep one form: %s is %j', (query, search) => {
    expect(readPageAddress(`/quarry/evidence-library${query}`)).toEqual(page('/quarry/evidence-library', search))
  })
  test('of the evidence library count no further than what is searched for, and to the end of a character', () => {
    const long = `?category=${'c'.repeat(300)}&q=${'d'.repeat(15_000)}`
    const cut = `?q=${'d'.repeat(200)}&category=${'c'.repeat(200)}`
    expect(readPageAddress(`/quarry/evidence-library${long}`)).toEqual(page('/quarry/evidence-library', cut))
    const duck = `?q=${'d'.repeat(199)}${encodeURIComponent('🦆')}`
    const before = `?q=${'d'.repeat(199)}`
    expect(readPageAddress(`/quarry/evidence-library${duck}`)).toEqual(page('/quarry/evidence-library', before))
  })
})

test.each([
  ['/quarry/contact?token=x&utm=1', '/quarry/contact'],
  ['/quarry/newsletter/confirm?a=1&token=A-b_9&index', '/quarry/newsletter/confirm?token=A-b_9'],
  ['/quarry/newsletter/confirm?token=%2F%26&token=y', '/quarry/newsletter/confirm?token=%2F%26'],
  ['/quarry/newsletter/unsubscribe', '/quarry/newsletter/unsubscribe'],
])('what is sent to %s is answered at %s', (target, address) => {
  expect(responseTarget(target)).toBe(address)
})
