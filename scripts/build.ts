/** Builds the site: draws its pictures, bundles its pages, and compresses what browsers get of them. */
import { spawnSync } from 'node:child_process'

for (const words of [
  ['drawings/draw.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  ['scripts/precompress-build.ts'],
]) {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
