import { expect, test } from 'vitest'
import { changeSchemas, refusedFields, requireValid } from './row-schemas.ts'

const account = (change: object) => ({
  bank_account: { name: '', sort_code: '', number: '', reference: '', ...change },
})
const stored = (change: object) => requireValid(changeSchemas, 'campaign_details', account(change)).bank_account

// (rule: typed-figures)
test.each(['123456', '12 34 56', '12-34-56', ' 12 - 34 - 56 '])(
  'the sort code %j is stored as 12-34-56',
  (sort_code) => {
    expect(stored({ sort_code }).sort_code).toBe('12-34-56')
  },
)
test.each(['12345678', '1234 5678', '1234-5678'])('the account number %j is stored as 12345678', (number) => {
  expect(stored({ number }).number).toBe('12345678')
})
test.each([
  { sort_code: '12-34-5' },
  { sort_code: '12/34/56' },
  { sort_code: '12-34-56-7' },
  { number: '1234567' },
  { number: '12345678x' },
])('%j is refused, by the path of its field', (change) => {
  const [field] = Object.keys(change)
  expect(refusedFields(changeSchemas, 'campaign_details', account(change))).toEqual([
    {
      field: `bank_account.${field}`,
      rule: field === 'number' ? 'must be eight digits' : 'must be six digits, such as 12-34-56',
    },
  ])
})
