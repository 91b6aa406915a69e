/**
 * Makes a release: `release/quarry-1.1.0-linux-x64.tar.gz`, the commit that is checked out as built, with the Node.js that it
 * runs on and the packages that it needs. The same commit gives the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What of the tree a running site needs. */
const needed = [
  'CHANGELOG.md',
  'bin',
  'build',
  'content',
  'deploy',
  'docs',
  'domain',
  'node_modules',
  'package.json',
  'scripts',
  'server',
]
/** What of that stays here: of the package with Node.js the program alone goes along, as `bin/node`. */
const left = ['node_modules/.cache', 'node_modules/node-*'].concat(
  ['content', 'domain', 'scripts', 'server'].flatMap((room) => [`${room}/*.test.ts`, `${room}/*testing`]),
)

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
if (!readFileSync('CHANGELOG.md', 'utf8').includes(`## ${version} `))
  giveUp(`CHANGELOG.md does not tell of ${version}.`)
if (git('status', '--porcelain') !== '') giveUp('Commit what is changed first: a release is made of a commit.')

const name = `quarry-${version}-${process.platform}-${process.arch}`
const folder = mkdtempSync(join(tmpdir(), 'quarry-release-'))
try {
  const tree = join(folder, name)
  mkdirSync(tree)
  execFileSync('tar', ['-x', '-C', tree], { input: execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 1e9 }) })
  for (const words of [['ci'], ['run', 'build'], ['prune', '--omit=dev']])
    execFileSync('npm', [...words, '--no-audit', '--no-fund'], { cwd: tree, stdio: 'inherit' })
  mkdirSync(join(tree, 'bin'))
  cpSync(
    join(tree, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node'),
    join(tree, 'bin', 'node'),
  )
  mkdirSync('release', { recursive: true })
  const archive = resolve('release', `${name}.tar.gz`)
  pack(archive)
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex')
  console.log(`${archive}\n${(statSync(archive).size / 1e6).toFixed(1)} MB, SHA-256 ${digest}`)
} finally {
  rmSync(folder, { recursive: true })
}

/** Packs what a running site needs, without what differs from one machine or moment to the next. */
function pack(archive: string): void {
  const when = git('log', '-1', '--format=%ct')
  const same = `--sort=name --mtime=@${when} --owner=0 --group=0 --numeric-owner --mode=u+rw,go=rX`.split(' ')
  const without = left.map((pattern) => `--exclude=${name}/${pattern}`)
  const parts = needed.map((part) => `${name}/${part}`)
  execFileSync('tar', ['-c', '-I', 'gzip -9n', '-f', archive, ...same, ...without, '-C', folder, ...parts])
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}

function giveUp(reason: string): never {
  console.error(reason)
  process.exit(1)
}
