import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { close, listen, portOf } from './listeners.ts'
import { StartError } from './start-error.ts'
import { ask, sendRaw } from './testing/ask.ts'
import { type ServedSite, serveSite } from './testing/served-site.ts'

describe('listening', () => {
  const opened: Server[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(close))
  })
  const answerOk = (_: unknown, response: ServerResponse) => response.end('ok')

  test('takes the same port on each host', async () => {
    opened.push(...(await listen(['127.0.0.1', '::1'], 0, answerOk)))
    expect(new Set(opened.map(portOf)).size).toBe(1)
  })
  test('gives maintainers time to send a file through a tunnel, and visitors half a minute', async () => {
    opened.push(...(await listen(['127.0.0.1'], 0, answerOk)))
    opened.push(...(await listen(['127.0.0.1'], 0, answerOk, 'maintenance')))
    expect(opened.map(({ requestTimeout }) => requestTimeout)).toEqual([30_000, 600_000])
  })
  test('passes over an address that this machine does not have, as long as one is left', async () => {
    opened.push(...(await listen(['127.0.0.1', '2001:db8::1'], 0, answerOk)))
    expect(opened).toHaveLength(1)
    await expect(listen(['2001:db8::1'], 0, answerOk)).rejects.toThrow('This machine has no address 2001:db8::1.')
  })
  test('says in one line that a port is in use, and leaves none of its listeners open', async () => {
    const other = createServer()
    await once(other.listen(0, '::1'), 'listening')
    opened.push(other)
    const start = listen(['127.0.0.1', '::1'], portOf(other), answerOk)
    await expect(start).rejects.toThrow(StartError)
    await expect(start).rejects.toThrow(/^Another program is using port \d+ of ::1\. [^\n]+$/)
    opened.push(...(await listen(['127.0.0.1'], portOf(other), answerOk)))
  })
  test('ends after the requests under way, and takes no new ones', async () => {
    const waiting: ServerResponse[] = []
    const [server] = await listen(['127.0.0.1'], 0, (_, response) => waiting.push(response))
    if (!server) throw new Error('nothing listens')
    const port = portOf(server)
    const underWay = ask(port, '/', { headers: { Connection: 'keep-alive' } })
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const closed = close(server)
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
    waiting[0]?.end('finished')
    expect((await underWay).body).toBe('finished')
    await closed
  })
})

describe('what cannot be read as a request', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await serveSite()
  })
  afterAll(() => site.close())

  const line = 'GET /quarry/ HTTP/1.1\r\n'
  const end = 'Connection: close\r\n\r\n'
  const malformed: [what: string, bytes: string, status: number][] = [
    ['no Host', `${line}${end}`, 400],
    ['two Hosts', `${line}Host: localhost\r\nHost: localhost\r\n${end}`, 400],
    ['an empty Host', `${line}Host:\r\n${end}`, 400],
    ['a Host with a space', `${line}Host: local host\r\n${end}`, 400],
    ['a Host with a null byte', `${line}Host: local\0host\r\n${end}`, 400],
    ['a Host with a path', `${line}Host: localhost/quarry\r\n${end}`, 400],
    ['HTTP/1.0 without Host', `GET /quarry/ HTTP/1.0\r\n${end}`, 400],
    ['an absolute target', `GET http://localhost/quarry/ HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
    ['a target of another host', `GET https://evil.example/ HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
    ['the target *', `OPTIONS * HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
    ['a target with a null byte', `GET /quarry/\0 HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
    ['a target with bytes beyond ASCII', `GET /quarry/é HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
    ['a target without a slash', `GET quarry HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
    ['100 kB of one header', `${line}Host: localhost\r\nX: ${'x'.repeat(100_000)}\r\n${end}`, 431],
    ['100 kB of headers', `${line}Host: localhost\r\n${'X: x\r\n'.repeat(17_000)}${end}`, 431],
    ['a header without a name', `${line}Host: localhost\r\n: x\r\n${end}`, 400],
    ['a header with a space in its name', `${line}Host: localhost\r\nX y: z\r\n${end}`, 400],
    ['a folded header', `${line}Host: localhost\r\nX: y\r\n z\r\n${end}`, 400],
    [
      'two lengths',
      `POST /quarry/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}x`,
      400,
    ],
    [
      'a length and chunks',
      `POST /quarry/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
      400,
    ],
    ['an unknown method', `HELLO /quarry/ HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
    ['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 400],
  ]
  test.each(malformed)('%s gets no more than its status', async (_, bytes, status) => {
    for (const port of Object.values(site.ports)) {
      const reply = await sendRaw(port, Buffer.from(bytes, 'latin1'))
      expect(reply.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(reply).not.toMatch(/node:|\.ts|HPE_/)
    }
  })
  test('CONNECT gets no tunnel', async () => {
    const reply = await sendRaw(site.ports.public, `CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n${end}`)
    expect(reply).not.toMatch(/ 200 /)
  })
  test('an upgrade to another protocol is answered as a plain request', async () => {
    const upgrade = `${line}Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`
    expect(await sendRaw(site.ports.public, upgrade)).toMatch(/^HTTP\/1\.1 200 /)
  })
  test('bytes of any kind never end the server', async () => {
    const pieces = fc.constantFrom(
      line,
      'Host: localhost\r\n',
      'Host: ',
      '\r\n',
      '\r\n\r\n',
      '__proto__: x\r\n',
      'Origin: \0',
      '%',
      '*',
      '\x7f',
    )
    const bytes = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(bytes, async (parts) => {
        await sendAndLeave(site.ports.maintenance, parts.join(''))
      }),
      { numRuns: 200 },
    )
    expect((await ask(site.ports.maintenance, '/quarry/')).status).toBe(200)
    expect(site.logged.filter(({ message }) => message !== 'A request was refused')).toEqual([])
  })
  test('a header named like a part of every object is a header', async () => {
    const headers = '__proto__: x\r\nconstructor: y\r\n'
    expect(await sendRaw(site.ports.public, `${line}Host: localhost\r\n${headers}${end}`)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

/** Sends bytes and hangs up without waiting for an answer. */
async function sendAndLeave(port: number, bytes: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  socket.resume().end(bytes, 'latin1')
  await once(socket, 'close')
}
