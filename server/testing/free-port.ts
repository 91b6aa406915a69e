import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of 127.0.0.1 that nothing listens on right now, below those that the system gives away by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer()
    const port = randomInt(10_000, 32_000)
    const isFree = await once(probe.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    )
    probe.close()
    if (isFree) return port
  }
}
