import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** Debian keeps it where only root looks for programs. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env }).error === undefined
}

export interface Proxy {
  port: number
  stop: () => Promise<void>
}

/** Runs nginx as this user on a free port. `http` stands in its http block, `location` in that of all paths. */
export async function startNginx({ http = '', location }: { http?: string; location: string }): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-nginx-'))
  const port = await freePort()
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events {}
    http {
      access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${http}
      server { listen 127.0.0.1:${port}; location / { ${location} } }
    }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { env, stdio: 'ignore' })
  await untilOpen(port, child)
  return {
    port,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await sleep(20)
  }
  throw new Error('nginx did not start')
}
