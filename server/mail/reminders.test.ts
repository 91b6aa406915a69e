import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Content } from '../../domain/content.ts'
import { connectDatabase } from '../database/connect.ts'
import { listChanges } from '../database/history.ts'
import { listPlanned, planReminder, stopReminder } from '../database/planned-reminders.ts'
import { followRelease } from '../database/release.ts'
import { replaceContent } from '../database/replace-content.ts'
import { undoBatch } from '../database/restore.ts'
import type { ContentRevision } from '../database/revision.ts'
import { withContent } from '../database/testing/database-host.ts'
import { fixedContent } from '../database/testing/sample-rows.ts'
import { listSendings } from '../database/update-sendings.ts'
import { standClock } from '../testing/standing-clock.ts'
import { sendDueReminder } from './reminders.ts'
import { day, describeMails, hour, minute } from './testing/describe-mails.ts'

describeMails('a reminder', (site) => {
  const { execute, subscribe } = site
  let revision: ContentRevision
  let content: Content
  const [opens, threeDays, lastDay] = ['opens', 'three-days', 'last-day'].map((kind) => `reminder-${kind}-2026-11-30`)

  beforeEach(async () => {
    ;({ revision, content } = await withContent(site))
    await followRelease(site.database, fixedContent)
    await subscribe(3)
    moveTo(site.time)
  })

  const moveTo = (time: number) => {
    site.time = time
    standClock(time)
  }
  const change = async (id: string, fields: object) => {
    const { updated_at = '' } = (await content.find('process_stages', id)) ?? {}
    return content.update('process_stages', id, fields, updated_at)
  }
  const open = () =>
    change('public-consultation', { status: 'current', starts_on: '2026-11-20', ends_on: '2026-11-30' })
  const letGo = (id = '', isAtOnce = false) => planReminder(site.database.db, id, isAtOnce, new Date(site.time))
  const remind = (database = site.database) => sendDueReminder({ content, database, revision }, new Date(site.time))
  const planned = async () => (await listPlanned(site.database.reader)).map(({ id }) => id).toSorted()
  const sentTo = async () => (await site.deliver()).flatMap(({ to }) => to).toSorted()
  const everybody = ['reader1@example.org', 'reader2@example.org', 'reader3@example.org']

  test('goes only where somebody has let it go, and a quarter of an hour later, once, whoever looks', async () => {
    await open()
    moveTo(site.time + hour)
    expect(await remind()).toBe(false)
    await letGo(opens)
    expect(await listPlanned(site.database.reader)).toEqual([{ id: opens, due: '2026-11-20T13:15:00.000Z' }])
    moveTo(site.time + 15 * minute - 1)
    expect(await remind()).toBe(false)
    moveTo(site.time + 1)
    const other = await connectDatabase(site.url)
    onTestFinished(() => other.close())
    const looks = await Promise.allSettled([remind(), remind(other)])
    expect(looks.filter((look) => look.status === 'fulfilled' && look.value)).toHaveLength(1)
    expect(await sentTo()).toEqual(everybody)
    expect(await remind()).toBe(false)
    expect(await planned()).toEqual([])
  })

  test('goes from eight in London on its day, also to who wants to hear of the deadline alone', async () => {
    await execute("update newsletter_signups set only_deadline = 1 where id = 's1'")
    await open()
    for (const id of [threeDays, lastDay]) await letGo(id)
    moveTo(Date.parse('2026-11-27T07:59:59Z'))
    expect(await remind()).toBe(false)
    moveTo(site.time + 1000)
    expect(await remind()).toBe(true)
    const mails = await site.deliver()
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(everybody)
    expect(mails[0]?.text).toContain('Monday 30 November 2026')
    moveTo(Date.parse('2026-11-30T12:00:00Z'))
    expect(await remind()).toBe(true)
    expect((await site.deliver())[0]?.headers.get('subject')).toMatch(/^Today, /)
  })

  test('does not go once somebody has stopped it, and waits anew when it is let go again', async () => {
    await open()
    await letGo(opens)
    await stopReminder(site.database.db, opens ?? '')
    moveTo(site.time + hour)
    expect(await remind()).toBe(false)
    await letGo(opens)
    expect(await remind()).toBe(false)
    moveTo(site.time + 15 * minute)
    expect(await remind()).toBe(true)
    await stopReminder(site.database.db, opens ?? '')
    await letGo(opens)
    expect(await sentTo()).toEqual(everybody)
    expect(await listSendings(site.database.reader)).toMatchObject([{ state: 'sent', recipients: 3 }])
  })

  test('is held back when it was due more than a day ago, and goes at once where somebody says so', async () => {
    await open()
    await letGo(opens)
    moveTo(site.time + day + 16 * minute)
    expect(await remind()).toBe(false)
    expect(await planned()).toEqual([opens])
    await letGo(opens, true)
    expect(await remind()).toBe(true)
    expect(await sentTo()).toEqual(everybody)
  })

  test('is taken back with the move that it belongs to, also where the move is made again from the history', async () => {
    await open()
    await letGo(opens)
    const move = (await listChanges(site.database.reader, { limit: 1 }))[0]?.batch ?? ''
    const undone = await undoBatch(site.database, revision, move)
    expect(await planned()).toEqual([])
    await undoBatch(site.database, revision, undone.batch)
    moveTo(site.time + hour)
    expect(await remind()).toBe(false)
    await expect(letGo('reminder-opens-2026-12-24')).rejects.toMatchObject({ code: 'invalid' })
  })

  test('goes no more once other dates are stored, by hand or by an import, and stops where it was under way', async () => {
    await open()
    for (const id of [opens, threeDays, lastDay]) await letGo(id)
    moveTo(site.time + 15 * minute)
    expect(await remind()).toBe(true)
    const stages = await content.list('process_stages')
    await change('public-consultation', { title: 'Consultation' })
    expect(await planned()).toEqual([lastDay, threeDays])
    await change('public-consultation', { ends_on: '2026-12-24' })
    expect(await planned()).toEqual([])
    await change('public-consultation', { ends_on: '2026-11-30' })
    expect(await sentTo()).toEqual([])
    expect(await listSendings(site.database.reader)).toMatchObject([{ state: 'stopped', sent: 0, waiting: 0 }])
    expect((await content.find('updates', opens ?? ''))?.stopped_at).not.toBeNull()
    await change('public-consultation', { ends_on: '2026-12-24' })
    await letGo('reminder-opens-2026-12-24')
    await replaceContent(site.database, revision, { process_stages: stages })
    expect(await planned()).toEqual([])
    moveTo(site.time + hour)
    expect(await remind()).toBe(false)
  })
})
