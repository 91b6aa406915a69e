import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/testing/free-port.ts'
import { startSite } from '../server/testing/site-process.ts'
import { median } from './median.ts'
import { type Program, startProgram, untilReady } from './program.ts'
import { type Measured, measure } from './wrk.ts'

const path = '/quarry/villages/barford'
const wantedRatio = 0.85
const rounds = 7
const seconds = { warming: 2, round: 3 }

type Fetched = Awaited<ReturnType<typeof fetchPage>>

/**
 * Measures a cached page against a bare node:http listener and nginx with the same bytes and headers, one worker each, in
 * turn. What counts is the processor's time for a request, since others on the machine change it little, and the median of
 * rounds that start all three anew, since two processes of one program differ by as much as a fifth.
 */
export async function besideBare(folder: string): Promise<{ isMet: boolean; others: number }> {
  const results: Record<string, Measured[]> = { site: [], bare: [], nginx: [] }
  for (let round = 1; round <= rounds; round += 1) {
    await using site = await startSite('public', { PUBLIC_ORIGIN: 'https://example.org' })
    const page = await fetchPage(`${site.origin}${path}`)
    const started = [await startBare(folder, page), await startNginx(folder, page)]
    try {
      const servers = [{ name: 'site', origin: site.origin, pid: site.pid }, ...started]
      for (const { name, origin, pid } of servers) {
        const load = { pid, origin, paths: [path], connections: 32, folder }
        await measure({ ...load, seconds: seconds.warming })
        results[name]?.push(await measure({ ...load, seconds: seconds.round }))
      }
    } finally {
      await Promise.all(started.map(({ program }) => program.end()))
    }
  }
  console.log(`A cached page, ${path}, the median of ${rounds} rounds`)
  for (const [name, all] of Object.entries(results)) {
    const [cost, rate] = [median(all.map((each) => each.cost)), median(all.map((each) => each.rate))]
    console.log(`  ${name.padEnd(6)}${cost.toFixed(1).padStart(6)} µs a request, ${Math.round(rate)} requests/s`)
  }
  const ratios = ['bare', 'nginx'].map((other) =>
    // Round by round, since the machine itself is quicker at some times than at others.
    median((results[other] ?? []).map(({ cost }, index) => cost / (results.site?.[index]?.cost ?? Number.NaN))),
  )
  const [bare = 0, nginx = 0] = ratios
  console.log(`  bare / site = ${bare.toFixed(2)} (${wantedRatio} wanted), nginx / site = ${nginx.toFixed(2)}`)
  return {
    isMet: bare >= wantedRatio,
    others: median(Object.values(results).flatMap((all) => all.map((r) => r.others))),
  }
}

async function startBare(folder: string, { headers, body }: Fetched) {
  const port = await freePort()
  const files = [join(folder, 'headers.json'), join(folder, 'body')] as const
  writeFileSync(files[0], JSON.stringify(headers))
  writeFileSync(files[1], body)
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  return start('bare', port, process.execPath, [program, String(port), ...files])
}

/** nginx at its best for this: the file stays open, and no log is written. */
async function startNginx(folder: string, { headers, body }: Fetched) {
  const port = await freePort()
  const own = ['content-type', 'content-length', 'etag']
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : []))
  const added = pairs.filter(([name]) => !own.includes(name.toLowerCase()))
  const type = pairs.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; master_process off;
    pid ${folder}/nginx.pid; error_log stderr crit; events { worker_connections 512; }
    http {
      access_log off; server_tokens off; sendfile on; tcp_nopush on; tcp_nodelay on; ${temporary.join(' ')}
      keepalive_requests 1000000000; open_file_cache max=10; open_file_cache_valid 60s;
      server {
        listen 127.0.0.1:${port};
        location = ${path} { default_type "${type}"; alias ${folder}/page;
          ${added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(' ')} }
      }
    }`,
  )
  const nginx = await start('nginx', port, 'nginx', ['-p', folder, '-c', file])
  const served = await fetchPage(`${nginx.origin}${path}`)
  if (!served.body.equals(body)) throw new Error('nginx does not serve the same bytes')
  return nginx
}

async function start(name: string, port: number, command: string, args: string[]) {
  const program: Program = startProgram(command, args, {})
  const origin = `http://127.0.0.1:${port}`
  await untilReady(program, () => fetchPage(`${origin}${path}`).catch(() => undefined))
  return { name, origin, pid: program.child.pid ?? 0, program }
}

/** The headers that a server sets itself, as names and values in turn, and the bytes. */
async function fetchPage(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const asking = get(url, { headers: { 'accept-encoding': 'br' }, agent: false })
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const fromNode = ['date', 'connection', 'keep-alive']
  const headers = response.rawHeaders.filter(
    (_, index, all) => !fromNode.includes((all[index - (index % 2)] ?? '').toLowerCase()),
  )
  return { headers, body: await buffer(response) }
}
