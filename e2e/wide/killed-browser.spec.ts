import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { chromium, expect } from '@playwright/test'
import { browserPath } from '../../scripts/prerequisites.ts'
import { unique } from '../maintain.ts'
import { test } from '../site.ts'

test('what was typed is offered again where the browser is killed a second and a half after the last key', async ({
  site,
}) => {
  const title = unique('Half')
  const folder = mkdtempSync(join(tmpdir(), 'quarry-browser-'))
  const open = async () => {
    const options = { executablePath: browserPath(), args: ['--no-sandbox'] }
    const browser = await chromium.launchPersistentContext(folder, options)
    const page = await browser.newPage()
    await page.goto(`${site.origin}/quarry/admin?row=new`)
    return { browser, page, dialog: page.getByRole('dialog', { name: 'Add Event' }) }
  }
  const first = await open()
  await first.dialog.getByLabel('Title').pressSequentially(title)
  await pass(1500)
  const isClosed = new Promise((resolve) => first.browser.on('close', resolve))
  const session = await first.browser.browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  for (const { id } of processInfo) process.kill(id, 'SIGKILL')
  await isClosed

  const next = await open()
  await next.dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(next.dialog.getByLabel('Title')).toHaveValue(title)
  await next.browser.close()
  rmSync(folder, { recursive: true })
})
