import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { letterNews, letterPage, sendObjection as letterWords } from '../content/send-objection.ts'
import type { MailSending } from '../domain/update-sending.ts'
import { type Moods, moodOf } from '../scripts/durability/moody-mail.ts'
import { usualLeaseMs } from '../server/database/leases.ts'
import { type MailHost, startMailHost } from '../server/testing/mail-host.ts'
import { writeToSend } from './in-workshop.ts'
import { read, write } from './maintain.ts'
import { setCampaign, wholeCampaign } from './open-consultation.ts'
import { expect, type Site, startSite, test } from './site.ts'
import { storedRows } from './visitor-rows.ts'

const subscribers = 150
const addressOf = (number: number) => `subscriber${number}@example.org`
const council = wholeCampaign.council_email
const movedClock = fileURLToPath(new URL('../server/testing/moved-clock.ts', import.meta.url))
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** Now and then an attempt fails, and then not again. */
const moods: Moods = [
  [50, { refuse: { at: 'RCPT', code: 450 } }],
  [60, { refuse: { at: 'DATA', code: 451 } }],
  [90, { dropAt: 'recipient' }],
  [120, { dropAt: 'accepted' }],
  [40, { delayMs: 200 }],
]

/** A campaign whose clock the test moves, through a site that is killed and started again over the same rows. */
async function startCampaign(mailHost: MailHost) {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-weeks-'))
  const clock = join(folder, 'clock')
  let ahead = 0
  const moveTo = (moment: string) => {
    ahead = Date.parse(moment) - Date.now()
    writeFileSync(clock, String(ahead))
  }
  moveTo('2027-02-18T09:00:00Z')
  const environment = {
    SMTP_URL: mailHost.url,
    PUBLIC_ORIGIN: 'https://quarry.example',
    NODE_OPTIONS: `--import=${movedClock}`,
    CLOCK_FILE: clock,
  }
  const said: string[] = []
  let site = await startSite('local', environment)
  return {
    site: () => site,
    now: () => Date.now() + ahead,
    moveTo,
    said: () => [...said, site.said()].join('\n'),
    async killAndStart() {
      await site.kill()
      said.push(site.said())
      site = await startSite('local', environment, site)
    },
    async stop() {
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}
type Campaign = Awaited<ReturnType<typeof startCampaign>>

function subscribe({ databaseFile }: Site): void {
  const database = new DatabaseSync(databaseFile, { timeout: 60_000 })
  const add = database.prepare(`insert into newsletter_signups
    (id, address_hash, email, signed_up_at, consent_text, state, delivery_state)
    values (?, ?, ?, '2026-12-01T12:00:00.000Z', 'Yes', 'confirmed', 'sent')`)
  for (let number = 0; number < subscribers; number += 1) add.run(`s${number}`, `hash ${number}`, addressOf(number))
  database.exec('update campaign_details set mails_an_hour = 100000, mails_a_day = 1000000')
  database.close()
}

/** Every e-mail about this subject that the mail server has taken, by who got it. */
function whoGot({ received }: MailHost, subject: RegExp): Map<string, number> {
  const got = new Map<string, number>()
  for (const { to, headers } of received) {
    if (subject.test(headers.get('subject') ?? '')) got.set(to.join(), (got.get(to.join()) ?? 0) + 1)
  }
  return got
}

async function sendingOf(site: Site, id: string): Promise<MailSending> {
  const { sendings } = JSON.parse(await read(site, '/maintenance/updates'))
  return sendings.find(({ update_id }: MailSending) => update_id === id)
}

/**
 * Waits until an update has gone out. Once all that is left waits for its next attempt, the clock moves on to the last of
 * these: not before, since no clock leaps while an e-mail is under way.
 */
async function untilSent(campaign: Campaign, id: string): Promise<MailSending> {
  for (;;) {
    const sending = await sendingOf(campaign.site(), id)
    if (sending.state === 'sent') return sending
    const left = storedRows(campaign.site().databaseFile, 'update_mails').filter(
      (row) => row.delivery_state === 'waiting',
    )
    const attempts = left.map(({ next_attempt_at: at }) => Date.parse(String(at)))
    // What was never tried has no time, and what is under way one that is near.
    if (left.length > 0 && Math.min(...attempts) > campaign.now() + 2 * usualLeaseMs)
      campaign.moveTo(new Date(Math.max(...attempts)).toISOString())
    await sleep(250)
  }
}

/** Nobody twice; and whom it has not reached, of that one the site says that it does not know. */
function expectOnceEach(mailHost: MailHost, subject: RegExp, { sent, inDoubt, failed, setAside }: MailSending): void {
  const got = whoGot(mailHost, subject)
  expect([...got].filter(([, count]) => count > 1)).toEqual([])
  expect({ told: sent + inDoubt, failed, setAside }).toEqual({ told: subscribers, failed: 0, setAside: 0 })
  const missing = Array.from({ length: subscribers }, (_, number) => addressOf(number)).filter((each) => !got.has(each))
  expect(missing.length).toBeLessThanOrEqual(inDoubt)
  // A kill finds at most one e-mail between its last byte and the answer.
  expect(missing.length).toBeLessThanOrEqual(1)
}

async function linkIn(mailHost: MailHost, address: string, count: number): Promise<string> {
  const theirs = () => mailHost.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => theirs().length).toBe(count)
  return /https:\/\/quarry\.example(\/quarry\/send-objection\/letter#\S+)/.exec(theirs().at(-1)?.text ?? '')?.[1] ?? ''
}

// (rule: stage-updates, update-once, letter-way, letter-own-page, took-part-press, reminder-wait, reminder-itself, letter-kept)
test('three weeks of a campaign, on a clock that the test moves', async ({ page }) => {
  const mailHost = await startMailHost()
  const campaign = await startCampaign(mailHost)
  const own = 'On 3 March my very own boots were wet on the riverside path.'
  setCampaign(campaign.site().databaseFile, { ...wholeCampaign, sends_letters: 'on' })
  subscribe(campaign.site())
  const at = async (moment: string) => {
    campaign.moveTo(moment)
    await page.clock.setFixedTime(moment)
  }
  const open = (path: string) => page.goto(campaign.site().origin + path)

  await test.step('the stage opens, and the update that goes with it is offered', async () => {
    await at('2027-02-18T09:00:00Z')
    const dates = { starts_on: '2027-02-19', ends_on: '2027-03-12' }
    const stage = JSON.parse(await read(campaign.site(), '/process_stages/public-consultation'))
    await write(campaign.site(), 'PATCH', '/process_stages/public-consultation', dates, stage.updated_at)
    await at('2027-02-19T09:00:00Z')
    mailHost.behave(moodOf(moods))
    await open('/quarry/admin?tab=progress')
    await button(page, 'Write to subscribers').click()
    await expect(
      page.getByRole('heading', { level: 2, name: /^The consultation is open until Friday 12 March 2027/ }),
    ).toBeVisible()
    await button(page, `Send to ${subscribers} subscribers`).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Send to ${subscribers} subscribers` })
      .click()
    await expect(page.getByText('It has been on its way since')).toBeVisible()
  })

  await test.step('it goes out once to each, though the site is killed in the middle', async () => {
    const opened = /^The consultation is open until/
    await expect.poll(() => whoGot(mailHost, opened).size).toBeGreaterThan(subscribers / 3)
    await campaign.killAndStart()
    const sending = await untilSent(campaign, 'consultation-open-2027-03-12')
    expectOnceEach(mailHost, opened, sending)
  })

  await test.step('a resident writes, and asks the site to send her letter', async () => {
    await at('2027-02-22T10:00:00Z')
    await open('/quarry/write-objection')
    await writeToSend(page, {
      ...{ name: 'Ann Example', address: '1 Church Lane\nBarford CV35 8ES' },
      ...{ village: 'Barford', own },
    })
    await page.locator('#send-email').fill('ann@example.org')
    await page.getByRole('checkbox').check()
    await button(page, letterWords.look).click()
    await button(page, letterWords.store).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(letterWords.storedTitle)
    expect(mailHost.received.filter(({ to }) => to.includes(council))).toEqual([])
    await open(await linkIn(mailHost, 'ann@example.org', 1))
    await button(page, letterPage.open).click()
    await button(page, letterPage.send).click()
    await expect.poll(() => storedRows(campaign.site().databaseFile, 'sent_letters')[0]?.state).toBe('accepted')
    // From the same page a link that differs behind its # alone opens nothing anew before the router listens.
    await page.goto('about:blank')
    await open(await linkIn(mailHost, 'ann@example.org', 2))
    await button(page, letterPage.open).click()
    const facts = { at: '', host: '', answer: '', council }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(letterNews.accepted(facts).title)
    const letters = mailHost.received.filter(({ to }) => to.includes(council))
    expect(letters.map(({ text }) => text.includes(own))).toEqual([true])
  })

  await test.step('she is counted', async () => {
    await open('/quarry/how-to-object')
    await page.getByLabel('Your village').selectOption('Barford')
    await button(page, 'I have sent my objection').click()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you: you are counted.' })).toBeVisible()
  })

  await test.step('the first reminder waits for one press, and goes out once to each, though the site is killed', async () => {
    const reminder = /^Friday 12 March 2027 is the last day/
    mailHost.behave(moodOf(moods))
    await at('2027-03-05T09:00:00Z')
    await campaign.killAndStart()
    await expect.poll(async () => read(campaign.site(), '/updates')).toContain('reminder-7-2027-03-12')
    expect(whoGot(mailHost, reminder).size).toBe(0)
    await open('/quarry/admin?tab=updates&update=reminder-7-2027-03-12')
    await button(page, `Send to ${subscribers} subscribers`).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Send to ${subscribers} subscribers` })
      .click()
    await expect.poll(() => whoGot(mailHost, reminder).size).toBeGreaterThan(subscribers / 3)
    await campaign.killAndStart()
    expectOnceEach(mailHost, reminder, await untilSent(campaign, 'reminder-7-2027-03-12'))
  })

  await test.step('the second goes by itself', async () => {
    setCampaign(campaign.site().databaseFile, { reminders: 'by-themselves' })
    mailHost.behave(moodOf(moods))
    await at('2027-03-10T09:00:00Z')
    await campaign.killAndStart()
    await expect.poll(async () => Boolean(await sendingOf(campaign.site(), 'reminder-2-2027-03-12'))).toBe(true)
    const sending = await untilSent(campaign, 'reminder-2-2027-03-12')
    expectOnceEach(mailHost, /: last days to object$/, sending)
  })

  await test.step('the consultation closes', async () => {
    const before = mailHost.received.length
    await at('2027-03-13T09:00:00Z')
    await campaign.killAndStart()
    await open('/quarry/send-objection')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(letterWords.closedTitle)
    await open('/quarry/')
    await expect(page.getByText('The consultation closed on Friday 12 March 2027.').first()).toBeVisible()
    expect(mailHost.received.length).toBe(before)
  })

  await test.step('after thirty days the letter is gone, from the files as well', async () => {
    await at('2027-03-25T09:00:00Z')
    await campaign.killAndStart()
    const files = () => ['', '-wal'].map((end) => readFileSync(campaign.site().databaseFile + end, 'latin1')).join('')
    await expect.poll(() => files().includes('very own boots')).toBe(false)
    expect(storedRows(campaign.site().databaseFile, 'sent_letters').map(({ letter }) => letter ?? null)).not.toContain(
      own,
    )
  })

  expect(mailHost.received.filter(({ to }) => to.includes(council))).toHaveLength(1)
  expect(campaign.said()).not.toMatch(/subscriber\d|ann@|Ann|Church Lane|boots/)
  await campaign.stop()
  await mailHost.stop()
})
