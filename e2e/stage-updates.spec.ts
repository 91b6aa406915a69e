import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { updateFor } from '../content/occasion-updates.ts'
import { dateWords } from '../domain/date-words.ts'
import { londonDay } from '../domain/london-day.ts'
import { occasionsOn } from '../domain/occasions.ts'
import { startMailHost } from '../server/testing/mail-host.ts'
import { read, toastOf, write } from './maintain.ts'
import { setCampaign } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, startSite, test } from './site.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
function execute({ databaseFile }: Site, statement: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  database.exec(statement)
  database.close()
}

const consult = (opens: string, closes: string) =>
  `update process_stages set starts_on = '${opens}', ends_on = '${closes}' where id = 'public-consultation'`

async function sendOpened(page: Page): Promise<void> {
  await button(page, 'Send to 2 subscribers').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 2 subscribers' }).press('Enter')
}

/** Writes the draft of the reminder that is due, as the site does when it looks on its day. */
async function prepareReminder(site: Site, today: string): Promise<void> {
  const { reminder } = occasionsOn(JSON.parse(await read(site, '/process_stages')), today)
  if (!reminder) throw new Error('No reminder is due')
  const [campaign] = JSON.parse(await read(site, '/campaign_details'))
  await write(site, 'POST', '/updates', updateFor(reminder, campaign))
}

// (rule: stage-updates, updates-stale, reminder-wait, reminder-true, update-once)
test('when the stage moves its update is offered, looked at and sent; a reminder waits, and is refused once it is not true', async ({
  page,
}) => {
  // What is due stays so on the next day as well, if that begins meanwhile.
  const today = londonDay()
  const dayFromToday = (days: number) =>
    new Date(Date.parse(today) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const mailHost = await startMailHost()
  const site = await startSite('local', { SMTP_URL: mailHost.url, PUBLIC_ORIGIN: 'https://quarry.example' })
  try {
    setCampaign(site.databaseFile, { contact_email: 'campaign@example.org' })
    for (const one of ['1', '2']) {
      execute(
        site,
        `insert into newsletter_signups (id, address_hash, email, first_name, postcode, signed_up_at, consent_text, state,
          delivery_state) values ('s${one}', 'hash ${one}', 'a${one}@example.org', '', '', '${new Date().toISOString()}',
          'Yes', 'confirmed', 'sent')`,
      )
    }
    const [closes, subject] = [dayFromToday(20), 'The consultation is open until']
    const opened = page.getByRole('heading', {
      level: 2,
      name: `${subject} ${dateWords(closes)}: your objection in ten`,
    })
    const toDesk = () => page.getByRole('tab', { name: 'Progress' }).click()
    const stage = (name: string) => page.locator('.process-stages').getByRole('button', { name })

    await test.step('the stage moves, and the update is offered', async () => {
      const updates = page.waitForResponse('**/api/updates')
      await page.goto(`${site.origin}/quarry/admin?tab=progress`)
      await updates
      await stage('Public consultation').click()
      await page.getByLabel('Closes on').fill(dateWords(closes).replace(/^\w+ /, ''))
      await expect(button(page, 'Write to subscribers')).toHaveCount(0)
      await button(page, 'Make this the current stage').click()
      await expect(page.getByText('Subscribers have not been told')).toBeVisible()
      await expectAccessible(page, 'the offer', [320, 1280])
      await button(page, 'Write to subscribers').click()
      await expect(opened).toBeFocused()
    })

    await test.step('pressing again opens the same draft', async () => {
      await toDesk()
      await button(page, 'Write to subscribers').press('Enter')
      await expect(opened).toBeFocused()
      expect(JSON.parse(await read(site, '/updates'))).toHaveLength(1)
    })

    await test.step('it is sent, and offered no more', async () => {
      await sendOpened(page)
      await expect.poll(() => mailHost.received.length).toBe(2)
      for (const { text } of mailHost.received) {
        expect(text).toContain('https://quarry.example/quarry/write-objection')
        expect(text).toContain('https://quarry.example/quarry/how-to-object')
        expect(text).toContain('https://www.warwickshire.gov.uk/planning')
      }
      // The tab knows of the updates already, so that it would offer this one at once.
      await toDesk()
      await expect(stage('Assessment')).toBeVisible()
      await expect(button(page, 'Write to subscribers')).toHaveCount(0)
    })

    await test.step('a reminder waits from its day on', async () => {
      const last = dayFromToday(5)
      execute(site, consult(dayFromToday(-10), last))
      await prepareReminder(site, today)
      await page.goto(`${site.origin}/quarry/admin`)
      await expect(page.getByText('A reminder waits for you')).toContainText(dateWords(last))
      await expectAccessible(page, 'a reminder that waits', [320])
      await page.getByRole('link', { name: 'Look at it and send it' }).click()
      await expect(page.getByRole('heading', { level: 2, name: `${dateWords(last)} is the last day` })).toBeFocused()
    })

    await test.step('it is refused while another last day holds, and goes when its own does', async () => {
      execute(site, consult(dayFromToday(-10), dayFromToday(6)))
      await sendOpened(page)
      await expect(
        page.getByRole('alert').filter({ hasText: 'The last day of the consultation is another one' }),
      ).toBeVisible()
      expect(mailHost.received.length).toBe(2)
      await page.reload()
      await expect(page.getByText('This draft is out of date')).toContainText('the consultation is another one by now')
      await expect(button(page, /^Send to/)).toHaveCount(0)
      await expectAccessible(page, 'a draft that is out of date')
      execute(site, consult(dayFromToday(-10), dayFromToday(5)))
      await page.reload()
      await sendOpened(page)
      await expect.poll(() => mailHost.received.length).toBe(4)
      await expect(page.getByText('A reminder waits for you')).toHaveCount(0)
    })

    await test.step('what is on its way is paused while its last day is another one, and goes on by a press', async () => {
      execute(site, 'update campaign_details set mails_an_hour = 1')
      await page.goto(`${site.origin}/quarry/admin?tab=progress`)
      await button(page, 'Write to subscribers').click()
      await sendOpened(page)
      await expect(page.getByText('It has been on its way since')).toBeVisible()
      execute(site, consult(dayFromToday(-10), dayFromToday(6)))
      await expect(page.getByText('The site has paused it.')).toContainText('is another one by now')
      await button(page, 'Go on').click()
      await expect(toastOf(page)).toContainText('This update cannot go on')
      await page.goto(`${site.origin}/quarry/admin`)
      const notice = page.getByRole('status').filter({ hasText: 'The site has paused an update' })
      await expect(notice).toContainText(dateWords(dayFromToday(5)))
      await expectAccessible(page, 'an update that the site has paused')
      execute(site, consult(dayFromToday(-10), dayFromToday(5)))
      await notice.getByRole('link', { name: 'Look at it' }).click()
      await button(page, 'Go on').click()
      await expect(page.getByText('It has been on its way since')).toBeVisible()
    })

    await test.step('a second reminder for another last day says why it waits', async () => {
      execute(site, consult(dayFromToday(-10), dayFromToday(6)))
      execute(site, "update campaign_details set reminders = 'by-themselves'")
      await prepareReminder(site, today)
      await page.goto(`${site.origin}/quarry/admin`)
      await expect(page.getByText('A reminder waits for you')).toContainText(
        'One like it went to subscribers before, with another last day, so it does not go by itself.',
      )
    })
  } finally {
    await site.stop()
    await mailHost.stop()
  }
})
