import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientNetworks } from './client-address.ts'
import { Shares } from './shares.ts'

const take = (shares: Shares, address: string, amount = 1) => shares.take(clientNetworks(address), amount)

// (rule: visitor-shares)
test('a network holds its share and no more, and leaves the rest to others', () => {
  const shares = new Shares({ inAll: 10, perNetwork: 2 })
  expect(take(shares, '203.0.113.1', 2)).toBeUndefined()
  expect(take(shares, '203.0.113.1')).toBe('network')
  expect(take(shares, '203.0.113.2')).toBeUndefined()
})

test('households of one customer hold twice as much together, and those of one /48 four times', () => {
  const shares = new Shares({ inAll: 100, perNetwork: 2 })
  const takes = (address: string) => [take(shares, address), take(shares, address)]
  expect(takes('2001:db8:0:1::1')).toEqual([undefined, undefined])
  expect(take(shares, '2001:db8:0:1::2')).toBe('network')
  expect(takes('2001:db8:0:2::1')).toEqual([undefined, undefined])
  expect(take(shares, '2001:db8:0:3::1')).toBe('network')
  expect(takes('2001:db8:0:103::1')).toEqual([undefined, undefined])
  expect(takes('2001:db8:0:203::1')).toEqual([undefined, undefined])
  expect(take(shares, '2001:db8:0:303::1')).toBe('network')
  expect(take(shares, '2001:db8:1::1')).toBeUndefined()
})

test('what was given back is there again, and nothing is remembered of who holds nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ client: fc.ipV6(), amount: fc.integer({ min: 1, max: 5 }) })), (wishes) => {
      const shares = new Shares({ inAll: 20, perNetwork: 5 })
      const given = wishes.filter(({ client, amount }) => take(shares, client, amount) === undefined)
      expect(shares.inAll).toBe(given.reduce((sum, { amount }) => sum + amount, 0))
      expect(shares.inAll).toBeLessThanOrEqual(20)
      for (const { client, amount } of given) shares.release(clientNetworks(client), amount)
      expect(shares.inAll).toBe(0)
      expect(take(shares, '::1', 5)).toBeUndefined()
    }),
  )
})
