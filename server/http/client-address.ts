import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What a request tells of where it comes from. */
export type Client = Pick<IncomingMessage, 'headers' | 'socket'>

/** How many bits of an IPv6 address name a household, and whoever may have thousands of such networks. */
export const [householdBits, holderBits] = [64, 48]

/** The network of the client that sent a request, behind so many trusted proxies; of IPv6 so many bits. */
export function networkOf({ headers, socket }: Client, trustedProxies: number, bits: number): string {
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',') || undefined
  return clientNetwork(clientAddress(socket.remoteAddress ?? '', forwardedFor, trustedProxies), bits)
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

/** The network that what an address asks for and sends is counted in: an IPv4 address for itself, of IPv6 the first bits. */
export function clientNetwork(address: string, bits: number): string {
  const plain = address.replace(/%.*$/, '')
  if (!ipaddr.isValid(plain)) return address
  const parsed = ipaddr.process(plain)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`).toString()
}
