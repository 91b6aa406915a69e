import { expect, test } from 'vitest'
import { countedNetworks, formLimits } from './form-limits.ts'

// (rule: form-limits)
test.each([
  ['203.0.113.9', [['203.0.113.9', 'own']]],
  [
    '2001:db8:1:2ff:3:4:5:6',
    [
      ['2001:db8:1:2ff::/64', 'own'],
      ['2001:db8:1:200::/56', 'customer'],
      ['2001:db8:1::/48', 'provider'],
    ],
  ],
  ['127.0.0.1', [['127.0.0.1', 'shared']]],
  ['::ffff:10.0.0.7', [['10.0.0.7', 'shared']]],
  ['::1', [['::/64', 'shared']]],
  ['fd00::1%eth0', [['fd00::/64', 'shared']]],
  ['', [['', 'own']]],
])('the forms of %j count for %j', (address, expected) => {
  expect(countedNetworks(address).map(({ network, scope }) => [network, scope])).toEqual(expected)
})

test('a wider network may send more, but not as much as all the networks in it', () => {
  for (const kind of ['taken', 'refused'] as const) {
    const { own, customer, provider } = formLimits[kind]
    own.forEach(({ count, windowMs }, index) => {
      const [wider, widest] = [customer[index], provider[index]]
      expect([wider?.windowMs, widest?.windowMs]).toEqual([windowMs, windowMs])
      expect(wider?.count).toBeGreaterThan(count)
      expect(widest?.count).toBeGreaterThan(wider?.count ?? 0)
      expect(widest?.count).toBeLessThan(count * 256)
    })
  }
})

test('nobody waits a day because of a proxy that the site does not know of', () => {
  for (const { shared } of [formLimits.taken, formLimits.refused]) {
    for (const { windowMs } of shared) expect(windowMs).toBeLessThanOrEqual(3_600_000)
  }
})
