import type { Page } from '@playwright/test'
import { firstCampaign } from '../content/first-campaign.ts'
import { linkCode } from '../content/newsletter-pages.ts'
import {
  letterMails as letterMailsOf,
  letterNews,
  letterPage,
  sendObjection as words,
} from '../content/send-objection.ts'
import { workshopPage } from '../content/workshop-page.ts'
import { letterConsentMissing, letterFields } from '../domain/sent-letter.ts'
import type { MailHost } from '../server/testing/mail-host.ts'
import { writeToSend } from './in-workshop.ts'
import { testWithMail } from './mail-site.ts'
import { openConsultation, setCampaign, wholeCampaign } from './open-consultation.ts'
import { expectAccessible, paperWidth } from './page-checks.ts'
import { expect, type Site, startSite } from './site.ts'
import { storedRows } from './visitor-rows.ts'

const letterMails = letterMailsOf(firstCampaign.name)
const council = wholeCampaign.council_email
const facts = { at: '', host: '', answer: '', council }
/** Of what has parts beside each other; what says a few sentences is narrowest on a phone. */
const widths = [320, 1280]
const narrow = [320]
const environment = ({ url }: MailHost) => ({ SMTP_URL: url, PUBLIC_ORIGIN: 'https://quarry.example' })

/** A public site that takes objections, with a real mail server. */
const test = testWithMail(async (mailHost) => {
  const site = await startSite('public', environment(mailHost))
  openConsultation(site.databaseFile)
  setCampaign(site.databaseFile, { sends_letters: 'on' })
  return site
})
test.describe.configure({ mode: 'default' })
test.beforeEach(({ mailHost }) => {
  mailHost.behave({})
  mailHost.received.length = 0
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses a button that is answered with a new page, and waits for the whole of it. */
async function press(page: Page, name: string): Promise<void> {
  const answered = page.waitForEvent('load')
  await button(page, name).click()
  await answered
  const runsScripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  if (runsScripts) await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

/** Opens the page of a letter anew, also where it is open: then its address alone would be no new page. */
async function openLetter(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
}

const letters = ({ databaseFile }: Site) => storedRows(databaseFile, 'sent_letters')

/** The link and the code of the e-mail that came last to this address. */
async function linkIn(mailHost: MailHost, address: string, count = 1): Promise<{ path: string; code: string }> {
  const theirs = () => mailHost.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => theirs().length).toBe(count)
  const [, path = '', code = ''] =
    /https:\/\/quarry\.example(\/quarry\/send-objection\/letter#(\S+))/.exec(theirs().at(-1)?.text ?? '') ?? []
  return { path, code }
}

async function fill(page: Page, values: Partial<Record<keyof typeof letterFields, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#send-${name}`).fill(value)
}

// (rule: letter-way, letter-brought, letter-mail, letter-own-page, draft-private)
test('from the workshop to the council: nothing leaves the browser before it is asked for, and the sender reads what came of it', async ({
  page,
  mailHost,
  sender,
}) => {
  const sent: string[] = []
  const own = 'On 3 March my very own boots were wet on the riverside path.'
  page.on('request', (request) => {
    const said = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`
    if (/very[ +%20]*own|boots|Ann[ +%20]*Example/.test(said)) sent.push(`${request.method()} ${request.url()}`)
  })
  await page.goto('/quarry/write-objection')
  await writeToSend(page, { name: 'Ann Example', address: '1 Church Lane\nBarford CV35 8ES', village: 'Barford', own })

  await expect(title(page)).toHaveText(words.title)
  await expect(title(page)).toBeFocused()
  await expect(page.locator('#send-letter')).toHaveValue(new RegExp(own))
  await expect(page.locator('#send-name')).toHaveValue('Ann Example')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.reload()
  await expect(page.locator('#send-letter')).toHaveValue(new RegExp(own))
  await expectAccessible(page, 'the form of a letter', widths)
  await fill(page, { email: 'ann@example.org' })
  await page.getByRole('checkbox').check()
  expect(sent).toEqual([])
  await press(page, words.look)

  await expect(title(page)).toHaveText(words.checkTitle)
  expect(sent).toEqual([`POST ${sender.origin}/quarry/send-objection`])
  expect(letters(sender)).toEqual([])
  const mail = page.getByRole('region', { name: words.body })
  await expect(mail).toContainText(own)
  await expect(mail).toContainText(`${letterMails.council.sender('Ann Example')} <campaign@example.org>`)
  await expectAccessible(page, 'the e-mail as it will be', widths)
  await press(page, words.change)
  await expect(page.locator('#send-letter')).toHaveValue(new RegExp(own))
  await fill(page, { name: 'Ann B. Example' })
  await press(page, words.look)
  await expect(title(page)).toHaveText(words.checkTitle)
  const shown = await mail.locator('.exact-mail-text').innerText()
  await press(page, words.store)
  await expect(title(page)).toHaveText(words.storedTitle)
  await expectAccessible(page, 'a letter is stored', narrow)

  const { path } = await linkIn(mailHost, 'ann@example.org')
  await page.goto(path)
  await expect(title(page)).toHaveText(letterPage.title)
  expect(letters(sender)).toMatchObject([{ state: 'unproved' }])
  await expectAccessible(page, 'the page of a letter', narrow)
  // The code stands no longer in the address, and the tab knows it all the same.
  await expect(page).toHaveURL(/\/letter$/)
  await page.reload()
  await expect(page.getByLabel(linkCode.label)).toHaveCount(0)
  await press(page, letterPage.open)
  await expect(title(page)).toHaveText(letterNews.unproved(facts).title)
  await expectAccessible(page, 'a letter that waits for its sender', narrow)
  expect(letters(sender)).toMatchObject([{ state: 'unproved' }])
  expect(mailHost.received).toHaveLength(1)
  await press(page, letterPage.send)
  await expect(title(page)).toHaveText(
    new RegExp(`${letterNews.waiting(facts).title}|${letterNews.accepted(facts).title}`),
  )
  await expect.poll(() => letters(sender)[0]?.state).toBe('accepted')
  const toCouncil = mailHost.received.filter(({ to }) => to.includes(council))
  expect(toCouncil).toHaveLength(1)
  expect(toCouncil[0]?.text.replaceAll(/\s+/g, ' ').trim()).toBe(shown.replaceAll(/\s+/g, ' ').trim())
  expect(toCouncil[0]?.headers.get('reply-to')).toBe('"Ann B. Example" <ann@example.org>')

  const later = await linkIn(mailHost, 'ann@example.org', 2)
  await openLetter(page, later.path)
  await press(page, letterPage.open)
  await expect(title(page)).toHaveText(letterNews.accepted(facts).title)
  await expect(page.locator('main').getByRole('status')).toContainText('127.0.0.1')
  await expect(page.getByRole('link', { name: letterPage.count })).toHaveAttribute('href', '/quarry/took-part')
  await expectAccessible(page, 'a letter was accepted', narrow)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: paperWidth, height: 900 })
  await expect(page.getByText(own)).toBeVisible()
  await expect(button(page, letterPage.remove)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await press(page, letterPage.remove)
  await expect(title(page)).toHaveText(letterPage.removed.title)
  expect(letters(sender)).toMatchObject([{ state: 'accepted', letter: null, email: null, name: null }])
  await openLetter(page, path)
  await press(page, letterPage.open)
  await expect(page.getByRole('alert')).toHaveText(letterPage.unknown.text)
  expect(sender.said()).not.toMatch(/Ann|Barford|boots|example\.org/)
})

/** All that the browser keeps for the page in view: its storages, and the state of its history's entry. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))

/** Writes for Hal Neighbour in the workshop, and follows the way to the form with the letter. */
async function bringLetter(page: Page): Promise<void> {
  await page.goto('/quarry/write-objection')
  await writeToSend(page, { name: 'Hal Neighbour', address: '3 Church Lane\nBarford CV35 8ES' })
  await expect(page.locator('#send-name')).toHaveValue('Hal Neighbour')
  await fill(page, { email: 'hal@example.org' })
}

/** Goes back to the form by the browser's own history, with and without a reload, and finds nothing there. */
async function expectNothingBrought(page: Page): Promise<void> {
  await page.goForward()
  for (const reload of [() => Promise.resolve(), () => page.reload()]) {
    await reload()
    await expect(page.getByText(words.bring)).toBeVisible()
    for (const name of Object.keys(letterFields)) await expect(page.locator(`#send-${name}`)).toHaveValue('')
    expect(await keptIn(page)).not.toContain('Hal')
  }
}

// (rule: letter-brought, draft-private, for-a-neighbour)
test('a letter that was brought to the form is gone once its draft is deleted or printed for a neighbour, in the browser’s history too', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
  await test.step('deleted', async () => {
    await page.goto('/quarry/send-objection')
    await expect(page.getByText(words.bring)).toBeVisible()
    await bringLetter(page)
    await expect(page.getByText(words.bring)).toHaveCount(0)
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toMatch(/Hal|object/)
    await page.reload()
    await expect(page.locator('#send-name')).toHaveValue('Hal Neighbour')
    await page.goBack()
    await page.getByRole('heading', { name: 'My drafts' }).click()
    await button(page, 'Delete my drafts').click()
    await button(page, 'Yes, delete them all').click()
    await expect(page.getByText('Your drafts were deleted from this browser.')).toBeVisible()
    await expectNothingBrought(page)
  })

  await test.step('deleted elsewhere while the browser keeps the page', async () => {
    await bringLetter(page)
    await page.evaluate(() => {
      localStorage.clear()
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page.locator('#send-name')).toHaveValue('')
  })

  await test.step('printed', async () => {
    await bringLetter(page)
    await page.goBack()
    await page.getByText('For a neighbour', { exact: true }).click()
    await button(page, 'Print in large letters, and delete it here').click()
    await button(page, workshopPage.printedYes).click()
    await expect(page.getByText(/nothing of it is kept in this browser/)).toBeVisible()
    await expectNothingBrought(page)
  })
})

// (rule: letter-brought)
test('where the browser keeps nothing a letter is brought all the same, and a reload says how to bring it again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await bringLetter(page)
  await page.reload()
  await expect(page.getByText(words.bring)).toBeVisible()
  await expect(page.locator('#send-letter')).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // (rule: letter-without-script, letter-refused)
  test('the whole way works, from the refusal of a field to the refusal of the mail server', async ({
    page,
    mailHost,
    sender,
  }) => {
    await page.goto('/quarry/send-objection')
    await fill(page, { letter: 'Typed for an hour.', name: 'Bob', address: 'Barford', email: 'bob@example.org' })
    await page.getByRole('checkbox').check()
    setCampaign(sender.databaseFile, { sends_letters: 'off' })
    await press(page, words.look)
    await expect(page.getByLabel(words.keptHeading)).toHaveValue('Typed for an hour.')
    setCampaign(sender.databaseFile, { sends_letters: 'on' })

    await page.goto('/quarry/write-objection')
    await page.getByRole('link', { name: workshopPage.noScriptSend }).click()
    await fill(page, {
      letter: 'I walk here daily, and object.',
      name: 'bob@example.org',
      address: '2 Church Lane, Barford',
      email: 'bob@example.org',
    })
    await page.getByRole('checkbox').check()
    await press(page, words.look)
    await expect(page.getByRole('alert')).toContainText(letterFields.name.malformed)
    await expect(page.locator('#send-letter')).toHaveValue('I walk here daily, and object.')
    await fill(page, { name: 'Bob Example' })
    await press(page, words.look)
    await expect(title(page)).toHaveText(words.checkTitle)
    await press(page, words.store)
    await expect(title(page)).toHaveText(words.storedTitle)
    const { code, path } = await linkIn(mailHost, 'bob@example.org')
    const response = await page.goto(path)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    await press(page, letterPage.open)
    await expect(page.getByRole('alert')).toHaveText(letterPage.missing.text)
    await page.getByLabel(linkCode.label).fill(` ${code} `)
    mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
    await press(page, letterPage.open)
    await press(page, letterPage.send)
    await expect.poll(() => letters(sender).find(({ name }) => name === 'Bob Example')?.state).toBe('refused')
    await openLetter(page, path)
    await page.getByLabel(linkCode.label).fill(code)
    await press(page, letterPage.open)
    await expect(title(page)).toHaveText(letterNews.refused(facts).title)
    await expect(page.locator('main').getByRole('status')).toContainText('550')
    await press(page, letterPage.remove)
    await expect(title(page)).toHaveText(letterPage.removed.title)
  })
})

// (rule: letter-when)
test('where the maintainers have not switched it on, no page offers it, and its own says so', async ({
  page,
  sender,
}) => {
  setCampaign(sender.databaseFile, { sends_letters: 'off' })
  await page.goto('/quarry/send-objection')
  await expect(title(page)).toHaveText(words.closedTitle)
  await expectAccessible(page, 'no letters are sent', narrow)
  await page.goto('/quarry/write-objection')
  await page.getByRole('link', { name: workshopPage.begin }).click()
  await expect(page.getByRole('heading', { name: 'Take it away' })).toBeVisible()
  await expect(page.getByRole('link', { name: words.wayLink })).toHaveCount(0)
  const privacy = async () => (await page.request.get('/quarry/privacy')).text()
  expect(await privacy()).not.toContain('When you ask us to send your objection')
  setCampaign(sender.databaseFile, { sends_letters: 'on' })
  expect(await privacy()).toContain('When you ask us to send your objection')
})

// (rule: letter-doubt)
test('a site that is killed while the mail server has the letter sends it no second time', async ({
  mailHost,
  sender,
}) => {
  const answerTo = async (path: string, fields: Record<string, string>) => {
    const headers = { Origin: sender.origin, 'Sec-Fetch-Site': 'same-origin' }
    const body = new URLSearchParams(fields)
    return (await fetch(`${sender.origin}/quarry/send-objection${path}`, { method: 'POST', headers, body })).text()
  }
  const letter = { letter: 'I object.', name: 'Cid', address: 'Barford', email: 'cid@example.org' }
  await answerTo('', { ...letter, consent: 'yes', step: 'store' })
  const { code } = await linkIn(mailHost, letter.email)
  const [, version = ''] = /name="version" value="([^"]+)"/.exec(await answerTo('/letter', { code })) ?? []
  mailHost.behave({ delayMs: 60_000 })
  await answerTo('/letter', { code, version, do: 'send' })
  const toCouncil = () => mailHost.received.filter(({ to }) => to.includes(council)).length
  await expect.poll(toCouncil).toBe(1)
  await sender.kill()
  mailHost.behave({})
  Object.assign(sender, await startSite('public', environment(mailHost), sender))
  const told = await linkIn(mailHost, letter.email, 2)
  const [, heading] = /<h1[^>]*>([^<]*)/.exec(await answerTo('/letter', { code: told.code })) ?? []
  expect(heading).toBe(letterNews['in-doubt'](facts).title)
  expect(toCouncil()).toBe(1)
})

// (rule: letter-fields, letter-page, letter-when, letter-version, letter-under-way)
test('a form without consent is refused at its field; switched off while the form or the page of a letter is open, nothing is lost or said to be over; changed, it is shown anew', async ({
  page,
  mailHost,
  sender,
}) => {
  const values = { letter: 'An hour of my evening.', name: 'Dee', address: 'Barford', email: 'dee@example.org' }
  const handOver = async () => {
    await page.goto('/quarry/send-objection')
    await fill(page, values)
  }
  await handOver()
  await expect(page.locator('main h2')).toHaveText([words.firstHeading, words.meansHeading, words.formHeading])
  const form = page.getByRole('region', { name: words.formHeading }).locator('form')
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true
  })
  await press(page, words.look)
  const problem = page.getByRole('alert')
  await expect(problem).toBeFocused()
  await problem.getByRole('link', { name: letterConsentMissing }).click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expectAccessible(page, 'a letter is refused', narrow)
  await page.getByRole('checkbox').check()
  await press(page, words.look)
  setCampaign(sender.databaseFile, { sends_letters: 'off' })
  await press(page, words.store)
  await expect(title(page)).toHaveText(words.closedTitle)
  await expect(page.getByLabel(words.keptHeading)).toHaveValue(values.letter)
  await expectAccessible(page, 'a letter is given back', narrow)
  setCampaign(sender.databaseFile, { sends_letters: 'on' })

  await handOver()
  await page.getByRole('checkbox').check()
  await press(page, words.look)
  await press(page, words.store)
  const { path } = await linkIn(mailHost, values.email)
  await page.goto(path)
  await press(page, letterPage.open)
  setCampaign(sender.databaseFile, { sends_letters: 'off' })
  await press(page, letterPage.send)
  await expect(title(page)).toHaveText(letterNews['not-now'](facts).title)
  await expect(button(page, letterPage.send)).toHaveCount(0)
  setCampaign(sender.databaseFile, { sends_letters: 'on' })
  await openLetter(page, path)
  await press(page, letterPage.open)
  setCampaign(sender.databaseFile, { council_email: 'other@council.example.org' })
  await press(page, letterPage.send)
  await expect(page.getByRole('alert')).toHaveText(letterPage.changed)
  await expect(page.getByRole('region', { name: words.body })).toContainText('other@council.example.org')
  await expectAccessible(page, 'a letter whose e-mail has changed', narrow)
  expect(letters(sender).find(({ name }) => name === 'Dee')).toMatchObject({ state: 'unproved' })

  mailHost.behave((to) => (to === 'other@council.example.org' ? { delayMs: 60_000 } : {}))
  await press(page, letterPage.send)
  await expect.poll(() => mailHost.received.filter(({ to }) => to.includes('other@council.example.org')).length).toBe(1)
  await press(page, letterPage.remove)
  await expect(title(page)).toHaveText(letterPage.underWay.title)
  expect(letters(sender).at(-1)).toMatchObject({ state: 'withdrawn', letter: null, name: null, email: null })
  setCampaign(sender.databaseFile, { council_email: council })
})
