import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { StartError } from '../config.ts'
import { ask, sendRaw } from '../testing/ask.ts'
import { freePort } from '../testing/free-port.ts'
import { serveForAll } from '../testing/served-site.ts'
import { close, listen, portOf } from './listen.ts'

describe('listening', () => {
  const opened: Server[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(close))
  })
  const answerOk = (_: unknown, response: ServerResponse) => response.end('ok')
  test('passes over an address that this machine does not have, as long as one is left', async () => {
    opened.push(...(await listen(['127.0.0.1', '2001:db8::1'], 0, answerOk)))
    expect(opened).toHaveLength(1)
    await expect(listen(['2001:db8::1'], 0, answerOk)).rejects.toThrow('This machine has no address 2001:db8::1.')
  })
  test('says in one line that a port is in use, and leaves none of its listeners open', async () => {
    const other = createServer()
    await once(other.listen(await freePort(), '::1'), 'listening')
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

const requestLine = 'GET /quarry/ HTTP/1.1\r\n'
/** Ends the headers, and the connection after the answer. */
const headEnd = 'Connection: close\r\n\r\n'

describe('what is no usual request', () => {
  const site = serveForAll()

  test.each([
    `${requestLine}${headEnd}`,
    `${requestLine}Host: localhost\r\nHost: localhost\r\n${headEnd}`,
    `${requestLine}Host: localhost/quarry\r\n${headEnd}`,
    `GET https://evil.example/ HTTP/1.1\r\nHost: localhost\r\n${headEnd}`,
    `GET /quarry/é HTTP/1.1\r\nHost: localhost\r\n${headEnd}`,
    '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  ])('%j gets no more than its status', async (bytes) => {
    for (const port of Object.values(site.ports)) {
      const reply = await sendRaw(port, Buffer.from(bytes, 'latin1'))
      expect(reply).toMatch(/^HTTP\/1\.1 400 /)
      expect(reply).not.toMatch(/node:|\.ts|HPE_/)
    }
  })
  test('a write without a body and its length is answered as one with an empty body', async () => {
    const type = 'Content-Type: application/json\r\n'
    const write = `POST /quarry/api/messages HTTP/1.1\r\nHost: localhost\r\n${type}${headEnd}`
    const reply = await sendRaw(site.ports.public, write)
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(reply).toContain('The body is not JSON.')
  })
})
