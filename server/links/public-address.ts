import ipaddr from 'ipaddr.js'

const global6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is one of the open internet. Private, loopback, link-local, carrier's, multicast and reserved ones
 * are not, nor any form of IPv6 that stands for an IPv4 address; what is no address is not either.
 */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const ip = ipaddr.parse(text)
  if (ip.range() !== 'unicast') return false
  return ip instanceof ipaddr.IPv4 || ip.match(global6)
}
