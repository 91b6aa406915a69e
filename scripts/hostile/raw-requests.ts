/** Bytes and paths that are meant to be read otherwise than they look, on both listeners. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sendRaw } from '../../server/testing/ask.ts'
import { headEnd, malformedRequests, requestLine } from '../../server/testing/malformed-requests.ts'
import type { AttackedSite } from './attacked-site.ts'
import { Tally } from './tally.ts'

/** A second request, hidden in what the first one brings. */
const hidden = `GET /quarry/robots.txt HTTP/1.1\r\nHost: localhost\r\n${headEnd}`
const host = 'Host: localhost\r\n'
const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n`
const post = (headers: string, body = `0\r\n\r\n${hidden}`) =>
  `POST /quarry/contact HTTP/1.1\r\n${host}${headers}\r\n\r\n${body}`

/** Each must come to one answer at most: whoever sees two has found a way past a proxy. */
const smuggledRequests: readonly string[] = [
  ...[
    'xchunked',
    'chunked, identity',
    'identity, chunked',
    '\x0bchunked',
    '"chunked"',
    'chunked\0',
    ',chunked',
    'ch unked',
    'cow',
    '',
    'chunked\r\nTransfer-Encoding: cow',
    'gzip',
    'chunked, chunked',
    '\r\n chunked',
    'chunked;q=1',
    'chunk',
  ].map((coding) => post(`Content-Length: 5\r\nTransfer-Encoding: ${coding}`)),
  ...[
    'Transfer-Encoding : chunked',
    'Transfer_Encoding: chunked',
    ' Transfer-Encoding: chunked',
    'X: y\nTransfer-Encoding: chunked',
    'X: y\rTransfer-Encoding: chunked',
    '\0Transfer-Encoding: chunked',
  ].map((header) => post(`Content-Length: ${5 + hidden.length}\r\n${header}`)),
  ...[
    '+5',
    '-1',
    '0x5',
    '5 5',
    '5,5',
    '5, 6',
    '5.0',
    '1e1',
    'a',
    '',
    '99999999999999999999',
    '٥',
    '5\r\nContent-Length: 6',
    '5;',
  ].map((length) => post(`Content-Length: ${length}`)),
  ...[
    '0x0',
    '-1',
    '+0',
    '0 ',
    'FFFFFFFFFFFFFFFFF',
    '',
    'g',
    '0\n',
    '1;a=\n0',
    '00000000000000000000000000000000001',
  ].map((size) => post('Transfer-Encoding: chunked', `${size}\r\n\r\n${hidden}`)),
  post('Transfer-Encoding: chunked', chunk),
  post('Transfer-Encoding: chunked', `1\r\nxx0\r\n\r\n${hidden}`),
  post('Transfer-Encoding: chunked', `0\r\nContent-Length: 1\r\n\r\n`),
  `${requestLine}${host}Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  `${requestLine}${host}Transfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`,
  `${requestLine}${host}X: y\n\n${hidden}`,
  `${requestLine}${host}X: \r\r\n${hidden}`,
  `GET /quarry/ HTTP/0.9\r\n\r\n${hidden}`,
  `GET /quarry/\r\n\r\n${hidden}`,
  `GET /quarry/ HTTP/2.0\r\n${host}\r\n${hidden}`,
  `GET /quarry/ HTTP/1.1 \r\n${host}\r\n${hidden}`,
  `GET\t/quarry/\tHTTP/1.1\r\n${host}\r\n${hidden}`,
  `GET /quarry/ http/1.1\r\n${host}\r\n${hidden}`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden}`,
  `CONNECT localhost:22 HTTP/1.1\r\n${host}\r\n${hidden}`,
  `GET /quarry/ HTTP/1.1\r\nHost: localhost\r\nHost : evil.example\r\n\r\n${hidden}`,
]

const climbs = '.. %2e%2e ..%2f.. %2e%2e%2f%2e%2e ..%5c.. ..\\.. %252e%252e %c0%ae%c0%ae ..; .%00. ....//.. .%2e'.split(
  ' ',
)
const files = ['package.json', 'quarry.db', 'maintenance-key', 'etc/passwd']
const maintenancePaths = [
  'api/maintenance/messages',
  'api/maintenance/messages.csv',
  'api/maintenance/export',
  'admin/messages',
]

/** Paths that lead to files that are nobody's business, past the guard of the maintenance side, or to another site. */
const strangePaths: readonly string[] = [
  ...climbs.flatMap((climb, index) => [
    `/quarry/assets/${climb}/${climb}/${files[index % files.length]}`,
    `/quarry/uploads/${climb}/${files[(index + 1) % files.length]}`,
    `/${climb}/${climb}/${climb}/${files[(index + 2) % files.length]}`,
  ]),
  ...maintenancePaths.flatMap((path) => [
    ...[`/quarry/${path}`, `/quarry//${path}`, `/quarry/./${path}`, `/quarry/x/../${path}`, `/quarry/${path}/`],
    `/quarry/${path.replace('/', '%2f')}`,
    `/quarry/${path.toUpperCase()}`,
    `/quarry/${path};x`,
    `/quarry/${path}%00`,
    ...[`//quarry/${path}`, `/quarry/${path.replace('m', '%6d')}`, `/quarry/${path}%20`, `/quarry/events/..;/${path}`],
  ]),
  ...['//evil.example', '//evil.example/%2e%2e', '/%2f%2fevil.example', '/\\evil.example', '/quarry//evil.example/'],
  '/quarry/%0d%0aSet-Cookie:x',
  '/quarry/villages/%0d%0aX:y',
  '/quarry/villages//evil.example',
  '/quarry/Villages/%2f%2fevil.example',
  ...['/.evil.example', '/quarry/impact/https://evil.example', '/quarry/Impact/%5cevil.example', '/@evil.example'],
  '/quarry/api/__proto__',
  '/quarry/api/constructor/x',
  '/quarry/api/events/__proto__',
  '/quarry/api/events/%',
  '/quarry/%',
  '/quarry/data/quarry.db',
  '/data/quarry.db',
  '/quarry/.env',
  '/.git/config',
  '/quarry/server/main.ts',
  '/quarry/@fs/etc/passwd',
  `/quarry/${'a/'.repeat(4000)}`,
  `/quarry/${'%2e'.repeat(3000)}`,
  '/quarry/villages/%ed%a0%80',
  '/quarry/uploads/%00.webp',
]

