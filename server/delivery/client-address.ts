import { createHmac } from 'node:crypto'
import { isIP, SocketAddress } from 'node:net'

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

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 address, which one household has for itself. */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  const groups = expand(new SocketAddress({ address: plain, family: 'ipv6' }).address)
  return groups.slice(0, 4).join(':')
}

/** The eight groups of an IPv6 address. */
function expand(address: string): string[] {
  const [left = '', right] = address.split('::')
  const head = left === '' ? [] : left.split(':')
  const tail = right === undefined || right === '' ? [] : right.split(':')
  return [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail].map(
    (group) => group.toLowerCase().replace(/^0+(?=.)/, ''),
  )
}

/** A name for the client that cannot be turned back into its address without the key. */
export function clientHash(address: string, key: Buffer): string {
  return createHmac('sha256', key).update(clientNetwork(address)).digest('base64url')
}
