import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const launcher = fileURLToPath(new URL('node.js', import.meta.url))

/** A program that the launcher runs, with none of our own programs on the PATH. */
function launch(program: string) {
  const env = { PATH: '/usr/bin:/bin' }
  return spawn(process.execPath, [launcher, '-e', program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

test('a program that the launcher runs finds the same Node.js for its own, and says how it ended', async () => {
  const child = launch(
    'console.log(process.version, String(child_process.execSync("node --version"))); process.exitCode = 7',
  )
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(said.trim()).toBe(`${process.version} ${process.version}`)
  expect(code).toBe(7)
})

test('who stops the launcher stops what it runs', async () => {
  const child = launch('setInterval(() => {}, 9e5); process.on("SIGTERM", () => process.exit(8)); console.log("runs")')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([8, null])
})
