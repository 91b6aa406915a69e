/** Builds the site: draws its pictures, bundles its pages, and compresses what browsers get of them, so that no start has to. */
import { spawnSync } from 'node:child_process'
import { precompressFiles } from '../server/pages/static-files.ts'

for (const words of [['drawings/draw.ts'], ['node_modules/@react-router/dev/bin.cjs', 'build']]) {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await precompressFiles('build/client')
