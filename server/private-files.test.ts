import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

test('the whole process makes its files for its own user alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-rights-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const preload = join(folder, 'preload.mjs')
  writeFileSync(preload, "process.on('exit', () => console.log('umask', process.umask()))")
  const words = ['--import', preload, main, 'a mode that is none']
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, words, { timeout: 300_000 }, (_, stdout) => resolve(stdout))
  })
  expect(output).toContain(`umask ${0o077}`)
})
