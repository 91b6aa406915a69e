import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { close, listen, portOf } from '../listeners.ts'
import { ask } from '../testing/ask.ts'
import { Bodies } from './bodies.ts'

const limit = { inAll: 300, perNetwork: 200, drained: 1000 }
const largest = 150
let bodies: Bodies
let port: number
const sockets: Socket[] = []

/** A server that reads the body of each request as that of the client that its path names. */
beforeAll(async () => {
  const [server] = await listen(
    ['127.0.0.1'],
    0,
    async (request, response) => {
      const read = await bodies.read(request, [request.url ?? ''], largest).catch(() => undefined)
      if (!read) return
      response.end('bytes' in read ? `${read.bytes.length} bytes` : read.refusal.detail)
      if ('bytes' in read) read.release()
    },
    'maintenance',
  )
  if (!server) throw new Error('nothing listens')
  port = portOf(server)
  return () => close(server)
})
beforeEach(() => {
  bodies = new Bodies(limit)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const post = async (client: string, body: string, headers: Record<string, string> = {}) =>
  (await ask(port, client, { method: 'POST', headers, body })).body

/** Sends the head of a request and a part of its body, and waits until that has come. */
async function sendHalf(client: string, part: string, length = largest): Promise<Socket> {
  const before = bodies.held
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write(`POST ${client} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${part}`)
  await expect.poll(() => bodies.held, { interval: 5 }).toBe(before + part.length)
  return socket
}

describe('bodies', () => {
  test('are read whole, and let go of when they were used', async () => {
    expect(await post('/a', 'x'.repeat(150))).toBe('150 bytes')
    expect(await post('/a', 'x'.repeat(150), { 'Transfer-Encoding': 'chunked' })).toBe('150 bytes')
    expect(bodies.held).toBe(0)
  })
  test('that say that they are too large are refused before anything of them is read', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('The body must be at most 0.15 kB.')
    socket.destroy()
  })
  test('that turn out too large are refused, and let go of', async () => {
    expect(await post('/a', 'x'.repeat(151), { 'Transfer-Encoding': 'chunked' })).toBe(
      'The body must be at most 0.15 kB.',
    )
    expect(bodies.held).toBe(0)
  })
  test('of one network hold only so much, while others are read', async () => {
    await sendHalf('/a', 'x'.repeat(100))
    await sendHalf('/a', 'x'.repeat(60))
    expect(await post('/a', 'x'.repeat(50))).toBe('The site is busy. Please try again in a moment.')
    expect(await post('/b', 'x'.repeat(50))).toBe('50 bytes')
  })
  test('of whoever holds most make room for a new one, and are answered', async () => {
    const small = await sendHalf('/small', 'x'.repeat(30))
    const oldest = await sendHalf('/a', 'x'.repeat(120))
    const newer = await sendHalf('/b', 'x'.repeat(120))
    const answered = once(oldest, 'data')
    expect(await post('/c', 'x'.repeat(100))).toBe('100 bytes')
    expect(String(await answered)).toContain('The site is busy')
    expect([small.closed, newer.closed]).toEqual([false, false])
    expect(bodies.held).toBe(150)
  })
  test('of clients that leave are let go of', async () => {
    const socket = await sendHalf('/a', 'x'.repeat(100))
    socket.destroy()
    await expect.poll(() => bodies.held).toBe(0)
  })
  test('that go on after a refusal are cut off', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(1001)}`)
    await once(socket.resume(), 'close')
  })
})
