import type { IncomingMessage } from 'node:http'

/**
 * The body of a request, or undefined when it is larger than allowed, in bytes. The rest of a larger one is read and
 * thrown away, since a client that is cut off while it sends does not see the answer. Rejects when the client leaves.
 */
export function readBody(request: IncomingMessage, largest: number): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= largest) chunks.push(chunk)
      else resolve(undefined)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
  })
}
