import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import type { ContentReader } from '../../domain/content.ts'
import { createAddressBook } from './address-book.ts'

const rows: Record<string, object[]> = {
  village_data: [{ village_key: 'ashorne', name: 'Ashorne & Newbold Pacey' }],
  impact_cards: [{ card_id: 'river-life' }],
}
const content = { list: async (table: string) => rows[table] ?? [] } as unknown as ContentReader
const fixed = [
  '/quarry/',
  '/quarry/events',
  '/quarry/how-to-object',
  '/quarry/villages',
  '/quarry/admin',
  '/quarry/newsletter/confirm',
]
const book = await createAddressBook(content, () => '1', fixed)()

test.each([
  ['/', '/quarry/'],
  ['/quarry', '/quarry/'],
  ['/quarry/%65vents', '/quarry/events'],
  ['/quarry/How%20to%20Object', '/quarry/how-to-object'],
  ['/quarry/Newsletter/Confirm/', '/quarry/newsletter/confirm'],
  ['/quarry/villages/Hampton%20Lucy', '/quarry/villages/hampton-lucy'],
  ['/quarry/villages/Stratford', '/quarry/villages/stratford-upon-avon'],
  ['/quarry/villages/Ashorne%20%26%20Newbold%20Pacey', '/quarry/villages/ashorne'],
  ['/quarry/Barford', '/quarry/villages/barford'],
  ['/quarry/impact/River-Life', '/quarry/impact/river-life'],
])('%s means %s', (path, address) => {
  expect(book.findSpelt(path)).toBe(address)
})

test.each(['/quarry/nothing', '/quarry/villages/nowhere', '/quarry/impact/nothing', '/quarry/%zz'])(
  '%s means nothing',
  (path) => {
    expect(book.findSpelt(path)).toBeUndefined()
  },
)

test('whatever the browser takes for one of our pages is that page, or leads to it', () => {
  const routes = fixed.map((path) => ({ path: path.slice('/quarry'.length) }))
  const inserts = fc.constantFrom('/', '//', '%20', '.', '_', '-', '%2F', 'é', ' ')
  const spelling = fc.tuple(
    fc.constantFrom(...fixed),
    fc.array(fc.tuple(fc.nat(30), inserts), { maxLength: 3 }),
    fc.nat(),
  )
  fc.assert(
    fc.property(spelling, ([path, changes, capitals]) => {
      const letters = [...path].map((letter, at) => ((capitals >> (at % 30)) & 1 ? letter.toUpperCase() : letter))
      for (const [at, inserted] of changes) letters.splice(at, 0, inserted)
      const spelt = letters.join('')
      const { pathname } = new URL(`http://localhost/${spelt.replace(/^\/+/, '')}`)
      const shown = matchRoutes(routes, pathname, '/quarry')?.at(-1)?.route.path
      if (shown !== undefined && pathname !== `/quarry${shown}`)
        expect(book.findSpelt(pathname)).toBe(`/quarry${shown}`)
    }),
    { numRuns: 2000 },
  )
})
