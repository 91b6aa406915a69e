import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { expect } from 'vitest'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
  bytes: Buffer
}

/** Asks a server of this machine, with exactly these headers; fetch would set some of them itself. */
export async function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer | undefined } = {},
): Promise<Reply> {
  const framing =
    body === undefined || headers['Transfer-Encoding'] ? {} : { 'Content-Length': Buffer.byteLength(body) }
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { Host: `localhost:${port}`, ...framing, ...headers },
  })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const bytes = await buffer(response)
  return { status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes }
}

/** What a reply says in JSON. */
export const json = ({ body }: Reply) => JSON.parse(body)

/** The headers that a page of the maintenance listener sends with a write. */
export function ownPage(port: number): Record<string, string> {
  return { Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
}

/** Sends something as a page of this listener does. */
export const post = (port: number, path: string, body: object): Promise<Reply> =>
  ask(port, path, { method: 'POST', headers: ownPage(port), body: JSON.stringify(body) })

/** Sends bytes as they are and returns what comes back until the server ends the connection. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  socket.write(bytes)
  return text(socket).catch(() => '')
}

/** Expects a problem of this status and kind that tells nothing of the inside. */
export function expectProblem(reply: Reply, status: number, code: string): void {
  expect(reply.status).toBe(status)
  expect(JSON.parse(reply.body)).toMatchObject({ status, code, type: `urn:quarry:problem:${code}` })
  expect(reply.headers).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  expect(reply.body).not.toMatch(/\\n +at |node_modules|\.ts\b/)
}
