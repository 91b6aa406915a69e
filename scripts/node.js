/**
 * `node scripts/node.js …` is `node …` with a Node.js that runs this project: the one that reads this file where it is
 * new enough, else the one that `npm ci` brought. Plain JavaScript, so that old versions can read it; it looks into the
 * package itself, since npm before 11 does not link what is in an optional package.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const isNewEnough = process.versions.node.localeCompare('24.15', 'en', { numeric: true }) >= 0
const platform = `${process.platform.replace('win32', 'win')}-${process.arch}`
const inside = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
const brought = fileURLToPath(new URL(`../node_modules/node-${platform}/${inside}`, import.meta.url))
const program = isNewEnough ? process.execPath : brought

if (existsSync(program)) run()
else giveUp(`npm ci has brought none for ${platform}`)

function run() {
  // What it starts in turn finds the same Node.js.
  const env = { ...process.env, PATH: dirname(program) + delimiter + process.env.PATH }
  const child = spawn(program, process.argv.slice(2), { stdio: 'inherit', env })
  child.once('error', ({ message }) => giveUp(`the one that npm ci brought does not run here (${message})`))
  child.once('exit', (code) => process.exit(code ?? 1))
  // A terminal sends Ctrl+C to both; whoever stops a service may know this process alone.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
}

function giveUp(reason) {
  console.error(`Node.js 24.15 or newer is needed: this is ${process.versions.node}, and ${reason}.`)
  process.exit(1)
}
