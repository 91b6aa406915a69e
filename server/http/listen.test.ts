import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { StartError } from '../config.ts'
import { ask, sendRaw } from '../testing/ask.ts'
import { freePort } from '../testing/free-port.ts'
import { serveForAll } from '../testing/served-site.ts'
import { close, listen, portOf } from './listen.ts'

const sendOnce = `
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads')
  const socket = require('node:net').connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => (Atomics.store(sent, 0, 1), Atomics.notify(sent, 0))))
  const said = []
  socket.on('data', (data) => said.push(data)).on('error', String).on('close', () => parentPort.postMessage(said.join('')))`

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
  test('ends after the requests that were begun, also those that only the machine has heard of, and takes no new ones', async () => {
    const waiting: ServerResponse[] = []
    const [server] = await listen(['127.0.0.1'], 0, (_, response) => waiting.push(response))
    if (!server) throw new Error('nothing listens')
    const port = portOf(server)
    const underWay = ask(port, '/', { headers: { Connection: 'keep-alive' } })
    await expect.poll(() => waiting).toHaveLength(1)
    const sent = new Int32Array(new SharedArrayBuffer(4))
    const other = new Worker(sendOnce, { eval: true, workerData: { port, sent } })
    const reply = once(other, 'message')
    // While this thread sleeps nobody takes the connection.
    Atomics.wait(sent, 0, 0)
    const closed = close(server)
    await expect.poll(() => server.listening).toBe(false)
    expect(waiting).toHaveLength(2)
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
    for (const response of waiting) response.end('finished')
    expect((await underWay).body).toBe('finished')
    expect(String(await reply)).toMatch(/^HTTP\/1\.1 200 .*Connection: close.*finished/s)
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
