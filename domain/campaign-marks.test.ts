import { expect, it } from 'vitest'
import { councilLines, inOneLine, withDetails } from './campaign-marks.ts'
import { changeSchemas, refusedFields } from './row-schemas.ts'

const campaign = {
  application_reference: 'WDC/1',
  council_address: 'Market Place',
  council_email: '',
  name: 'The $& {campaign}',
}

it.each([
  ['Write {counsil adress}.', 'has {counsil adress}, which stands for nothing'],
  ['{Reference}', 'has {Reference}, which stands for nothing'],
  ['The {reference is {reference}', 'has { without its other bracket'],
])('a text with %j is refused with the words that may stand there', (text, rule) => {
  const [refused] = refusedFields(changeSchemas, 'page_texts', { text })
  expect(refused).toMatchObject({ field: 'text', rule: expect.stringContaining(rule) })
  expect(refused?.rule).toContain('{reference}, {council address}, {council e-mail}, {campaign} or {contact}')
})

it('no bracket reaches a visitor, also where an older text has one', () => {
  const text = 'Send {reference} to {counsil adress}{council address}}.\nBy {council e-mail}\n{contact}'
  expect(withDetails(text, campaign)).toBe('Send WDC/1 to Market Place.\n')
  expect(withDetails(text, campaign, ['{contact}'])).toBe('Send WDC/1 to Market Place.\n{contact}')
  expect(withDetails('{campaign}', campaign)).toBe('The $& {campaign}')
})

it('the council’s name stands once above its address, whoever has written it, and the lines of an address have commas in one line', () => {
  const letter = 'To: Warwickshire County Council\n{council address}'
  const addresses = ['Warwickshire County Council,\nShire Hall', 'Planning\nWARWICKSHIRE County Council, Shire Hall']
  for (const council_address of addresses) {
    expect(withDetails(letter, { ...campaign, council_address })).toBe(`To: ${council_address}`)
    expect(councilLines(council_address)).toBe(council_address)
  }
  expect(withDetails(letter, campaign)).toBe('To: Warwickshire County Council\nMarket Place')
  expect(councilLines('Shire Hall')).toBe('Warwickshire County Council\nShire Hall')
  expect(councilLines('')).toBe('Warwickshire County Council')
  expect(inOneLine('Planning,\n Shire Hall\r\nWarwick\n')).toBe('Planning, Shire Hall, Warwick')
})
