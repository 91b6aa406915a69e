import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, createAnswer } from './answer.ts'
import { sendAnswer } from './send-answer.ts'

const text = 'The quarry would stand here – for £0. '.repeat(200)
let answer: Answer
const server = createServer((request, response) => sendAnswer(request, response, answer))

beforeAll(async () => {
  answer = await createAnswer({
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
    body: text,
    entityTag: 'W/"1"',
    compression: 'quick',
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

async function ask(
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ response: IncomingMessage; body: Buffer }> {
  const { port } = server.address() as AddressInfo
  const sent = httpRequest({ host: '127.0.0.1', port, method, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { response, body: await buffer(response) }
}

describe('the coding that the client prefers', () => {
  test('brotli', async () => {
    const { response, body } = await ask({ 'accept-encoding': 'gzip, deflate, br' })
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(body).toString()).toBe(text)
  })
  test('gzip', async () => {
    const { response, body } = await ask({ 'accept-encoding': 'gzip;q=1, br;q=0.2' })
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(text)
  })
  test('none', async () => {
    const { response, body } = await ask()
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(body.toString()).toBe(text)
  })
})

test('HEAD gets the headers of GET and no body', async () => {
  const get = await ask({ 'accept-encoding': 'br' })
  const head = await ask({ 'accept-encoding': 'br' }, 'HEAD')
  expect(head.body).toHaveLength(0)
  expect({ ...head.response.headers, date: '' }).toEqual({ ...get.response.headers, date: '' })
})

test('a client that has the answer gets 304 with the tag, the rules for keeping it and no content', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { response, body } = await ask({ 'if-none-match': '"0", "1"', 'accept-encoding': 'br' }, method)
    expect(response.statusCode).toBe(304)
    expect(response.headers).toMatchObject({ etag: 'W/"1"', 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    expect(response.headers['content-type']).toBeUndefined()
    expect(body).toHaveLength(0)
  }
})

test('a client that has another version gets the new one', async () => {
  const { response } = await ask({ 'if-none-match': 'W/"0"' })
  expect(response.statusCode).toBe(200)
})

test('a large answer arrives as it is', async () => {
  const kept = answer
  answer = await createAnswer({ headers: {}, body: text.repeat(20) })
  expect((await ask()).body.toString()).toBe(text.repeat(20))
  answer = kept
})

test('small answers are not coded, and do not vary', async () => {
  const small = await createAnswer({ headers: {}, body: 'short', compression: 'best' })
  expect(Object.keys(small.variants)).toEqual(['identity'])
  expect(small.variants.identity.headers).toEqual(['Content-Length', '5'])
})
