import { describe, expect, test } from 'vitest'
import { clientAddress, clientHash, clientNetwork } from './client-address.ts'

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

describe('one client', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s belongs to %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network)
  })
  test('has one hash, which needs the key', () => {
    const key = Buffer.alloc(32, 1)
    expect(clientHash('2001:db8::1', key)).toBe(clientHash('2001:db8::ffff', key))
    expect(clientHash('2001:db8::1', key)).not.toBe(clientHash('2001:db8:0:1::1', key))
    expect(clientHash('203.0.113.9', key)).not.toBe(clientHash('203.0.113.9', Buffer.alloc(32, 2)))
    expect(clientHash('203.0.113.9', key)).not.toContain('203')
  })
})
