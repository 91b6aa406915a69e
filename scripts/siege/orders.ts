import { fork } from 'node:child_process'
import { once } from 'node:events'

/** What every helper of the siege is told. */
export interface Order {
  port: number
  seconds: number
  /** Everything comes from the proxy's address, and X-Forwarded-For names the client. */
  isProxied: boolean
}

/** A process that works from `go` until `stop`, which returns its report. */
export interface Helper<Report> {
  go(): void
  stop(): Promise<Report>
}

/** How much longer than ordered a helper works that nobody stops. A visitor has to wait for the last answers. */
const graceSeconds = 600

/** Starts a program that takes this order in a process of its own; resolves once it is ready. */
export async function startHelper<Report>(program: string, order: Order): Promise<Helper<Report>> {
  const child = fork(program, [JSON.stringify(order)], { execArgv: [] })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code} before its time.`)
  })
  failed.catch(() => undefined)
  await Promise.race([once(child, 'message'), failed])
  return {
    go: () => child.send('go'),
    async stop() {
      const reported = once(child, 'message')
      child.send('stop')
      const [report] = (await Promise.race([reported, failed])) as [Report]
      child.disconnect()
      return report
    },
  }
}

/** In the helper's own program: begins at `go`; what `begin` returns ends it at `stop` and makes the report. */
export function takeOrder<Ordered extends Order, Report>(
  begin: (order: Ordered) => () => Report | Promise<Report>,
): void {
  const order: Ordered = JSON.parse(process.argv[2] ?? '')
  let finish: (() => Report | Promise<Report>) | undefined
  process.on('message', async (word) => {
    if (word === 'go') {
      setTimeout(() => process.exit(1), (order.seconds + graceSeconds) * 1000)
      finish = begin(order)
    } else process.send?.((await finish?.()) ?? {})
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}
