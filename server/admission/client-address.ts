import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What a request tells of where it comes from. */
export type Sender = Pick<IncomingMessage, 'headers' | 'socket'>

/** The address of the client that sent a request, behind so many trusted proxies. */
export function clientAddressOf({ headers, socket }: Sender, trustedProxies: number): string {
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',') || undefined
  return clientAddress(socket.remoteAddress ?? '', forwardedFor, trustedProxies)
}

/**
 * The address of the client behind so many trusted proxies. Each proxy adds the address that it saw at the end of
 * X-Forwarded-For; what stands before the trusted ones may be made up and is not read.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const hops = [...(forwardedFor?.split(',') ?? []).map(withoutPort), socketAddress]
  const believed = hops.slice(-1 - trustedProxies)
  return believed.find((hop) => isIP(hop) !== 0) ?? socketAddress
}

/** '192.0.2.1:5000' and '[2001:db8::1]:5000' without the port; some proxies write it. */
function withoutPort(hop: string): string {
  const text = hop.trim()
  return /^\[([^\]]+)\]/.exec(text)?.[1] ?? (/^[\d.]+:\d+$/.test(text) ? text.replace(/:\d+$/, '') : text)
}

/** One household has the /64 of an IPv6 address for itself; one customer of a provider may have the /56 or the /48. */
const networkSizes = [64, 56, 48]

/** The networks that an address stands in, the narrowest first: an IPv4 address stands for itself alone. */
export function clientNetworks(address: string): string[] {
  const plain = address.replace(/%.*$/, '')
  if (!ipaddr.isValid(plain)) return [address]
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return [parsed.toString()]
  return networkSizes.map((size) => `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${size}`)}/${size}`)
}

/** A name for a network that cannot be turned back into it without the key. */
export function networkHash(network: string, key: Buffer): string {
  return createHmac('sha256', key).update(network).digest('base64url')
}
