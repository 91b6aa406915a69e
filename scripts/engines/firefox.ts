import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connect } from './bidi-connection.ts'
import { startProgram, untilReady } from './program.ts'
import type { Engine, Session } from './session.ts'

const binary = '/usr/bin/firefox-esr'

/** Firefox, which speaks WebDriver BiDi by itself: no driver stands between. */
export const firefox: Engine = {
  name: 'Firefox',
  debianPackages: ['firefox-esr'],
  isInstalled: () => existsSync(binary),
  start,
}

async function start(): Promise<Session> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-firefox-'))
  await writeFile(join(folder, 'user.js'), preferences)
  const program = startProgram(
    binary,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'],
    { HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' },
  )
  const end = async () => {
    await program.end()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const address = await untilReady(program, () => program.said.map((line) => listening.exec(line)?.[1]).find(Boolean))
    return await openSession(await connect(`${address}/session`), end)
  } catch (error) {
    await end()
    throw error
  }
}

const listening = /WebDriver BiDi listening on (ws:\S+)/
/** Nothing is asked of other hosts. Firefox sets the rest of what suits a driven browser by itself. */
const preferences = [
  'user_pref("network.captive-portal-service.enabled", false);',
  'user_pref("network.connectivity-service.enabled", false);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
].join('\n')

async function openSession(connection: Connection, endBrowser: () => Promise<void>): Promise<Session> {
  const errors: string[] = []
  connection.onEvent('log.entryAdded', ({ level, text }) => {
    if (level === 'error') errors.push(String(text))
  })
  await connection.ask('session.new', { capabilities: {} })
  await connection.ask('session.subscribe', { events: ['log.entryAdded'] })
  // The tab that it starts with never has the focus.
  const { context } = await connection.ask('browsingContext.create', { type: 'tab' })
  return {
    async navigate(address) {
      await connection.ask('browsingContext.navigate', { context, url: address, wait: 'complete' })
    },
    async back() {
      await connection.ask('browsingContext.traverseHistory', { context, delta: -1 })
    },
    async evaluate(expression) {
      const answer = await connection.ask('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type !== 'success') throw new Error((answer.exceptionDetails as { text: string }).text)
      return JSON.parse((answer.result as { value: string }).value).value
    },
    async perform(source) {
      await connection.ask('input.performActions', { context, actions: [source] })
    },
    async resize(width, height) {
      await connection.ask('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async print() {
      const { data } = await connection.ask('browsingContext.print', { context, background: true })
      return Buffer.from(String(data), 'base64')
    },
    scriptErrors: () => errors,
    async [Symbol.asyncDispose]() {
      connection.close()
      await endBrowser()
    },
  }
}
