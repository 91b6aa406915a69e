import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { alarmMails, alarmWords } from '../content/alarm-words.ts'
import { backedUpFile } from '../server/tell-health.ts'
import { freePort } from '../server/testing/free-port.ts'
import { startMailHost } from '../server/testing/mail-host.ts'
import { serveSite } from '../server/testing/served-site.ts'

/** A site as a service, its mail server, and the look at it. */
async function startService() {
  const stateFolder = mkdtempSync(join(tmpdir(), 'quarry-check-'))
  onTestFinished(() => rmSync(stateFolder, { recursive: true }))
  const backedUp = join(stateFolder, backedUpFile)
  writeFileSync(backedUp, '')
  const mailHost = await startMailHost()
  onTestFinished(() => mailHost.stop())
  const site = await serveSite({ smtpUrl: mailHost.url, stateFolder })
  const env = {
    ...process.env,
    PORT: String(site.ports.public),
    DATABASE_URL: `file:${site.databaseFile}`,
    PUBLIC_ORIGIN: 'http://example.org',
    SMTP_URL: mailHost.url,
    MESSAGES_TO: 'campaign@example.org',
    STATE_DIRECTORY: stateFolder,
  }
  const look = (words: string[] = ['--tell'], others = {}) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      execFile(process.execPath, ['scripts/check.ts', ...words], { env: { ...env, ...others } }, (error, said) =>
        resolve({ code: Number(error?.code ?? 0), said }),
      )
    })
  const setBackUpAge = (days: number) => utimesSync(backedUp, new Date(), new Date(Date.now() - days * 86_400_000))
  return { site, mailHost, look, setBackUpAge, memory: join(stateFolder, 'alarm.json') }
}

test('the campaign gets one e-mail a day while something is wrong, and one when all is well again', async () => {
  const { site, mailHost, look, setBackUpAge, memory } = await startService()
  expect(await look()).toEqual({ code: 0, said: '' })
  for (const unset of [{ MESSAGES_TO: '' }, { SMTP_URL: '' }])
    expect(await look([], unset)).toEqual({ code: 0, said: expect.stringMatching(/^Nobody is told by e-mail/) })
  // What a full disk left of the last look.
  writeFileSync(memory, '')
  setBackUpAge(3)
  expect(await look([])).toEqual({ code: 1, said: `${alarmWords['back-up']}\n` })
  for (const _time of ['the first', 'the same day']) expect((await look()).code).toBe(1)
  expect(mailHost.received).toMatchObject([{ to: ['campaign@example.org'] }])
  expect(mailHost.received[0]?.text).toContain(alarmWords['back-up'])
  // Something else the same day is news, and what stands still cannot say so by itself.
  expect((await look(['--tell'], { PORT: String(await freePort()) })).said).toBe(`${alarmWords.site}\n`)
  expect(mailHost.received[1]?.text).toContain(alarmWords.site)
  setBackUpAge(0)
  for (const _time of ['the first', 'again']) expect(await look()).toEqual({ code: 0, said: '' })
  expect(mailHost.received.slice(2).map(({ headers }) => headers.get('subject'))).toEqual([alarmMails.well.subject])
  expect((await site.visit('/quarry/')).status).toBe(200)
})

test('where the mail server itself is dead the exit code and the health check say so, and pages go on', async () => {
  const { site, mailHost, look } = await startService()
  const queued = { queued_at: new Date(Date.now() - 2 * 3_600_000).toISOString(), due: '2099-01-01' }
  await site.execute(
    `insert into mail_queue (id, kind, about, state, due, queued_at) values ('a', 'message', 'a', 'waiting', '${queued.due}', '${queued.queued_at}')`,
  )
  await mailHost.stop()
  const { code, said } = await look()
  expect(code).toBe(1)
  expect(said).toContain(alarmWords.mail)
  expect(said).toContain('Nobody could be told by e-mail')
  const health = await site.visit('/quarry/healthz')
  expect(health.status).toBe(200)
  expect(JSON.parse(health.body)).toMatchObject({ status: 'wrong', wrong: ['mail'] })
  // Nothing waits any more once the site has given up.
  const tried = new Date().toISOString()
  await site.execute(`update mail_queue set state = 'failed', tried_at = '${tried}'`)
  expect((await look([])).said).toBe(`${alarmWords.mail}\n`)
  await site.execute(`update mail_queue set state = 'waiting'`)
  // Others leave: it is this one that is slow.
  await site.execute(`update mail_queue set sent_at = '2099-01-01' where id = 'a'`)
  expect((await look([])).code).toBe(0)
})
