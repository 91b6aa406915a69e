import { describe, expect, test } from 'vitest'
import { bearing } from '../domain/geography.ts'
import { placePositions } from './place-positions.ts'
import { nearestVillages, places } from './places.ts'
import {
  addressOfHome,
  disclaimedAt,
  roughDistance,
  roughlyAway,
  settlements,
  settlementsBeside,
} from './settlements.ts'

describe('where it leads to say that one lives here', () => {
  test.each([
    ['Barford', '/villages/barford'],
    [' hampton  LUCY', '/villages/hampton-lucy'],
    ['Wellesbourne Mountford', '/villages/wellesbourne'],
    ['Stratford', '/villages/stratford-upon-avon'],
    ['Snitterfield', '/near/snitterfield'],
    ['Bishops Tachbrook', '/near/bishops-tachbrook'],
    ['cv35', '/near/cv35'],
    ['CV35-8EN', '/near/cv35'],
    ['CV35 8ES, UK', '/near/cv35'],
    ['(cv 358).', '/near/cv35'],
    ['ＣＶ３５ ８ＥＮ', '/near/cv35'],
    ['CV35.8EN', '/near/cv35'],
    ['CV35\u20118EN', '/near/cv35'],
    ['CV35 BAT', '/near/elsewhere?meant=cv35'],
    ['cv3s8at', '/near/elsewhere?meant=cv35'],
    ['CV3S', '/near/elsewhere?meant=cv35'],
    ['HamptonLucy', '/villages/hampton-lucy'],
    ['Hampton‑Lucy', '/villages/hampton-lucy'],
    ['ＢＡＲＦＯＲＤ', '/villages/barford'],
    ['Stratford/on/Avon', '/villages/stratford-upon-avon'],
    ['BISHOP‘S TACHBROOK', '/near/bishops-tachbrook'],
    ['Welles\u00adborne', '/near/elsewhere?meant=wellesbourne'],
    ['1 Mill Lane, Barford', '/near/elsewhere?meant=barford'],
    ['12 High Street, Kineton CV35 8BP', '/near/cv35'],
    ['Barfrod', '/near/elsewhere?meant=barford'],
    ['Burford, Warwick', '/near/elsewhere?meant=barford'],
    ['Barf', '/villages/barford'],
    ['moreton-morrel', '/near/moreton-morrell'],
    ['Hampton', '/near/elsewhere?meant=hampton-lucy&meant=hampton-on-the-hill&meant=hampton-magna'],
    ['Newbold', '/near/elsewhere?meant=newbold-pacey&meant=newbold-on-stour'],
    ['Lucy', '/near/elsewhere?meant=hampton-lucy'],
    ['B94 1AA', '/near/kingswood'],
    ['CV3 5AB', '/near/elsewhere'],
    ['Quarry Site', '/near/elsewhere'],
    ['Atlantis', '/near/elsewhere'],
    ['', '/near/elsewhere'],
  ])('‘%s’ to %s', (typed, address) => {
    expect(addressOfHome(typed, places)).toBe(address)
  })

  test('a place that maintainers have written a report for leads to that', () => {
    const known = [...places, { name: 'Bishop’s Tachbrook', slug: 'tachbrook', ready: true }]
    expect(addressOfHome('Bishops Tachbrook', known)).toBe('/villages/tachbrook')
    const stored = [{ village_key: 'tachbrook', name: 'Bishop’s Tachbrook' }]
    expect(settlementsBeside(stored).map(({ slug }) => slug)).not.toContain('bishops-tachbrook')
  })
})

test('a place says in whole miles how far it is, and which villages are nearest', () => {
  const [ingon] = settlements.filter(({ name }) => name === 'Ingon')
  if (!ingon) throw new Error('Ingon is missing')
  expect(roughDistance(ingon)).toBe('about 3 miles south-west')
  const nearest = nearestVillages(ingon.position, places)
  expect(nearest.map((village) => `${village.name}: ${roughlyAway(ingon, village)}`)).toEqual([
    'Alveston: about 1 mile',
    'Tiddington: about 1 mile',
    'Stratford-upon-Avon: about 2 miles',
  ])
})

test('every place without a report lies so far away that no letter argues dust there, nor the fields around the site from five miles on', () => {
  for (const settlement of settlementsBeside([])) {
    const { miles } = bearing(placePositions['quarry-site'], settlement.position)
    expect(miles, settlement.slug).toBeGreaterThan(2)
    expect(disclaimedAt(settlement), settlement.slug).toContain('dust')
    expect(disclaimedAt(settlement).includes('landscape'), settlement.slug).toBe(miles > 5)
  }
})
