import type { GuardedRequest } from '../guard.ts'

/** Hosts that a request may name, and the status that each gets from the maintenance listener at this port. */
export const hostsFor = (port: number): [host: string | undefined, status: number][] => [
  [`localhost:${port}`, 200],
  [`127.0.0.1:${port}`, 200],
  [`[::1]:${port}`, 200],
  ['localhost', 403],
  ['localhost:80', 403],
  ['localhost:41730', 403],
  [`LOCALHOST:${port}`, 403],
  [`localhost.:${port}`, 403],
  [`localhost.evil.example:${port}`, 403],
  [`evil.example:${port}`, 403],
  [`127.0.0.2:${port}`, 403],
  [`127.1:${port}`, 403],
  [`0.0.0.0:${port}`, 403],
  [`[::ffff:127.0.0.1]:${port}`, 403],
  [`[0:0:0:0:0:0:0:1]:${port}`, 403],
  [`user@localhost:${port}`, 400],
  [`localhost:${port}/quarry`, 400],
  [`localhost:${port},evil.example`, 400],
  [`localhost :${port}`, 400],
  [`localhost:${port}\t`, 400],
  [`localhost:`, 400],
  [`::1:${port}`, 400],
  [`http://localhost:${port}`, 400],
  ['', 400],
  [undefined, 400],
]

/** Origins that a request may name, and whether each is that of http://localhost at this port. */
export const originsFor = (port: number): [origin: string | undefined, isOwn: boolean][] => [
  [`http://localhost:${port}`, true],
  [`http://127.0.0.1:${port}`, false],
  [`http://[::1]:${port}`, false],
  [`https://localhost:${port}`, false],
  ['http://localhost', false],
  [`http://localhost:${port}/`, false],
  [`http://localhost:${port}.evil.example`, false],
  [`http://evil.example:${port}`, false],
  ['null', false],
  ['', false],
  [undefined, false],
]

/** What a request may tell of the page that sent it, and whether each is a page of the same origin. */
export const fetchSites: [site: string | undefined, isOwn: boolean][] = [
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['none', false],
  ['Same-Origin', false],
  ['same-origin, cross-site', false],
  ['', false],
  [undefined, false],
]

/** The kinds of body that each content type may bring; none where it may bring nothing anywhere. */
export const contentTypes: [type: string | undefined, ...takenAs: GuardedRequest['body'][]][] = [
  ['application/json', 'json'],
  ['application/json; charset=utf-8', 'json'],
  ['APPLICATION/JSON;charset="UTF-8"', 'json'],
  ['application/json; charset=utf-16'],
  ['application/jsonp'],
  ['text/plain; application/json'],
  ['text/plain'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data; boundary=x'],
  ['image/jpeg', 'file'],
  ['IMAGE/PNG', 'file'],
  ['image/webp', 'file'],
  ['image/avif', 'file'],
  ['application/pdf', 'file'],
  ['image/jpeg; charset=utf-8'],
  ['image/jpeg, text/plain'],
  ['text/plain; image/jpeg'],
  ['image/svg+xml'],
  ['application/octet-stream'],
  [''],
  [undefined],
]
