import { expect, test } from 'vitest'
import { clientAddress, clientNetwork, holderBits, householdBits } from './client-address.ts'

test.each([
  ['the socket, whatever a visitor claims', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['what one trusted proxy saw', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['not what the visitor wrote before it', '10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
  ['behind two proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['the proxy where it has added nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['the nearest hop that is an address', '10.0.0.1', 'unknown, 10.0.0.2', 2, '10.0.0.2'],
  ['without the port that some proxies write', '10.0.0.1', '198.51.100.1:5000', 1, '198.51.100.1'],
  ['without brackets and port', '10.0.0.1', '[2001:db8::1]:5000', 1, '2001:db8::1'],
])('the address of a client is %s', (_, socket, forwardedFor, proxies, address) => {
  expect(clientAddress(socket, forwardedFor, proxies)).toBe(address)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:2ff::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', 'unknown'],
])('the forms of %s are counted for %s', (address, network) => {
  expect(clientNetwork(address, householdBits)).toBe(network)
})

test('who has many networks of a household searches in one turn', () => {
  expect(clientNetwork('2001:db8:1:2ff:3:4:5:6', holderBits)).toBe('2001:db8:1::')
})
