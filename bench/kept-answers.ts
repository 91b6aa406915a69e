/**
 * Measures a kept page and a kept read of the API against a bare node:http listener and nginx with the same bytes and
 * headers, one worker each, in turn. What counts is the processor's time for a request: a worker that is busy all the time
 * answers as many a second as fit into it, and others on the machine change it little. Each round starts them anew, since
 * two processes of the same program differ by as much as a fifth. Ends with 1 where the bare listener needs less than 90%
 * of the site's, and with 2 where that cannot be judged: a program is missing, or the servers did not have a core to
 * themselves, because the client was the limit or others took it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Program, startProgram, untilReady } from '../scripts/engines/program.ts'
import { freePort } from '../server/testing/free-port.ts'
import { startSite } from '../server/testing/site-process.ts'
import { median } from './median.ts'

const wantedRatio = 0.9
const rounds = 7
const seconds = { warming: 2, round: 3 }
const asking = { 'accept-encoding': 'br' }
/** A server that had a core for less of the time waited for its client, or for others. */
const leastBusy = 0.85

interface Server {
  name: string
  url: string
  pid: number
}
interface Round {
  rate: number
  p99: string
  /** The part of the time that the server used a core for. */
  busy: number
  /** The processor's time for a request, in microseconds. */
  cost: number
}
type Fetched = Awaited<ReturnType<typeof fetchAnswer>>

const folder = mkdtempSync(join(tmpdir(), 'quarry-bench-'))
const started: Program[] = []
try {
  process.exitCode = await compareAll()
} finally {
  await endStarted()
  rmSync(folder, { recursive: true })
}

async function endStarted(): Promise<void> {
  await Promise.all(started.splice(0).map((program) => program.end()))
}

async function compareAll(): Promise<number> {
  for (const program of ['wrk', 'nginx']) {
    if (!spawnSync(program, ['-v']).error) continue
    console.log(`${program} is not installed, so nothing can be measured. On Debian: apt-get install wrk nginx-light`)
    return 2
  }
  const page = await compare('page', '/villages/barford')
  const read = await compare('read', '/api/evidence_categories')
  return Math.max(page, read)
}

/** Asks the site, the bare listener and nginx in turn for the same bytes; the exit code that the medians mean. */
async function compare(name: string, path: string): Promise<number> {
  const results = new Map<string, Round[]>([name, 'bare', 'nginx'].map((server) => [server, []]))
  let length = 0
  for (let round = 1; round <= rounds; round += 1) {
    await using site = await startSite('public', { PUBLIC_ORIGIN: 'https://example.org' })
    const ours = { name, url: `http://127.0.0.1:${site.port}/quarry${path}`, pid: site.pid }
    const answer = await fetchAnswer(ours.url)
    length = answer.body.length
    for (const server of [ours, await startBare(answer), await startNginx(answer)]) {
      await measure(server, seconds.warming)
      results.get(server.name)?.push(await measure(server, seconds.round))
    }
    await endStarted()
  }
  console.log(`\n/quarry${path}: ${length} bytes, load ${loadavg()[0]?.toFixed(1)}`)
  const middle = (server: string, of: (round: Round) => number) => median((results.get(server) ?? []).map(of))
  const costOf = (server: string) => middle(server, ({ cost }) => cost)
  for (const [server, all] of results) {
    const rate = Math.round(middle(server, (round) => round.rate)).toLocaleString('en-GB')
    const busy = Math.round(middle(server, (round) => round.busy) * 100)
    const costs = all.map(({ cost }) => cost)
    const range = `${Math.min(...costs).toFixed(1)} to ${Math.max(...costs).toFixed(1)}`
    console.log(
      `  ${server.padEnd(6)}${costOf(server).toFixed(1).padStart(6)} µs a request (${range}), ${rate.padStart(8)} requests/s, busy ${busy}%, p99 ${all.map(({ p99 }) => p99).join(', ')}`,
    )
  }
  // Round by round, since the machine itself is quicker at some times than at others.
  const ratiosTo = (server: string) =>
    (results.get(server) ?? []).map(({ cost }, index) => cost / (results.get(name)?.[index]?.cost ?? Number.NaN))
  const ratio = median(ratiosTo('bare'))
  console.log(
    `  bare / ${name} = ${ratio.toFixed(2)} (${wantedRatio} wanted; ${ratiosTo('bare')
      .map((each) => each.toFixed(2))
      .join(', ')}), nginx / ${name} = ${median(ratiosTo('nginx')).toFixed(2)}`,
  )
  if ([name, 'bare'].some((server) => middle(server, ({ busy }) => busy) < leastBusy)) {
    console.log('  Not judged: a server was not busy all the time, so the client or others were the limit.')
    return 2
  }
  return ratio >= wantedRatio ? 0 : 1
}

