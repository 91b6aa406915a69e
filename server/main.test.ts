import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createBuiltSite } from './built-site.ts'
import { readConfig, StartError } from './config.ts'
import { watchHealth } from './health.ts'
import { createLog } from './log.ts'
import { openStoredContent } from './stored-content.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** Starts the site as npm does, and returns how it ended. */
function startSite(word: string | undefined, environment: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const words = word === undefined ? [main] : [main, word]
    const { NODE_COMPILE_CACHE } = process.env
    const env = { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...environment }
    execFile(process.execPath, words, { env, timeout: 300_000 }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

test.each([
  ['no mode', undefined, {}, /^Start the site with npm start/],
  [
    'a database that nobody answers for',
    'public',
    { DATABASE_URL: 'postgres://quarry:secret@127.0.0.1:1/site' },
    /^The database PostgreSQL, 127\.0\.0\.1:1\/site cannot be used: .*ECONNREFUSED/,
  ],
  [
    'a database file that cannot be made',
    'local',
    { DATABASE_URL: 'file:/dev/null/quarry.db' },
    /^The database SQLite, \/dev\/null\/quarry\.db cannot be used: /,
  ],
])('%s ends the start with one line and 1', async (_, word, environment, line) => {
  const { code, output } = await startSite(word, environment)
  expect(output.trimEnd()).toMatch(line)
  expect(output.trimEnd().split('\n')).toHaveLength(1)
  expect(output).not.toContain('secret')
  expect(code).toBe(1)
})

test('an empty database gets the first rows of every table, and a site without a build says what to run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-start-'))
  const stored = await openStoredContent(`file:${join(folder, 'quarry.db')}`)
  onTestFinished(async () => {
    await stored.close()
    await rm(folder, { recursive: true })
  })
  expect(stored.isNew).toBe(true)
  expect(await stored.content.list('village_data')).toHaveLength(14)
  expect(await stored.content.list('evidence_documents')).not.toHaveLength(0)
  const log = createLog('local')
  const health = watchHealth(stored.database, log)
  const start = createBuiltSite(readConfig('local', {}), stored, log, health, undefined, folder)
  await expect(start).rejects.toThrow(StartError)
  await expect(start).rejects.toThrow('The site is not built yet. Run npm run build first.')
  await health.stop()
})

test('the whole process makes its files for its own user alone', async () => {
  const code = encodeURIComponent('process.on("exit", () => console.log("umask", process.umask()))')
  const { output } = await startSite('a mode that is none', { NODE_OPTIONS: `--import=data:text/javascript,${code}` })
  expect(output).toContain(`umask ${0o077}`)
})
