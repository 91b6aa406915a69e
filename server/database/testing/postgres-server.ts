import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { freePort } from '../../testing/free-port.ts'

/** A real PostgreSQL of the tests' own, reached through a socket in its temporary folder; it ends with this process. */
export interface PostgresServer {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>
}

/** Starts a server; throws one line that says what to install where PostgreSQL is missing. */
export async function startPostgresServer(): Promise<PostgresServer> {
  // What keeps data through a crash is of no use to a server that lives for a minute.
  const { folder } = await startServer(makeData, ['listen_addresses=', 'wal_level=minimal', 'max_wal_senders=0'])
  let databases = 0
  return {
    async createDatabase() {
      databases += 1
      const name = `test_${databases}`
      await executeOnPostgres(addressOf(folder, 'postgres'), `create database ${name}`)
      return addressOf(folder, name)
    },
  }
}

/** One of two servers that copy each other. */
export interface ReplicatedServer {
  url: string
  /** Sends a signal to all its processes. */
  signal(name: 'SIGSTOP' | 'SIGKILL'): Promise<void>
}

/** Starts a primary with an empty database and a replica that streams from it, reached by their ports. */
export async function startReplicatedServers(): Promise<{ primary: ReplicatedServer; replica: ReplicatedServer }> {
  const primary = await startReplicated(makeData)
  await executeOnPostgres(primary.url, 'create database site')
  const replica = await startReplicated((data) =>
    run('pg_basebackup', ['-D', data, '-d', primary.url, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync']),
  )
  return {
    primary: { ...primary, url: siteOf(primary.url) },
    replica: { ...replica, url: siteOf(replica.url) },
  }
}

const siteOf = (url: string) => url.replace(/[^/]*$/, 'site')

async function startReplicated(fillFolder: (data: string) => void): Promise<ReplicatedServer> {
  const port = await freePort()
  const { folder } = await startServer(fillFolder, ['listen_addresses=127.0.0.1', `port=${port}`], port)
  const url = `postgres://quarry@127.0.0.1:${port}/postgres`
  const postmaster = Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10)
  let processes: number[] = []
  return {
    url,
    async signal(name) {
      if (processes.length === 0) {
        const rows = await executeOnPostgres(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
        processes = [postmaster, ...rows.map(({ pid }) => Number(pid))]
      }
      for (const pid of processes) process.kill(pid, name)
    },
  }
}

async function startServer(
  fillFolder: (data: string) => void,
  settings: string[],
  port?: number,
): Promise<{ folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-postgres-'))
  const owner = unprivilegedOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  fillFolder(join(folder, 'data'))
  const server = spawnServer(folder, owner, settings)
  await waitUntilReady(server, folder, port)
  return { folder }
}

const makeData = (data: string) =>
  run('initdb', ['-D', data, '-U', 'quarry', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(join(findPrograms(), program), args, {
    ...unprivilegedOwner(),
    cwd: tmpdir(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
}

/**
 * The shell in between ends the server and removes the folder when its input closes: when this process ends, also where it
 * is killed.
 */
function spawnServer(
  folder: string,
  owner: { uid: number; gid: number } | undefined,
  ownSettings: string[],
): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a')
  const cheap = ['fsync=off', 'full_page_writes=off', 'autovacuum=off']
  const settings = [`unix_socket_directories=${folder}`, ...cheap, ...ownSettings]
  const script = '"$@" < /dev/null & cat > /dev/null; kill -INT $!; wait; cd /; rm -rf "$FOLDER"'
  const args = ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn('sh', ['-c', script, 'sh', join(findPrograms(), 'postgres'), ...args], {
    ...owner,
    cwd: folder,
    env: { PATH: process.env.PATH, FOLDER: folder },
    stdio: ['pipe', log, log],
  })
  server.unref()
  if (server.stdin instanceof Socket) server.stdin.unref()
  return server
}

/** Ends what hangs; how long a busy machine takes says nothing. In milliseconds. */
const startsWithin = 300_000

async function waitUntilReady(server: ChildProcess, folder: string, port?: number): Promise<void> {
  const deadline = Date.now() + startsWithin
  for (;;) {
    try {
      await executeOnPostgres(addressOf(folder, 'postgres', port), 'select 1')
      return
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) {
        throw new Error(`PostgreSQL does not start: ${readFileSync(join(folder, 'log'), 'utf8')}`, { cause: error })
      }
      await sleep(50)
    }
  }
}

/** Runs SQL from a connection that the site knows nothing of. */
export async function executeOnPostgres(url: string, text: string): Promise<Record<string, unknown>[]> {
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    return (await pool.query(text)).rows
  } finally {
    await pool.end()
  }
}

function addressOf(folder: string, name: string, port = 5432): string {
  return `postgres://quarry@localhost:${port}/${name}?host=${encodeURIComponent(folder)}`
}

function findPrograms(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders()]
  const found = folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
  if (found !== undefined) return found
  throw new Error(
    'These tests need PostgreSQL: install it with "apt-get install postgresql" or "brew install postgresql".',
  )
}

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
}

/** PostgreSQL refuses to run as root. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    try {
      const idOf = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {
      // This machine has no such user: try the next.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody" to run it as.')
}
