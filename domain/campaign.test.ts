import { expect, onTestFinished, test, vi } from 'vitest'
import { changeSchemas, refusedFields, requireValid } from './row-schemas.ts'

const account = (change: object) => ({
  bank_account: { name: '', sort_code: '', number: '', reference: '', ...change },
})
const stored = (change: object) => requireValid(changeSchemas, 'campaign_details', account(change)).bank_account

test('sort code and account number are stored in one spelling', () => {
  for (const sort_code of ['123456', '12 34 56', '12-34-56', ' 12 - 34 - 56 '])
    expect(stored({ sort_code }).sort_code, sort_code).toBe('12-34-56')
  for (const number of ['12345678', '1234 5678', '1234-5678']) expect(stored({ number }).number).toBe('12345678')
})
test.each([
  ...['12-34-5', '12/34/56', '12-34-56-7'].map((text) => ['sort_code', text, 'must be six digits, such as 12-34-56']),
  ...['1234567', '12345678x'].map((text) => ['number', text, 'must be eight digits']),
])('as %s %s is refused, by the path of its field', (field, text, rule) => {
  const refused = refusedFields(changeSchemas, 'campaign_details', account({ [String(field)]: text }))
  expect(refused).toEqual([{ field: `bank_account.${field}`, rule }])
})

const said = { number: 312, counted_on: '2026-11-20', link_url: 'https://council.example.org/22CM008' }
const webRule = 'must be an address that starts with https:// or http://'
const together = 'is required: number, date and address go together'
const refusalsOf = (change: object) =>
  refusedFields(changeSchemas, 'campaign_details', { council_count: { ...said, ...change } })

test('the council’s number of objections comes with its day and its source, or not at all', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T23:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(refusalsOf({})).toEqual([])
  expect(refusalsOf({ number: null, counted_on: '', link_url: '' })).toEqual([])
  for (const [change, field, rule] of [
    [{ number: null }, 'number', together],
    [{ counted_on: '' }, 'counted_on', together],
    [{ link_url: '' }, 'link_url', together],
    [{ number: 0 }, 'number', 'must be more than 0'],
    [{ number: 1.5 }, 'number', 'must be a whole number'],
    [{ number: Number.NaN }, 'number', 'must be a number'],
    [{ counted_on: '21 November 2026' }, 'counted_on', 'must not be in the future'],
    [{ counted_on: '2026-02-30' }, 'counted_on', 'must be a day that exists in the calendar, such as 7 March 2027'],
    [{ link_url: 'javascript:alert(1)' }, 'link_url', webRule],
    [{ link_url: '/events' }, 'link_url', webRule],
  ] as const)
    expect(refusalsOf(change)).toEqual([{ field: `council_count.${field}`, rule }])
  expect(refusalsOf({ number: null, link_url: '' }).map(({ field }) => field)).toEqual([
    'council_count.number',
    'council_count.link_url',
  ])
})
