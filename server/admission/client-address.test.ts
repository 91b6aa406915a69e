import { describe, expect, test } from 'vitest'
import { clientAddress, clientNetworks, networkHash } from './client-address.ts'

describe('the address of a client', () => {
  test.each([
    ['the socket, whatever a visitor claims', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['what one trusted proxy saw', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['not what the visitor wrote before it', '10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
    ['behind two proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['the proxy where it has added nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['the nearest hop that is an address', '10.0.0.1', 'unknown, 10.0.0.2', 2, '10.0.0.2'],
    ['without the port that some proxies write', '10.0.0.1', '198.51.100.1:5000', 1, '198.51.100.1'],
    ['without brackets and port', '10.0.0.1', '[2001:db8::1]:5000', 1, '2001:db8::1'],
  ])('is %s', (_, socket, forwardedFor, proxies, address) => {
    expect(clientAddress(socket, forwardedFor, proxies)).toBe(address)
  })
})

describe('the networks of a client', () => {
  test.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['::ffff:203.0.113.9', ['203.0.113.9']],
    ['2001:db8:1:2ff:3:4:5:6', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
    ['::1', ['::/64', '::/56', '::/48']],
    ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
    ['unknown', ['unknown']],
  ])('of %s are %j', (address, networks) => {
    expect(clientNetworks(address)).toEqual(networks)
  })

  test('have names that need the key', () => {
    const key = Buffer.alloc(32, 1)
    expect(networkHash('203.0.113.9', key)).toBe(networkHash('203.0.113.9', Buffer.alloc(32, 1)))
    expect(networkHash('203.0.113.9', key)).not.toBe(networkHash('203.0.113.8', key))
    expect(networkHash('203.0.113.9', key)).not.toBe(networkHash('203.0.113.9', Buffer.alloc(32, 2)))
    expect(networkHash('203.0.113.9', key)).not.toContain('203')
  })
})
