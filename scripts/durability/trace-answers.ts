import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startSite } from '../../server/testing/site-process.ts'
import { form, json, message, signup } from '../hostile/texts.ts'

/** Why the order cannot be looked at here; undefined where it can. */
export function whyNotTraced(): string | undefined {
  if (process.platform !== 'linux') return 'strace is for Linux alone'
  return spawnSync('strace', ['-V']).error ? 'strace is not installed' : undefined
}

/** An answer of the site, and what stands before it in the trace, since the answer before. */
export interface TracedAnswer {
  statusLine: string
  /** Writes to the database's log, and syncs of it, in their order. */
  steps: ('write' | 'sync')[]
}

const forms: [path: string, headers: Record<string, string>, body: string][] = [
  ['/quarry/api/messages', json, JSON.stringify(message)],
  ['/quarry/contact', form, `${new URLSearchParams({ form: 'message', ...message })}`],
  ['/quarry/api/newsletter-signups', json, JSON.stringify(signup)],
]

/** Sends what a visitor sends to the real site, and tells in which order the kernel was asked to sync and to answer. */
export async function traceAnswers(): Promise<TracedAnswer[]> {
  await using site = await startSite('public')
  const file = join(dirname(site.databaseFile), 'trace')
  const stopTracing = await trace(site.pid, file)
  for (const [path, headers, body] of forms) {
    await (await fetch(site.origin + path, { method: 'POST', headers, body })).arrayBuffer()
  }
  await stopTracing()
  return readTrace(await readFile(file, 'utf8'))
}

/** Whether everything that was written before the answer was synced before it, and something was. */
export function isSynced({ steps }: TracedAnswer): boolean {
  return steps.includes('write') && steps.at(-1) === 'sync'
}

/** Only the main thread is traced: SQLite and the sockets both work there. */
async function trace(pid: number, file: string): Promise<() => Promise<void>> {
  const calls = 'trace=fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg'
  const tracer = spawn('strace', ['-y', '-s', '60', '-e', calls, '-o', file, '-p', String(pid)])
  const ended = once(tracer, 'exit')
  const [said] = await Promise.race([once(tracer.stderr, 'data'), ended])
  if (!String(said).includes('attached')) throw new Error(`strace does not trace: ${said}`)
  return async () => {
    tracer.kill('SIGINT')
    await ended
  }
}

/** Reads the lines of a trace: what was done to the log of the database, and the status lines that were sent. */
export function readTrace(text: string): TracedAnswer[] {
  const answers: TracedAnswer[] = []
  let steps: TracedAnswer['steps'] = []
  for (const line of text.split('\n')) {
    if (/^pwrite64\(\d+<[^>]*-wal>/.test(line)) steps.push('write')
    if (/^(?:fsync|fdatasync)\(\d+<[^>]*-wal>\) += 0$/.test(line)) steps.push('sync')
    const statusLine = /^(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)[^"]*"(HTTP\/1\.1 \d{3}[^\\"]*)/.exec(
      line,
    )?.[1]
    if (statusLine === undefined) continue
    answers.push({ statusLine, steps })
    steps = []
  }
  return answers
}
