import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../server/testing/free-port.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const hour = 3_600_000
/** The machine's own Node.js. */
const own = 'as it is'
/** What leads npm to the registry from this machine. */
const { HOME, HTTPS_PROXY, NODE_EXTRA_CA_CERTS } = process.env
const bare = (folders: string[], port = 0) => ({
  ...{ HOME, HTTPS_PROXY, NODE_EXTRA_CA_CERTS },
  ...{ PATH: folders.join(delimiter), PORT: String(port) },
})
/** Without what npm and the launcher put before it: there the newer Node.js is first, and every trial would pass. */
const machinePath = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))

/** The folder of a program that a package of the registry brings. */
async function folderOf(program: string, name: string): Promise<string> {
  const words = ['exec', '--yes', `--package=${name}`, '-c', `command -v ${program}`]
  return dirname((await run('npm', words, { env: bare(machinePath), cwd: tmpdir() })).stdout.trim())
}

test.for([
  { npm: '9.2.0', node: '18' },
  { npm: '10.8.2', node: own },
  { npm: '10.9.4', node: '22' },
  { npm: '11', node: own },
])('the README’s commands work in a clean clone with npm $npm, on Node.js $node', { timeout: hour }, async (trial) => {
  const folders = [await folderOf('npm', `npm@${trial.npm}`), ...machinePath]
  if (trial.node !== own) folders.unshift(await folderOf('node', `node-linux-${process.arch}@${trial.node}`))
  const cwd = await mkdtemp(join(tmpdir(), 'quarry-clone-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  const port = await freePort()
  const here = { cwd, env: bare(folders, port), maxBuffer: 2 ** 26 }
  await run('git', ['clone', '--quiet', root, cwd])
  const { stdout: version } = await run('node', ['--version'], here)
  if (trial.node !== own) {
    const lacking = await run('node', ['scripts/node.js', '--version'], here).catch(({ stderr }) => stderr)
    expect(lacking).toMatch(/^Node\.js 24\.15 or newer is needed: this is [\d.]+, and npm ci has brought none .*\n$/)
  }
  const installed = await run('npm', ['ci'], here)
  expect(installed.stdout + installed.stderr).not.toMatch(/warn/i)

  const site = spawn('npm', ['start'], { ...here, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = Promise.all([text(site.stdout), text(site.stderr)])
  const ended = once(site, 'close')
  const page = () => fetch(`http://localhost:${port}/quarry/villages/barford`).then((answer) => answer.text(), String)
  const served = expect.poll(page, { timeout: hour, interval: 1000 }).toMatch(/<h1[^>]*>[^<]*Barford/)
  try {
    await Promise.race([served, ended.then(async () => Promise.reject(new Error((await said).join('\n'))))])
  } finally {
    if (site.exitCode === null) process.kill(-(site.pid ?? 0), 'SIGTERM')
  }
  await ended

  const unit = await run('npm', ['run', 'test:unit', '--', 'scripts/doc-links.test.ts'], here)
  expect(unit.stdout).toMatch(/1 passed/)
  console.log(`npm ${trial.npm} on Node.js ${version.trim()}: installed, built, served a page, ran a unit test`)
})