/** One round of wrk, and how much of a core the server used meanwhile. */
async function measure({ url, pid }: Server, lasting: number): Promise<Round> {
  const before = cpuSeconds(pid)
  const child = spawn('wrk', ['-t1', '-c32', `-d${lasting}s`, '--latency', '-H', 'Accept-Encoding: br', url])
  const [text] = await Promise.all([buffer(child.stdout), once(child, 'exit')])
  const said = text.toString()
  const failed = /Non-2xx|Socket errors/.exec(said)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
  if (failed || !(rate > 0)) throw new Error(`${url}: ${said}`)
  const busy = (cpuSeconds(pid) - before) / lasting
  return { rate, p99: /^\s+99%\s+(\S+)/m.exec(said)?.[1] ?? '', busy, cost: (busy / rate) * 1e6 }
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function startBare({ headers, body }: Fetched): Promise<Server> {
  const port = await freePort()
  const files = [join(folder, 'headers.json'), join(folder, 'body')] as const
  writeFileSync(files[0], JSON.stringify(headers))
  writeFileSync(files[1], body)
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  return start('bare', `http://127.0.0.1:${port}/`, process.execPath, [program, String(port), ...files])
}

/** nginx at its best for this: the file stays open, and no log is written. */
async function startNginx({ headers, body }: Fetched): Promise<Server> {
  const port = await freePort()
  writeFileSync(join(folder, 'page'), body)
  const own = ['content-type', 'content-length', 'date', 'connection', 'keep-alive', 'etag']
  const named = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [])) as [
    string,
    string,
  ][]
  const added = named.filter(([name]) => !own.includes(name.toLowerCase()))
  const type = named.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
  const file = join(folder, `nginx-${port}.conf`)
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; master_process off;
    pid ${folder}/nginx-${port}.pid; error_log stderr crit; events { worker_connections 512; }
    http {
      access_log off; server_tokens off; sendfile on; tcp_nopush on; tcp_nodelay on; ${temporary.join(' ')}
      keepalive_requests 1000000000; open_file_cache max=10; open_file_cache_valid 60s;
      server {
        listen 127.0.0.1:${port};
        location = /page { default_type "${type}"; alias ${folder}/page;
          ${added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(' ')} }
      }
    }`,
  )
  const nginx = await start('nginx', `http://127.0.0.1:${port}/page`, 'nginx', ['-p', folder, '-c', file])
  const served = await fetchAnswer(nginx.url)
  if (!served.body.equals(body)) throw new Error('nginx does not serve the same bytes')
  return nginx
}

async function start(name: string, url: string, command: string, args: string[]): Promise<Server> {
  const program = startProgram(command, args, {})
  started.push(program)
  await untilReady(program, () => fetchAnswer(url).catch(() => undefined))
  return { name, url, pid: program.child.pid ?? 0 }
}

/** The headers that a server sets itself, as names and values in turn, and the bytes. */
async function fetchAnswer(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const [response] = (await once(get(url, { headers: asking, agent: false }), 'response')) as [IncomingMessage]
  const fromNode = ['date', 'connection', 'keep-alive']
  const headers = response.rawHeaders.filter(
    (_, index, all) => !fromNode.includes((all[index - (index % 2)] ?? '').toLowerCase()),
  )
  return { headers, body: await buffer(response) }
}
