import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
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

/** Where requests may go. Only tests give another one than `openInternet`: no setting leads past it. */
export interface Reach {
  allowsIp: (ip: string) => boolean
  allowsPort: (port: string) => boolean
  lookup: typeof systemLookup
}

/** The open internet, on the ports of the web. */
export const openInternet: Reach = {
  allowsIp: isPublicIp,
  allowsPort: (port) => port === '' || port === '80' || port === '443',
  lookup: systemLookup,
}

/** An address that no request goes to. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}

/** What a server says first. */
export interface FirstAnswer {
  status: number
  location: string | undefined
}

export interface AskOptions {
  reach: Reach
  userAgent: string
  signal: AbortSignal
}

/** Headers of more bytes than this are no answer. */
const mostHeaderBytes = 16_384

/**
 * Sends one request and gives what the server says first; nothing of a body is read. Rejects with a RefusedAddress where
 * the address, or any IP address that its name stands for, lies outside the reach. The name is looked up once, and the
 * connection goes to what was looked at: a name that means something else a moment later is of no use.
 */
export function askOnce(url: URL, method: 'HEAD' | 'GET', { reach, userAgent, signal }: AskOptions) {
  return new Promise<FirstAnswer>((resolve, reject) => {
    const refusal = refusalOf(url, reach)
    if (refusal) return reject(refusal)
    const isSecure = url.protocol === 'https:'
    const settings = { keepAlive: false, lookup: guardedLookup(reach) }
    const agent = isSecure ? new HttpsAgent(settings) : new HttpAgent(settings)
    const headers = { 'User-Agent': userAgent, Accept: '*/*', Connection: 'close' }
    const options = { method, headers, agent, signal, maxHeaderSize: mostHeaderBytes }
    const request = (isSecure ? httpsRequest : httpRequest)(url, options, (response: IncomingMessage) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    })
    request.on('error', reject)
    request.end()
  })
}

function refusalOf(url: URL, reach: Reach): RefusedAddress | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return new RefusedAddress('It is no web address.')
  if (url.username !== '' || url.password !== '') return new RefusedAddress('It has a user name in it.')
  if (!reach.allowsPort(url.port)) return new RefusedAddress('It names a port that is none of the web’s.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // For an IP address nothing is looked up, so it must be refused here.
  if (isIP(host) !== 0 && !reach.allowsIp(host)) return new RefusedAddress('It lies in a private network.')
  return undefined
}

/** Looks a name up, and fails where any of its addresses lies outside the reach: the connection is made to these alone. */
function guardedLookup(reach: Reach): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    reach.lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, [])
      const [first] = found
      if (!first || !found.every(({ address }) => reach.allowsIp(address)))
        return callback(new RefusedAddress('It leads into a private network.'), [])
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
}
