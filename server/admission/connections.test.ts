import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { portOf } from '../listeners.ts'
import { ask, sendRaw } from '../testing/ask.ts'
import { admit, isTooSlow, patienceWith } from './connections.ts'
import { Downloads } from './downloads.ts'

const limits = {
  connections: { inAll: 6, perNetwork: 3 },
  requests: { inAll: 6, perNetwork: 3 },
  pipelined: 4,
  answerWithin: 600_000,
}
const answerOk: RequestListener = (_, response) => response.end('ok')

let server: Server
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

async function serve(handle: RequestListener, { trustedProxies = 0, countsNetworks = true } = {}): Promise<number> {
  server = createServer()
  admit(server, handle, { trustedProxies, countsNetworks, limits })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return portOf(server)
}

/** A connection that the server knows of, from one of the addresses of this machine. */
async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const accepted = once(server, 'connection')
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  await accepted
  return socket
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded

describe('connections', () => {
  test('of one network are so many; the next is cut off, and others come in', async () => {
    const port = await serve(answerOk)
    const held = [await open(port), await open(port), await open(port)]
    const refused = await open(port)
    await new Promise((resolve) => refused.once('close', resolve))
    expect(held.every(isOpen)).toBe(true)
    const other = await open(port, '127.0.0.2')
    other.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(String((await once(other, 'data'))[0])).toContain('200 OK')
  })
  test('that were unused for longest make room when all are taken', async () => {
    const port = await serve(answerOk)
    const held = []
    for (const address of [2, 2, 2, 3, 3, 3]) held.push(await open(port, `127.0.0.${address}`))
    const [first, second] = held as [Socket, Socket]
    first.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(first, 'data')
    const closed = once(second.resume(), 'close')
    expect((await ask(port, '/')).body).toBe('ok')
    await closed
    expect(isOpen(first)).toBe(true)
  })
  test('that wait for nothing make room before those that take an answer, however long ago that was asked for', async () => {
    const waiting: ServerResponse[] = []
    const port = await serve((_, response) => waiting.push(response))
    const reader = await open(port, '127.0.0.2')
    reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => waiting.length).toBe(1)
    const idle = []
    for (const address of [3, 3, 3, 4, 4]) idle.push(await open(port, `127.0.0.${address}`))
    const closed = once(idle[0]?.resume() as Socket, 'close')
    await open(port, '127.0.0.5')
    await closed
    expect(isOpen(reader)).toBe(true)
  })
  test('of a proxy are not counted by network, and neither are those of the maintenance side', async () => {
    for (const options of [{ trustedProxies: 1 }, { countsNetworks: false }]) {
      const port = await serve(answerOk, options)
      const held = []
      for (let count = 0; count < 5; count += 1) held.push(await open(port))
      expect((await ask(port, '/')).status).toBe(200)
      expect(held.every(isOpen)).toBe(true)
      server.closeAllConnections()
    }
  })
})

