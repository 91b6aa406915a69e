import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** An empty Debian on this machine, with processes and a network of its own, in which units run. `await using` ends it. */
export interface DebianRoot extends AsyncDisposable {
  /** Its folder on this machine. */
  folder: string
  /** Runs a command of its shell as root; what it printed, with its status. */
  run(command: string): Promise<{ status: number; said: string }>
  /** What visitors of a site there get while something is done. */
  visitDuring(host: string, work: () => Promise<unknown>): Promise<Visit>
}

/** What a visitor of 50 ms steps met. */
interface Visit {
  asked: number
  failed: string[]
  acknowledged: string[]
}

/** Why no such root can be made here; undefined where it can. */
export function whyNoRoot(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can make an empty Debian'
  const missing = ['/usr/sbin/debootstrap', '/usr/bin/unshare', '/usr/bin/nsenter', '/usr/sbin/ip']
  return missing.filter((path) => !existsSync(path)).map((path) => `${path} is not there`)[0]
}

const mirror = 'deb.debian.org'
/** Where apt finds the way out of its own network. */
const aptPort = 3142

/** Makes the smallest Debian of this name. It reaches Debian's mirror alone, and that through this process. */
export async function startDebian(suite: 'bookworm' | 'trixie'): Promise<DebianRoot> {
  const folder = mkdtempSync(join(tmpdir(), `quarry-${suite}-`))
  // Its users enter it too.
  chmodSync(folder, 0o755)
  execFileSync('debootstrap', ['--variant=minbase', suite, folder, `http://${mirror}/debian`], { stdio: 'pipe' })
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n')
  writeFileSync(join(folder, 'etc/apt/apt.conf.d/proxy'), `Acquire::http::Proxy "http://127.0.0.1:${aptPort}";\n`)
  // Its first process takes in what units leave behind; all end with it, and nothing that is mounted is seen outside.
  const begin = `mount -t proc proc ${folder}/proc && ip link set lo up &&
    echo 80 > /proc/sys/net/ipv4/ip_unprivileged_port_start && echo ready &&
    exec chroot ${folder} /bin/sh -c 'while sleep 1; do :; done'`
  const inside = spawn('unshare', ['--mount', '--pid', '--net', '--fork', '--kill-child', 'sh', '-c', begin], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(inside.stdout, 'data')
  const [first = ''] = readFileSync(`/proc/${inside.pid}/task/${inside.pid}/children`, 'utf8').trim().split(' ')
  const onNetwork = ['-t', first, '--net']
  const socket = join(folder, 'run/apt.sock')
  const wayOut = createServer((request, response) => {
    const address = URL.parse(request.url ?? '')
    if (address?.hostname !== mirror) return response.writeHead(403).end()
    get(address, { headers: request.headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(response)
    }).on('error', () => response.destroy())
  }).listen(socket)
  const passOn = `require('node:net').createServer((from) => {
    const to = require('node:net').connect('${socket}')
    from.pipe(to).pipe(from)
    for (const end of [from, to]) end.on('error', () => { from.destroy(); to.destroy() })
  }).listen(${aptPort}, '127.0.0.1')`
  const passing = spawn('nsenter', [...onNetwork, process.execPath, '-e', passOn], { stdio: 'ignore' })

  return {
    folder,
    async visitDuring(host, work) {
      const words = [...onNetwork, process.execPath, 'scripts/testing/visitor.ts', host]
      const visitor = spawn('nsenter', words, { stdio: ['ignore', 'pipe', 'inherit'] })
      const said = text(visitor.stdout)
      await work().finally(() => visitor.kill('SIGTERM'))
      return JSON.parse(await said)
    },
    async run(command) {
      const child = spawn('nsenter', ['-t', first, '-m', '-p', '-n', '-r', '-w', '/bin/sh', '-c', `${command}\n`], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' },
      })
      const said: Buffer[] = []
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(data))
      // Services that it started may keep its output open.
      const [status] = await once(child, 'exit')
      await sleep(100)
      return { status: Number(status), said: Buffer.concat(said).toString() }
    },
    async [Symbol.asyncDispose]() {
      passing.kill()
      wayOut.close()
      const ended = once(inside, 'exit')
      inside.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
