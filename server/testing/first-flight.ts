import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { pipeline, Transform } from 'node:stream'

/** What a server may send on a new connection before the client has answered: ten packets of TCP, in bytes with the headers. */
const firstFlight = 14 * 1024

/** A way to a site on which the first flight of each connection comes at once, and nothing more until it is let through. */
export interface FirstFlight extends Disposable {
  /** Where the site stands behind it, such as http://localhost:4321. */
  origin: string
  /** Lets all through that is held back, and all that comes after. */
  letThrough: () => void
}

/** Opens such a way to the site at this port of 127.0.0.1. */
export async function holdToFirstFlight(port: number): Promise<FirstFlight> {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  const server = createServer((client) => {
    let sent = 0
    const hold = new Transform({
      async transform(bytes: Buffer, _encoding, done) {
        const atOnce = bytes.subarray(0, Math.max(0, firstFlight - sent))
        sent += bytes.length
        this.push(atOnce)
        if (atOnce.length < bytes.length) await isLetThrough
        done(null, bytes.subarray(atOnce.length))
      },
    })
    const site = connect(port, '127.0.0.1')
    client.pipe(site)
    pipeline(site, hold, client, () => client.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    letThrough,
    [Symbol.dispose]: () => {
      letThrough()
      server.close()
    },
  }
}
