import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { updateFor } from '../content/occasion-updates.ts'
import { letterNews, sendObjection as letterWords } from '../content/send-objection.ts'
import { occasionsOn } from '../domain/occasions.ts'
import type { MailSending } from '../domain/update-sending.ts'
import { type MailHost, startMailHost } from '../server/testing/mail-host.ts'
import { read, write } from './maintain.ts'
import { setCampaign, wholeCampaign } from './open-consultation.ts'
import { storeReceived } from './received-rows.ts'
import { expect, type Site, startSite, test } from './site.ts'
import { storedRows } from './stored-rows.ts'

const subscribers = ['one@example.org', 'three@example.org', 'two@example.org']
const council = wholeCampaign.council_email
const own = 'On 3 March my very own boots were wet on the riverside path.'
const movedClock = fileURLToPath(new URL('../server/testing/moved-clock.ts', import.meta.url))

/** A campaign whose clock the test moves, through a site that is killed and started again over the same rows. */
async function startCampaign(mailHost: MailHost) {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-weeks-'))
  const clock = join(folder, 'clock')
  const moveTo = (moment: string) => writeFileSync(clock, String(Date.parse(moment) - Date.now()))
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
    said: () => [...said, site.said()].join('\n'),
    moveTo,
    /** What is due on a day is looked at when the site starts. */
    async killAndStartAt(moment: string) {
      await site.kill()
      said.push(site.said())
      moveTo(moment)
      site = await startSite('local', environment, site)
    },
    async stop() {
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Waits until an update has gone to everybody, which no kill interrupts. */
async function untilSent(site: Site, id: string): Promise<void> {
  const isSent = async () => {
    const { sendings } = JSON.parse(await read(site, '/maintenance/updates'))
    return sendings.find(({ update_id }: MailSending) => update_id === id)
  }
  await expect.poll(isSent).toMatchObject({ state: 'sent', sent: subscribers.length, inDoubt: 0, failed: 0 })
}

/** Presses for a draft that waits. */
async function send(site: Site, id: string): Promise<void> {
  const { updated_at } = JSON.parse(await read(site, `/updates/${id}`))
  await write(site, 'POST', `/maintenance/updates/${id}/send`, { subscribers: subscribers.length }, updated_at)
  await untilSent(site, id)
}

/** Who got an e-mail about this subject, each as often as they did. */
const whoGot = ({ received }: MailHost, subject: RegExp) =>
  received.flatMap(({ to, headers }) => (subject.test(headers.get('subject') ?? '') ? to : [])).toSorted()

/** Sends a form of a page as a browser without JavaScript does; returns the page that it is answered with. */
async function post({ origin }: Site, path: string, fields: Record<string, string>): Promise<string> {
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
  const answer = await fetch(`${origin}/quarry${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return answer.text()
}

/** The code in so manieth e-mail to somebody who handed over a letter. */
async function codeIn({ received }: MailHost, address: string, count: number): Promise<string> {
  const theirs = () => received.filter(({ to }) => to.includes(address))
  await expect.poll(() => theirs().length).toBe(count)
  return /\/quarry\/send-objection\/letter#(\S+)/.exec(theirs().at(-1)?.text ?? '')?.[1] ?? ''
}

const pageOf = async ({ origin }: Site, path: string) => (await fetch(`${origin}/quarry${path}`)).text()

// (rule: stage-updates, update-once, letter-way, letter-own-page, took-part-press, reminder-wait, reminder-itself, letter-kept)
test('three weeks of a campaign, on a clock that the test moves', async () => {
  const mailHost = await startMailHost()
  const campaign = await startCampaign(mailHost)
  const { site, moveTo, killAndStartAt } = campaign
  const letters = () => storedRows(site().databaseFile, 'sent_letters')
  const files = () => ['', '-wal'].map((end) => readFileSync(site().databaseFile + end, 'latin1')).join('')
  setCampaign(site().databaseFile, { ...wholeCampaign, sends_letters: 'on' })
  const signup = { signed_up_at: '2026-12-01T12:00:00.000Z', consent_text: 'Yes' }
  storeReceived(
    site().databaseFile,
    'newsletter_signups',
    subscribers.map((email) => ({
      ...{ id: email, address_hash: email, email, state: 'confirmed', delivery_state: 'sent' },
      ...signup,
    })),
  )

  await test.step('the stage opens, and the update that goes with it goes out once to each', async () => {
    const dates = { starts_on: '2027-02-19', ends_on: '2027-03-12' }
    const stage = JSON.parse(await read(site(), '/process_stages/public-consultation'))
    await write(site(), 'PATCH', '/process_stages/public-consultation', dates, stage.updated_at)
    expect(await pageOf(site(), '/send-objection')).toContain(letterWords.closedTitle)
    moveTo('2027-02-19T09:00:00Z')
    await expect.poll(() => pageOf(site(), '/send-objection')).not.toContain(letterWords.closedTitle)
    const { stands } = occasionsOn(JSON.parse(await read(site(), '/process_stages')), '2027-02-19')
    if (!stands) throw new Error('There is nothing to tell on the first day')
    const [details] = JSON.parse(await read(site(), '/campaign_details'))
    const { id } = await write(site(), 'POST', '/updates', updateFor(stands, details))
    expect(id).toBe('consultation-open-2027-03-12')
    await send(site(), id)
    expect(whoGot(mailHost, /^The consultation is open until Friday 12 March 2027/)).toEqual(subscribers)
  })

  await test.step('a resident asks the site to send her letter, and is counted', async () => {
    moveTo('2027-02-22T10:00:00Z')
    const form = { name: 'Ann Example', address: '1 Church Lane\nBarford CV35 8ES', email: 'ann@example.org' }
    const stored = await post(site(), '/send-objection', { ...form, letter: own, consent: 'yes', step: 'store' })
    expect(stored).toContain(letterWords.storedTitle)
    const letter = { code: await codeIn(mailHost, form.email, 1) }
    const opened = await post(site(), '/send-objection/letter', letter)
    const version = /name="version" value="([^"]+)"/.exec(opened)?.[1] ?? 'none'
    expect(letters()).toMatchObject([{ state: 'unproved' }])
    await post(site(), '/send-objection/letter', { ...letter, do: 'send', version })
    await expect.poll(() => letters()[0]?.state).toBe('accepted')
    const told = await post(site(), '/send-objection/letter', { code: await codeIn(mailHost, form.email, 2) })
    expect(told).toContain(letterNews.accepted({ at: '', host: '', answer: '', council }).title)
    expect(await post(site(), '/took-part', { place: 'barford' })).toContain('Thank you: you are counted.')
    expect(files()).toContain('very own boots')
  })

  await test.step('the first reminder waits for one press', async () => {
    const reminder = 'reminder-7-2027-03-12'
    await killAndStartAt('2027-03-05T09:00:00Z')
    await expect.poll(() => read(site(), '/updates')).toContain(reminder)
    expect(JSON.parse(await read(site(), `/updates/${reminder}`))).toMatchObject({ sent_at: null })
    await send(site(), reminder)
    expect(whoGot(mailHost, /^Friday 12 March 2027 is the last day/)).toEqual(subscribers)
  })

  await test.step('the second goes by itself', async () => {
    setCampaign(site().databaseFile, { reminders: 'by-themselves' })
    await killAndStartAt('2027-03-10T09:00:00Z')
    await untilSent(site(), 'reminder-2-2027-03-12')
    expect(whoGot(mailHost, /: last days to object$/)).toEqual(subscribers)
  })

  await test.step('the consultation closes by itself', async () => {
    moveTo('2027-03-13T09:00:00Z')
    await expect.poll(() => pageOf(site(), '/send-objection')).toContain(letterWords.closedTitle)
    expect(await pageOf(site(), '/')).toContain('The consultation closed on Friday 12 March 2027.')
  })

  await test.step('after thirty days the letter is gone, from the files as well', async () => {
    await killAndStartAt('2027-03-25T09:00:00Z')
    await expect.poll(() => files().includes('very own boots')).toBe(false)
    expect(letters()).toMatchObject([{ state: 'accepted', letter: null }])
  })

  await test.step('no subscriber got anything twice, nor the council, and the log names no person', () => {
    const got = Map.groupBy(mailHost.received, ({ to }) => to.join())
    const counts = Object.fromEntries([...got].map(([address, { length }]) => [address, length]))
    const each = Object.fromEntries(subscribers.map((address) => [address, 3]))
    // A kill while her server answers makes a copy of what she is told, and says so.
    expect(counts).toEqual({ ...each, 'ann@example.org': expect.any(Number), [council]: 1 })
    expect(campaign.said()).not.toMatch(/(?:one|two|three|ann)@|Ann|Church Lane|boots/)
  })
  await campaign.stop()
  await mailHost.stop()
})
