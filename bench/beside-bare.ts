import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/testing/free-port.ts'
import { startSite } from '../server/testing/site-process.ts'
import { type Measured, measure, median } from './wrk.ts'

const path = '/quarry/villages/barford'
const wantedRatio = 0.85
const rounds = 7
const seconds = { warming: 2, round: 3 }

/**
 * Measures a cached page against a bare node:http listener with the same bytes and headers, in turn. What counts is the
 * processor's time for a request, since others on the machine change it little, and the median of rounds that start both
 * anew, since two processes of one program differ by as much as a fifth.
 */
export async function besideBare(folder: string): Promise<{ isMet: boolean; others: number }> {
  const results: Record<'site' | 'bare', Measured[]> = { site: [], bare: [] }
  for (let round = 1; round <= rounds; round += 1) {
    await using site = await startSite('public', { PUBLIC_ORIGIN: 'https://example.org' })
    const page = await fetchPage(site.origin)
    await using bare = await startBare(folder, page)
    for (const [name, { origin, pid }] of Object.entries({ site, bare })) {
      const load = { pid, origin, paths: [path], connections: 32, folder }
      await measure({ ...load, seconds: seconds.warming })
      results[name as keyof typeof results].push(await measure({ ...load, seconds: seconds.round }))
    }
  }
  console.log(`A cached page, ${path}, the median of ${rounds} rounds`)
  for (const [name, all] of Object.entries(results)) {
    const [cost, rate] = [median(all.map((each) => each.cost)), median(all.map((each) => each.rate))]
    console.log(`  ${name.padEnd(6)}${cost.toFixed(1).padStart(6)} µs a request, ${Math.round(rate)} requests/s`)
  }
  // Round by round, since the machine itself is quicker at some times than at others.
  const ratio = median(results.bare.map(({ cost }, index) => cost / (results.site[index]?.cost ?? Number.NaN)))
  console.log(`  bare / site = ${ratio.toFixed(2)} (${wantedRatio} wanted)`)
  return {
    isMet: ratio >= wantedRatio,
    others: median(Object.values(results).flatMap((all) => all.map((each) => each.others))),
  }
}

async function startBare(folder: string, { headers, body }: Awaited<ReturnType<typeof fetchPage>>) {
  const port = await freePort()
  const files = [join(folder, 'headers.json'), join(folder, 'body')] as const
  writeFileSync(files[0], JSON.stringify(headers))
  writeFileSync(files[1], body)
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const child = spawn(process.execPath, [program, String(port), ...files], { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetchPage(origin).catch(() => undefined))) await sleep(25)
  return {
    origin,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** The headers that a server sets itself, as names and values in turn, and the bytes. */
async function fetchPage(origin: string): Promise<{ headers: string[]; body: Buffer }> {
  const asking = get(origin + path, { headers: { 'accept-encoding': 'br' }, agent: false })
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const fromNode = ['date', 'connection', 'keep-alive']
  const headers = response.rawHeaders.filter(
    (_, index, all) => !fromNode.includes((all[index - (index % 2)] ?? '').toLowerCase()),
  )
  return { headers, body: await buffer(response) }
}
