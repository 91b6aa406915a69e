import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Reach } from '../ask-once.ts'

/** A server of this machine that answers as it is told, and counts who asks. */
export interface AnsweringServer {
  origin: string
  port: number
  /** 'HEAD /path', in the order in which they came. */
  asked: string[]
  /** The most requests that were under way at once. */
  mostAtOnce: () => number
  close: () => Promise<void>
}

export async function startAnsweringServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<AnsweringServer> {
  const asked: string[] = []
  let [now, most] = [0, 0]
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    now += 1
    most = Math.max(most, now)
    response.on('close', () => {
      now -= 1
    })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { origin: `http://127.0.0.1:${port}`, port, asked, mostAtOnce: () => most, close }
}

/** A name service that knows what it is told. */
export function nameService(names: Record<string, string[]>): Reach['lookup'] {
  const lookup = (name: string, _options: object, callback: (error: Error | null, found: object[]) => void) => {
    const address = names[name]?.length === 1 ? names[name][0] : names[name]?.shift()
    if (address !== undefined) return callback(null, [{ address, family: address.includes(':') ? 6 : 4 }])
    callback(Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' }), [])
  }
  return lookup as unknown as Reach['lookup']
}

/** This machine alone may be asked, on any port. */
export const thisMachine: Reach = {
  allowsIp: (ip) => ip === '127.0.0.1',
  allowsPort: () => true,
  lookup: nameService({ 'one.example': ['127.0.0.1'], 'other.example': ['127.0.0.1'] }),
}