describe('requests', () => {
  const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

  test('one after the other on a socket are answered, however many', async () => {
    const port = await serve(answerOk)
    const socket = await open(port)
    for (let count = 0; count < 10; count += 1) {
      socket.write(get)
      expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
    }
  })
  test('that come without waiting for an answer cut their socket off, and no more work is done', async () => {
    let handled = 0
    const port = await serve(() => {
      handled += 1
    })
    await sendRaw(port, get.repeat(1000))
    expect(handled).toBe(4)
  })
  test('whose body comes in chunks, or that expect what nobody knows, end their connection before anything is done', async () => {
    let handled = 0
    const port = await serve((_, response) => {
      handled += 1
      response.end('ok')
    })
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\n'
    const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(20_000)}0\r\n\r\n`
    expect(await sendRaw(port, chunked)).toMatch(/^HTTP\/1.1 411 /)
    expect((await sendRaw(port, `${head}Expect: x\r\n\r\n`.repeat(100))).match(/HTTP\/1.1 417 /g)).toHaveLength(1)
    expect(handled).toBe(0)
    const own = await serve(answerOk, { countsNetworks: false })
    expect((await ask(own, '/', { method: 'POST', headers: { 'Transfer-Encoding': 'chunked' }, body: 'x' })).body).toBe(
      'ok',
    )
  })
  test('of one client behind a proxy are so many at once; the next is told to wait', async () => {
    const waiting: ServerResponse[] = []
    const port = await serve((_, response) => waiting.push(response), { trustedProxies: 1 })
    const from = (client: string) => ask(port, '/', { headers: { 'X-Forwarded-For': `1.1.1.1, ${client}` } })
    const held = [1, 2, 3].map(() => from('203.0.113.1'))
    await expect.poll(() => waiting.length).toBe(3)
    const refused = await from('203.0.113.1')
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    const other = from('203.0.113.2')
    await expect.poll(() => waiting.length).toBe(4)
    for (const response of waiting) response.end('ok')
    expect((await Promise.all([...held, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const again = from('203.0.113.1')
    await expect.poll(() => waiting.length).toBe(5)
    waiting[4]?.end('ok')
    expect((await again).status).toBe(200)
  })
  test('of a client that leaves count no longer', async () => {
    let count = 0
    const port = await serve(() => (count += 1), { trustedProxies: 1 })
    for (let round = 1; round <= 5; round += 1) {
      const socket = await open(port)
      socket.write(get)
      await expect.poll(() => count).toBe(round)
      socket.destroy()
      await expect.poll(() => promisify(server.getConnections).call(server)).toBe(0)
    }
  })
})

describe('a connection on which nothing moves', () => {
  const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n'
  const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

  /** A client that has sent this, our own end of its connection, and the answers that it waits for. */
  async function send(bytes: string) {
    const waiting: ServerResponse[] = []
    const port = await serve((request, response) => {
      request.resume()
      waiting.push(response)
    })
    const accepted = once(server, 'connection')
    const client = await open(port)
    const [own] = (await accepted) as [Socket]
    client.write(bytes)
    if (bytes !== '') await expect.poll(() => waiting.length).toBe(1)
    return { client, own, waiting }
  }
  /** The same for a request that has come whole; its client may be silent for a third of what we may take to answer. */
  async function ask(bytes: string) {
    const sent = await send(bytes)
    await expect.poll(() => sent.waiting[0]?.req.complete).toBe(true)
    sent.own.setTimeout(limits.answerWithin / 3)
    return sent
  }

  test.each([
    ['a form', `${post}form`],
    ['what has no body', get],
  ])('stays while we owe the answer to %s, and no longer than the limit', async (_, bytes) => {
    const { client, own, waiting } = await ask(bytes)
    for (let count = 0; count < 3; count += 1) own.emit('timeout')
    expect(own.destroyed).toBe(false)
    waiting[0]?.end('at last')
    expect(String((await once(client, 'data'))[0])).toContain('at last')
    client.write(bytes)
    await expect.poll(() => waiting[1]?.req.complete).toBe(true)
    own.setTimeout(limits.answerWithin / 3)
    for (let count = 0; count < 3; count += 1) own.emit('timeout')
    expect(own.destroyed).toBe(false)
    own.emit('timeout')
    expect(own.destroyed).toBe(true)
  })
  test('is looked at again and again', async () => {
    const { own } = await ask(get)
    let looks = 0
    own.on('timeout', () => {
      looks += 1
    })
    own.setTimeout(5)
    await expect.poll(() => looks).toBeGreaterThan(2)
    expect(own.destroyed).toBe(false)
  })
  test.each([
    ['has asked for nothing', ''],
    ['has not sent all of its form', `${post}for`],
  ])('ends when its client %s', async (_, bytes) => {
    const { own } = await send(bytes)
    own.emit('timeout')
    expect(own.destroyed).toBe(true)
  })
  test('ends when its client does not take the answer', async () => {
    const sent = await send(get)
    sent.client.pause()
    sent.waiting[0]?.write(Buffer.alloc(50_000_000))
    await expect.poll(() => sent.own.writableLength).toBeGreaterThan(0)
    sent.own.emit('timeout')
    expect(sent.own.destroyed).toBe(true)
  })
})

describe('a client that takes its answers slowly', () => {
  /** Whether it is cut off after these seconds, when it has taken so many of the bytes that were to be sent. */
  const isCutOff = (seconds: number, bytes: number, taken = 0) => {
    const connection = { sending: undefined }
    isTooSlow({ writableLength: bytes, bytesWritten: bytes }, connection, 0)
    return isTooSlow({ writableLength: bytes - taken, bytesWritten: bytes }, connection, seconds * 1000)
  }
  test('has the time that 4 kB a second takes, and 20 seconds more', () => {
    expect(isCutOff(29, 40_000)).toBe(false)
    expect(isCutOff(31, 40_000)).toBe(true)
    expect(isCutOff(140, 1_000_000, 400_000)).toBe(false)
    expect(isCutOff(151, 1_000_000, 400_000)).toBe(true)
  })
  test('has five minutes where a large file goes out, of which the system takes some MB at once', () => {
    const socket = new Socket()
    const seconds = (after: number) => {
      const connection = { sending: undefined }
      const sent = { writableLength: 8_000_000, bytesWritten: 12_000_000 }
      isTooSlow(sent, connection, 0, patienceWith(socket))
      return isTooSlow(sent, connection, after * 1000, patienceWith(socket))
    }
    expect(seconds(60)).toBe(true)
    const end = new Downloads().begin(socket, [])
    expect([seconds(290), seconds(340)]).toEqual([false, true])
    end?.()
    expect(seconds(60)).toBe(true)
  })
  test('gains nothing by having much sent to it', () => {
    expect(isCutOff(51, 10_000_000)).toBe(true)
  })
  test('has the whole time anew once it has taken all', () => {
    const connection = { sending: undefined }
    isTooSlow({ writableLength: 1000, bytesWritten: 1000 }, connection, 0)
    isTooSlow({ writableLength: 0, bytesWritten: 1000 }, connection, 19_000)
    expect(isTooSlow({ writableLength: 1000, bytesWritten: 2000 }, connection, 38_000)).toBe(false)
    expect(isTooSlow({ writableLength: 1000, bytesWritten: 2000 }, connection, 59_000)).toBe(true)
  })
})
