import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { fixedRowSeeds } from '../../content/seed/fixed-rows.ts'
import { connectDatabase } from '../database/connect.ts'
import { listChanges } from '../database/history.ts'
import { createContent } from '../database/repository.ts'
import { openContentRevision } from '../database/revision.ts'
import { seedOnce } from '../database/seed.ts'
import { changeSending } from '../database/sending-changes.ts'
import { listSendings } from '../database/sending-report.ts'
import { type DatabaseHost, startPostgresHost, startSqliteHost } from '../database/testing/database-host.ts'
import { requireMayGoOn } from '../database/timely-sendings.ts'
import { startSending } from '../database/update-sendings.ts'
import { createMailServer } from '../delivery/mail-server.ts'
import { startOutbox } from '../delivery/outbox.ts'
import { type MailHost, startMailHost } from '../testing/mail-host.ts'
import { keepReminding, lookAtReminders } from './keep-reminding.ts'

const log = { info: () => undefined, error: () => undefined }
const [seven, two] = ['reminder-7-2027-03-12', 'reminder-2-2027-03-12']

describe.each([
  ['SQLite', async () => startSqliteHost()],
  ['PostgreSQL', startPostgresHost],
])('the reminders, on %s', (_, startHost) => {
  let host: DatabaseHost
  let mailHost: MailHost
  let url: string
  let stored: Awaited<ReturnType<typeof open>>
  let time: number
  let looks = 0

  beforeAll(async () => {
    ;[host, mailHost] = await Promise.all([startHost(), startMailHost()])
  })
  afterAll(() => Promise.all([host?.stop(), mailHost?.stop()]))
  beforeEach(async () => {
    const opened = await host.openDatabase()
    url = opened.url
    const tables = { events: [], impact_cards: [], village_data: [], evidence_categories: [], evidence_documents: [] }
    await seedOnce(opened.database, { ...tables, claims: [], cases: [], updates: [], ...fixedRowSeeds })
    stored = await open(opened.database)
    mailHost.behave({})
    mailHost.received.length = 0
    await consult('2027-02-19', '2027-03-12')
    at('2027-03-05T09:00:00Z')
  })

  async function open(database: Awaited<ReturnType<typeof connectDatabase>>) {
    const revision = await openContentRevision(database)
    onTestFinished(() => revision.close())
    return { database, revision, content: createContent(database, revision) }
  }
  async function openBeside() {
    const database = await connectDatabase(url)
    onTestFinished(() => database.close())
    return open(database)
  }
  const at = (moment: string) => {
    time = Date.parse(moment)
  }
  const consult = (opens: string, closes: string) =>
    host.execute(
      url,
      `update process_stages set starts_on = case when id = 'public-consultation' then '${opens}' else '' end,
        ends_on = case when id = 'public-consultation' then '${closes}' else '' end,
        status = case when id = 'public-consultation' then 'current' when status = 'current' then 'completed' else status end`,
    )
  const goByThemselves = () => host.execute(url, "update campaign_details set reminders = 'by-themselves'")
  const subscribe = (count: number) =>
    stored.database.db
      .insertInto('newsletter_signups')
      .values(
        Array.from({ length: count }, (_none, index) => ({
          ...{ id: `s${index}`, address_hash: `hash ${index}`, email: `a${index}@example.org`, state: 'confirmed' },
          ...{ signed_up_at: '2027-01-01T12:00:00.000Z', consent_text: 'Yes', delivery_state: 'sent' },
          ...{ first_name: '', postcode: '' },
        })) as never,
      )
      .execute()
  const look = (from = stored, sendsMails = true) =>
    lookAtReminders({ stored: from, sendsMails, wake: () => undefined, log, now: () => time })
  const drafts = async () => (await stored.content.list('updates')).map(({ id }) => id).toSorted()
  const sendings = async () =>
    (await listSendings(stored.database.reader)).map(({ update_id, state }) => [update_id, state])
  const press = (id: string) => startSending(stored.database, stored.revision, id, new Date(time), undefined)
  const openOutbox = (onSent = () => {}) => {
    const send = createMailServer(mailHost.url)
    const outbox = startOutbox({
      ...{ db: stored.database.db, kind: stored.database.kind, log, now: () => time },
      send: async (...mail) => {
        const host = await send(...mail)
        onSent()
        return host
      },
      settings: {
        ...{ messagesTo: undefined, origin: 'https://quarry.example' },
        campaign: async () => ({ name: 'The campaign', contact_email: 'campaign@example.org' }),
      },
      lookEveryMs: 50,
      rate: async () => {
        looks += 1
        return { anHour: 100_000, aDay: 1_000_000 }
      },
    })
    onTestFinished(() => outbox.stop())
    return outbox
  }
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => expect.unreachable(),
      (error) => error,
    )

  // (rule: reminder-wait, reminder-once)
  test('are prepared on their day in London and wait, once however many look', async () => {
    await subscribe(2)
    at('2027-03-04T23:59:00Z')
    await look()
    expect(await drafts()).toEqual([])
    at('2027-03-05T00:01:00Z')
    const beside = await openBeside()
    await Promise.all([look(), look(beside), look(), look(beside)])
    expect(await drafts()).toEqual([seven])
    const draft = await stored.content.find('updates', seven)
    expect(draft).toMatchObject({
      subject: 'Friday 12 March 2027 is the last day to object to the quarry',
      ...{ occasion: seven, sent_at: null },
    })
    expect(draft?.body).toContain('href="/quarry/write-objection"')
    expect(draft?.body).not.toMatch(/[{}]/)
    expect(await listChanges(stored.database.reader, { limit: 9, table: 'updates' })).toHaveLength(1)
    expect(await sendings()).toEqual([])
  })

  // (rule: reminder-once)
  test('are not prepared again once a maintainer has deleted them', async () => {
    await look()
    await stored.content.delete('updates', seven)
    await look()
    expect(await drafts()).toEqual([])
    at('2027-03-10T09:00:00Z')
    await look()
    expect(await drafts()).toEqual([two])
  })

  // (rule: reminder-stale, reminder-true)
  test('follow the last day: what was prepared for another one is dropped and cannot be sent', async () => {
    await subscribe(1)
    await look()
    await consult('2027-02-19', '2027-03-19')
    expect(await refusal(press(seven))).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('The last day of the consultation is another one by now'),
    })
    await look()
    expect(await drafts()).toEqual([])
    await consult('2027-02-19', '2027-03-11')
    await look()
    expect(await drafts()).toEqual(['reminder-7-2027-03-11'])
    await consult('2027-02-19', '2027-03-12')
    await look()
    expect(await drafts()).toEqual([seven])
  })

  // (rule: reminder-true, reminder-stale)
  test('are dropped once their day has passed or the stage has moved on, and pressing before that says why', async () => {
    await subscribe(1)
    await look()
    at('2027-03-10T09:00:00Z')
    expect((await refusal(press(seven))).message).toContain('The day of this reminder has passed.')
    await look()
    expect(await drafts()).toEqual([two])
    await host.execute(url, "update process_stages set status = 'completed' where id = 'public-consultation'")
    await host.execute(
      url,
      "update process_stages set status = 'current', starts_on = '2027-03-10' where id = 'assessment'",
    )
    expect((await refusal(press(two))).message).toContain('it is not')
    await look()
    expect(await drafts()).toEqual([])
    expect(await sendings()).toEqual([])
  })

  // (rule: reminder-itself, reminder-once)
  test('go by themselves where the campaign has chosen so, once each, also to processes that look at once', async () => {
    await subscribe(3)
    await goByThemselves()
    const beside = await openBeside()
    await Promise.all([look(), look(beside), look(), look(beside)])
    expect(await sendings()).toEqual([[seven, 'sending']])
    openOutbox()
    await expect.poll(sendings).toEqual([[seven, 'sent']])
    await stored.content.delete('updates', seven)
    await look()
    expect(await drafts()).toEqual([])
    at('2027-03-10T09:00:00Z')
    await look()
    await look(beside)
    await expect.poll(sendings).toContainEqual([two, 'sent'])
    expect(mailHost.received.map(({ to }) => to[0]).toSorted()).toEqual(
      ['a0', 'a0', 'a1', 'a1', 'a2', 'a2'].map((name) => `${name}@example.org`),
    )
  })

  // (rule: reminder-itself, reminder-days)
  test('that were missed go late while they are of use; without a mail server or subscribers they wait', async () => {
    await goByThemselves()
    at('2027-03-09T09:00:00Z')
    await look(stored, false)
    await look()
    expect([await drafts(), await sendings()]).toEqual([[seven], []])
    await subscribe(1)
    await look(stored, false)
    expect(await sendings()).toEqual([])
    await look()
    expect(await sendings()).toEqual([[seven, 'sending']])
  })

  // (rule: reminder-ends)
  test('that are on their way pause with the reason when the consultation closes, before the next e-mail', async () => {
    await subscribe(5)
    at('2027-03-12T23:58:00Z')
    await look()
    await press(two)
    // The second e-mail is the last before midnight.
    openOutbox(() => {
      if (mailHost.received.length === 2) at('2027-03-13T00:00:01Z')
    })
    await expect.poll(sendings).toEqual([[two, 'paused']])
    expect(mailHost.received).toHaveLength(2)
    expect((await listSendings(stored.database.reader))[0]?.halted_by).toBe('not-open')
  })

  // (rule: reminder-ends)
  test('do not go on while the last day is another one, and do by a press once it is theirs again', async () => {
    await subscribe(2)
    await look()
    await press(seven)
    await consult('2027-02-19', '2027-03-19')
    const outbox = openOutbox()
    await expect.poll(sendings).toEqual([[seven, 'paused']])
    const mayGoOn = () => requireMayGoOn(stored.database.db, seven, new Date(time))
    expect(await refusal(mayGoOn())).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('The last day of the consultation is another one by now'),
    })
    await consult('2027-02-19', '2027-03-12')
    const before = looks
    outbox.wake()
    await look()
    // Visitors' e-mails and updates are looked for at the same time, and twice each time.
    await expect.poll(() => looks - before).toBeGreaterThan(12)
    expect([await sendings(), mailHost.received]).toEqual([[[seven, 'paused']], []])
    await mayGoOn()
    await changeSending(stored.database.db, seven, 'resume', new Date(time))
    await expect.poll(sendings).toEqual([[seven, 'sent']])
    expect(mailHost.received).toHaveLength(2)
  })

  // (rule: reminder-once, reminder-itself)
  test('go by themselves once for a consultation: for another last day they wait for a press', async () => {
    await subscribe(1)
    await goByThemselves()
    openOutbox()
    await look()
    await expect.poll(sendings).toEqual([[seven, 'sent']])
    await consult('2027-02-19', '2027-03-11')
    await look()
    const changed = 'reminder-7-2027-03-11'
    expect(await drafts()).toContain(changed)
    expect(await sendings()).toEqual([[seven, 'sent']])
    at('2027-03-09T09:00:00Z')
    await look()
    await expect.poll(sendings).toContainEqual(['reminder-2-2027-03-11', 'sent'])
    await consult('2027-02-20', '2027-03-15')
    await look()
    expect(await press('reminder-7-2027-03-15')).toBe('now')
  })

  // (rule: reminder-wait)
  test('are looked at as soon as the site starts', async () => {
    const stop = keepReminding({ stored, sendsMails: false, wake: () => undefined, log, now: () => time })
    await stop()
    expect(await drafts()).toEqual([seven])
  })
})