/** Sends bytes, says that nothing more comes, and returns all that comes back. */
function converse(port: number, bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => socket.destroy())
  socket.end(bytes, 'latin1')
  return text(socket).catch(() => '')
}

const statusesIn = (reply: string) => [...reply.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)
const never = /SQLite format 3|"quarry-campaign"|root:.*:0:0:|node:internal|\.ts:\d|HPE_/

/** Whether a reply tells what nobody may know, or leads away from the site. */
function findLeak(reply: string, secrets: readonly string[]): string | undefined {
  if (/^HTTP\/1\.1 5/.test(reply)) return 'the site failed'
  if (never.test(reply) || secrets.some((secret) => reply.includes(secret))) return 'something private was told'
  const location = /^location: (.*)$/im.exec(reply)?.[1]?.trim()
  return location === undefined || /^\/quarry(?:\/(?![/\\])|$)/.test(location) ? undefined : `it leads to ${location}`
}

/** Sends all of it to both listeners; `secrets` is what no answer may hold. */
export async function attackWithBytes({ ports }: AttackedSite, secrets: readonly string[]): Promise<Tally[]> {
  const [malformed, smuggled, paths] = ['requests that are none', 'smuggled requests', 'strange paths'].map(
    (kind) => new Tally(kind),
  ) as [Tally, Tally, Tally]
  for (const port of Object.values(ports)) {
    for (const [what, bytes, status] of malformedRequests) {
      const reply = await sendRaw(port, Buffer.from(bytes, 'latin1'))
      const isRefused = reply.startsWith(`HTTP/1.1 ${status} `) && statusesIn(reply).length === 1
      malformed.count(what, isRefused ? undefined : `not refused with ${status}`, findLeak(reply, secrets))
    }
    for (const bytes of smuggledRequests) {
      const reply = await converse(port, bytes)
      // What is refused early may be found malformed later, which is told once more.
      const isOne =
        statusesIn(reply)
          .slice(1)
          .every((status) => status === '400') && !/User-agent:/.test(reply)
      smuggled.count(bytes, isOne ? undefined : 'more than one answer came', findLeak(reply, secrets))
    }
    for (const path of strangePaths) {
      const reply = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${host}${headEnd}`)
      paths.count(path, statusesIn(reply).length === 1 ? undefined : 'no answer came', findLeak(reply, secrets))
    }
  }
  const both = await converse(ports.public, `${requestLine}${host}\r\n${hidden}`)
  smuggled.count('two honest requests', statusesIn(both).length === 2 ? undefined : 'they did not get two answers')
  return [malformed, smuggled, paths]
}
