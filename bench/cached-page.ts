/**
 * Measures a kept page against nginx with the same bytes and headers, one worker each, in turn.
 * Ends with 1 when our server answers fewer than 70% as many requests per second, with 2 when there is no nginx.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { median } from './median.ts'

const page = '/quarry/'
const wantedRatio = 0.7
const rounds = 3
const secondsPerRound = 8
const load = { connections: 32, pipelining: 1, headers: { 'accept-encoding': 'br' } }

interface Server {
  name: string
  url: string
  process: ChildProcess
}

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
const running: Server[] = []
try {
  process.exitCode = await compare()
} finally {
  for (const server of running) await stop(server)
  await rm(folder, { recursive: true })
}

async function compare(): Promise<number> {
  const ours = await startOurs()
  const nginx = await startNginx(await fetchPage(ours.url))
  if (!nginx) {
    console.log('nginx is not installed, so there is nothing to compare with. On Debian: apt-get install nginx-light')
    return 2
  }
  for (const { url } of running) await autocannon({ ...load, url, duration: 2 })
  const results = new Map<string, { rate: number; p99: number }[]>(running.map(({ name }) => [name, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const { name, url } of running) {
      const { requests, latency, errors, non2xx } = await autocannon({ ...load, url, duration: secondsPerRound })
      if (errors + non2xx > 0) throw new Error(`${name}: ${errors} errors, ${non2xx} answers that were not 2xx`)
      results.get(name)?.push({ rate: requests.average, p99: latency.p99 })
      console.log(`round ${round}  ${name.padEnd(6)}${thousands(requests.average)} requests/s  p99 ${latency.p99} ms`)
    }
  }
  const [ourRate = 0, nginxRate = 0] = [...results.values()].map((list) => median(list.map(({ rate }) => rate)))
  const ratio = ourRate / nginxRate
  console.log(`median   ours  ${thousands(ourRate)} requests/s`)
  console.log(`median   nginx ${thousands(nginxRate)} requests/s`)
  console.log(`ours / nginx = ${ratio.toFixed(2)} (at least ${wantedRatio.toFixed(2)} wanted)`)
  return ratio >= wantedRatio ? 0 : 1
}

async function startOurs(): Promise<Server> {
  const port = await freePort()
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(folder, 'bench.db')}`,
  }
  const child = spawn(process.execPath, ['server/main.ts', 'public'], {
    cwd: root,
    env: { ...environment, PUBLIC_ORIGIN: 'https://example.org' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return started({ name: 'ours', url: `http://127.0.0.1:${port}${page}`, process: child })
}

/** nginx at its best for this: the file stays open, and no log is written. */
async function startNginx({ headers, body }: Awaited<ReturnType<typeof fetchPage>>): Promise<Server | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const port = await freePort()
  await mkdir(join(folder, 'html'))
  await writeFile(join(folder, 'html', 'page'), body)
  const own = new Set([
    'content-type',
    'content-length',
    'date',
    'connection',
    'keep-alive',
    'transfer-encoding',
    'etag',
  ])
  const added = Object.entries(headers).filter(([name]) => !own.has(name))
  const directives = added.map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 512; }
    http {
      access_log off; server_tokens off; sendfile on; tcp_nopush on; tcp_nodelay on;
      keepalive_requests 1000000000; open_file_cache max=10; open_file_cache_valid 60s;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port};
        location = /page { default_type "${headers['content-type']}"; alias ${folder}/html/page; ${directives.join(' ')} }
      }
    }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const nginx = await started({ name: 'nginx', url: `http://127.0.0.1:${port}/page`, process: child })
  const served = await fetchPage(nginx.url)
  if (!served.body.equals(body) || served.headers['content-encoding'] !== headers['content-encoding']) {
    throw new Error('nginx does not serve the same bytes')
  }
  return nginx
}

async function started(server: Server): Promise<Server> {
  running.push(server)
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.process.exitCode !== null) break
    if (await fetchPage(server.url).catch(() => undefined)) return server
    await sleep(100)
  }
  throw new Error(`${server.name} did not start`)
}

async function stop({ process: child }: Server): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function fetchPage(url: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const [response] = (await once(get(url, { headers: load.headers, agent: false }), 'response')) as [IncomingMessage]
  return { headers: response.headers, body: await buffer(response) }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function thousands(rate: number): string {
  return Math.round(rate).toLocaleString('en-GB').padStart(7)
}
