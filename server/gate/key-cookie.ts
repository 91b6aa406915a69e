import { basePath } from '../routes.ts'
import { isSameKey } from './key-file.ts'

const maxAgeSeconds = 180 * 24 * 60 * 60

/** Browsers send the cookies of one port to all others of the host, so each site's has a name of its own. */
function nameOf(port: number): string {
  return `quarry-maintenance-${port}`
}

/** The header that lets this browser into the maintenance side at this port. */
export function keyCookie(port: number, key: string): string {
  return `${nameOf(port)}=${key}; Max-Age=${maxAgeSeconds}; Path=${basePath}; HttpOnly; SameSite=Strict`
}

/** Whether a Cookie header holds the key. Another program of the same host may have set a cookie of that name beside it. */
export function holdsKey(cookies: string | undefined, port: number, key: string): boolean {
  const start = `${nameOf(port)}=`
  return (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .some((cookie) => cookie.startsWith(start) && isSameKey(cookie.slice(start.length), key))
}
