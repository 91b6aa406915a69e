import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../../server/testing/free-port.ts'
import { type Program, startProgram, untilReady } from './program.ts'
import { type Engine, NotJudged, type Session } from './session.ts'

const patienceMs = 60_000
const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']

/** WebKitGTK in its small browser, on a screen that nobody sees, through its driver for WebDriver's classic form. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  debianPackages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => existsSync(driver) && existsSync(screen),
  start,
}

async function start(): Promise<Session> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-webkit-'))
  const programs: Program[] = []
  const end = async () => {
    for (const program of programs.toReversed()) await program.end()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    await mkdir(join(folder, 'gtk-3.0'))
    await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), smallControls)
    const xvfb = startProgram(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {})
    programs.push(xvfb)
    const display = await readDisplay(xvfb)
    const port = await freePort()
    const webDriver = startProgram(driver, [`--port=${port}`], {
      DISPLAY: display,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_RUNTIME_DIR: folder,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    programs.push(webDriver)
    const origin = `http://127.0.0.1:${port}`
    await untilReady(webDriver, () => ask(`${origin}/status`).catch(() => undefined))
    return await openSession(origin, end)
  } catch (error) {
    await end()
    throw error
  }
}

/** The browser's own buttons would not let its window be as narrow as a phone. */
const smallControls = '* { min-width: 0; margin: 0; border-width: 0; padding: 0; }'

async function readDisplay(xvfb: Program): Promise<string> {
  let said = ''
  ;(xvfb.child.stdio[3] as Readable).setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return untilReady(xvfb, () => (said.endsWith('\n') ? `:${said.trim()}` : undefined))
}

/** A command of WebDriver's classic form (https://www.w3.org/TR/webdriver2/); rejects with the driver's own words. */
async function ask(address: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(patienceMs)
  const response = await fetch(address, { signal, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

async function openSession(origin: string, end: () => Promise<void>): Promise<Session> {
  const capabilities = { alwaysMatch: { timeouts: { script: 5000 } } }
  const { sessionId } = (await ask(`${origin}/session`, { capabilities })) as { sessionId: string }
  const command = (name: string, body: object) => ask(`${origin}/session/${sessionId}/${name}`, body)
  const evaluate = async (expression: string) => {
    const answer = await command('execute/async', { script: answering(expression), args: [] })
    const { error, json } = answer as { error?: string; json?: string }
    if (json === undefined) throw new Error(error)
    return JSON.parse(json).value
  }
  return {
    async navigate(address) {
      await command('url', { url: address })
    },
    async back() {
      await command('back', {})
    },
    evaluate,
    async perform(source) {
      await command('actions', { actions: [source] })
    },
    async resize(width, height) {
      let [outerWidth, outerHeight] = [width, height]
      // What of the window is not the page shows only once it stands.
      for (let round = 0; round < 3; round += 1) {
        await command('window/rect', { x: 0, y: 0, width: outerWidth, height: outerHeight })
        const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [number, number]
        if (innerWidth === width && innerHeight === height) return
        outerWidth += width - innerWidth
        outerHeight += height - innerHeight
      }
      throw new NotJudged(`its window cannot be made ${width} px wide`)
    },
    async print() {
      throw new NotJudged('its driver cannot print')
    },
    // Its driver tells nothing of the console.
    scriptErrors: () => [],
    [Symbol.asyncDispose]: end,
  }
}

function answering(expression: string): string {
  return `const [done] = arguments
    Promise.resolve().then(() => ${expression}).then(
      (value) => done({ json: JSON.stringify({ value }) }),
      (error) => done({ error: String(error) }),
    )`
}
