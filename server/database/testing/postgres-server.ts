import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'

/** A real PostgreSQL of the tests' own, reached through a socket in its temporary folder; it ends with this process. */
export interface PostgresServer {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>
}

/** Starts a server; throws one line that says what to install where PostgreSQL is missing. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const programs = findPrograms()
  const owner = unprivilegedOwner()
  const folder = mkdtempSync(join(tmpdir(), 'quarry-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const init = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'quarry', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`)
  const server = spawnServer(join(programs, 'postgres'), folder, owner)
  await waitUntilReady(server, folder)
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

/**
 * The shell in between ends the server and removes the folder when its input closes: when this process ends, also where it
 * is killed.
 */
function spawnServer(program: string, folder: string, owner: { uid: number; gid: number } | undefined): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a')
  // What keeps data through a crash is of no use to a server that lives for a minute.
  const cheap = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0']
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, ...cheap]
  const script = '"$@" < /dev/null & cat > /dev/null; kill -INT $!; wait; cd /; rm -rf "$FOLDER"'
  const args = ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn('sh', ['-c', script, 'sh', program, ...args], {
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

async function waitUntilReady(server: ChildProcess, folder: string): Promise<void> {
  const deadline = Date.now() + startsWithin
  for (;;) {
    try {
      await executeOnPostgres(addressOf(folder, 'postgres'), 'select 1')
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

function addressOf(folder: string, name: string): string {
  return `postgres://quarry@localhost/${name}?host=${encodeURIComponent(folder)}`
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
