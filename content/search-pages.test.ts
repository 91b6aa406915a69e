import { expect, test } from 'vitest'
import { firstCampaign } from './first-campaign.ts'
import { searchedPages } from './search-pages.ts'
import { firstRows } from './seed/first-rows.ts'

test('a search tells of the home page what stands on it, also once the council has decided', () => {
  const homeDuring = (current: string) => {
    const stages = firstRows.process_stages.map(({ id, title }) => ({
      id,
      title,
      starts_on: '',
      ends_on: '',
      status: id === current ? ('current' as const) : ('upcoming' as const),
    }))
    const facts = { campaign: firstCampaign, keyFacts: [], stages, ownTexts: {}, today: '2027-06-01' }
    return searchedPages(facts)
      .find(({ path }) => path === '/')
      ?.body.join(' ')
  }
  expect(homeDuring('validation')).toMatch(/will decide.*prepare your objection now/)
  expect(homeDuring('refusal')).toMatch(/where the application stands/)
  expect(homeDuring('refusal')).not.toMatch(/will decide|prepare your objection|asks for views/)
})
