import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listChanges } from '../database/history.ts'
import { seedOnce } from '../database/seed.ts'
import { changeSending } from '../database/sending-changes.ts'
import { listSendings } from '../database/sending-report.ts'
import { type OpenedContent, openContent, withContent } from '../database/testing/open-content.ts'
import { fixedContent } from '../database/testing/sample-rows.ts'
import { requireMayGoOn } from '../database/timely-sendings.ts'
import { startSending } from '../database/update-sendings.ts'
import { createMailServer } from '../delivery/mail-server.ts'
import { startOutbox } from '../delivery/outbox.ts'
import { describeMails } from '../delivery/testing/describe-mails.ts'
import { keepReminding, lookAtReminders } from './keep-reminding.ts'

const [seven, two] = ['reminder-7-2027-03-12', 'reminder-2-2027-03-12']

describeMails('the reminders', (site) => {
  const { execute, log, subscribe } = site
  let stored: OpenedContent
  let looks = 0

  beforeEach(async () => {
    await seedOnce(site.database, fixedContent)
    stored = await withContent(site)
    await consult('2027-02-19', '2027-03-12')
    at('2027-03-05T09:00:00Z')
  })

  const at = (moment: string) => {
    site.time = Date.parse(moment)
  }
  const consult = (opens: string, closes: string) =>
    execute(
      `update process_stages set starts_on = case when id = 'public-consultation' then '${opens}' else '' end,
        ends_on = case when id = 'public-consultation' then '${closes}' else '' end,
        status = case when id = 'public-consultation' then 'current' when status = 'current' then 'completed' else status end`,
    )
  const goByThemselves = () => execute("update campaign_details set reminders = 'by-themselves'")
  const look = (from = stored, sendsMails = true) =>
    lookAtReminders({ stored: from, sendsMails, wake: () => undefined, log, now: () => site.time })
  const updateIds = async () => (await stored.content.list('updates')).map(({ id }) => id).toSorted()
  const sendings = async () =>
    (await listSendings(stored.database.reader)).map(({ update_id, state }) => [update_id, state])
  const press = (id: string) => startSending(stored.database, stored.revision, id, new Date(site.time))
  const openOutbox = (onSent = () => {}) => {
    const send = createMailServer(site.mailHost.url)
    const outbox = startOutbox({
      ...site.options({
        send: async (...mail) => {
          const answer = await send(...mail)
          onSent()
          return answer
        },
        rate: async () => {
          looks += 1
          return { anHour: 100_000, aDay: 1_000_000 }
        },
      }),
      lookEveryMs: 50,
    })
    onTestFinished(() => outbox.stop())
    return outbox
  }

  // (rule: reminder-wait, reminder-once)
  test('are prepared on their day in London and wait, once however many look', async () => {
    await subscribe(2)
    at('2027-03-04T23:59:00Z')
    await look()
    expect(await updateIds()).toEqual([])
    at('2027-03-05T00:01:00Z')
    const beside = await openContent(site.url)
    await Promise.all([look(), look(beside), look(), look(beside)])
    expect(await updateIds()).toEqual([seven])
    const unsent = await stored.content.find('updates', seven)
    expect(unsent).toMatchObject({
      subject: 'Friday 12 March 2027 is the last day to object to the quarry',
      ...{ occasion: seven, sent_at: null },
    })
    expect(unsent?.body).toContain('href="/quarry/write-objection"')
    expect(unsent?.body).not.toMatch(/[{}]/)
    expect(await listChanges(stored.database.reader, { limit: 9, table: 'updates' })).toHaveLength(1)
    expect(await sendings()).toEqual([])
  })

  // (rule: reminder-once)
  test('are not prepared again once a maintainer has deleted them', async () => {
    await look()
    await stored.content.delete('updates', seven)
    await look()
    expect(await updateIds()).toEqual([])
    at('2027-03-10T09:00:00Z')
    await look()
    expect(await updateIds()).toEqual([two])
  })

  // (rule: reminder-stale, reminder-true)
  test('follow the last day: what was prepared for another one is dropped and cannot be sent', async () => {
    await subscribe(1)
    await look()
    await consult('2027-02-19', '2027-03-19')
    await expect(press(seven)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('The last day of the consultation is another one by now'),
    })
    await look()
    expect(await updateIds()).toEqual([])
    await consult('2027-02-19', '2027-03-11')
    await look()
    expect(await updateIds()).toEqual(['reminder-7-2027-03-11'])
    await consult('2027-02-19', '2027-03-12')
    await look()
    expect(await updateIds()).toEqual([seven])
  })

  // (rule: reminder-true, reminder-stale)
  test('are dropped once their day has passed or the stage has moved on, and pressing before that says why', async () => {
    await subscribe(1)
    await look()
    at('2027-03-10T09:00:00Z')
    await expect(press(seven)).rejects.toThrow('The day of this reminder has passed.')
    await look()
    expect(await updateIds()).toEqual([two])
    await execute("update process_stages set status = 'completed' where id = 'public-consultation'")
    await execute("update process_stages set status = 'current', starts_on = '2027-03-10' where id = 'assessment'")
    await expect(press(two)).rejects.toThrow('it is not')
    await look()
    expect(await updateIds()).toEqual([])
    expect(await sendings()).toEqual([])
  })

  // (rule: reminder-itself, reminder-once)
  test('go by themselves where the campaign has chosen so, once each, also to processes that look at once', async () => {
    await subscribe(3)
    await goByThemselves()
    const beside = await openContent(site.url)
    await Promise.all([look(), look(beside), look(), look(beside)])
    expect(await sendings()).toEqual([[seven, 'sending']])
    openOutbox()
    await expect.poll(sendings).toEqual([[seven, 'sent']])
    await stored.content.delete('updates', seven)
    await look()
    expect(await updateIds()).toEqual([])
    at('2027-03-10T09:00:00Z')
    await look()
    await look(beside)
    await expect.poll(sendings).toContainEqual([two, 'sent'])
    expect(site.mailHost.received.map(({ to }) => to[0]).toSorted()).toEqual(
      [1, 1, 2, 2, 3, 3].map((number) => `reader${number}@example.org`),
    )
  })

  // (rule: reminder-itself, reminder-days)
  test('that were missed go late while they are of use; without a mail server or subscribers they wait', async () => {
    await goByThemselves()
    at('2027-03-09T09:00:00Z')
    await look(stored, false)
    await look()
    expect([await updateIds(), await sendings()]).toEqual([[seven], []])
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
      if (site.mailHost.received.length === 2) at('2027-03-13T00:00:01Z')
    })
    await expect.poll(sendings).toEqual([[two, 'paused']])
    expect(site.mailHost.received).toHaveLength(2)
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
    const mayGoOn = () => requireMayGoOn(stored.database.db, seven, new Date(site.time))
    await expect(mayGoOn()).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('The last day of the consultation is another one by now'),
    })
    await consult('2027-02-19', '2027-03-12')
    const before = looks
    outbox.wake()
    await look()
    // Visitors' e-mails and updates are looked for at the same time, and twice each time.
    await expect.poll(() => looks - before).toBeGreaterThan(12)
    expect([await sendings(), site.mailHost.received]).toEqual([[[seven, 'paused']], []])
    await mayGoOn()
    await changeSending(stored.database.db, seven, 'resume', new Date(site.time))
    await expect.poll(sendings).toEqual([[seven, 'sent']])
    expect(site.mailHost.received).toHaveLength(2)
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
    expect(await updateIds()).toContain(changed)
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
    const stop = keepReminding({ stored, sendsMails: false, wake: () => undefined, log, now: () => site.time })
    await stop()
    expect(await updateIds()).toEqual([seven])
  })
})
