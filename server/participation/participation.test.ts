import type { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { tookPart } from '../../content/took-part-words.ts'
import { participationId } from '../../domain/fixed-row-ids.ts'
import { londonDay } from '../../domain/london-day.ts'
import { listChanges } from '../database/history.ts'
import { restoreChange } from '../database/restore.ts'
import { seedOnce } from '../database/seed.ts'
import { type DatabaseHost, startPostgresHost, startSqliteHost } from '../database/testing/database-host.ts'
import { openNewContent } from '../database/testing/open-content.ts'
import { sampleContent } from '../database/testing/sample-rows.ts'
import { createVisitorPosts } from '../delivery/visitor-posts.ts'
import { noonOf, standClock } from '../testing/standing-clock.ts'
import { Participation } from './participation.ts'

const day = 24 * 60 * 60_000
const hour = day / 24
const today = londonDay()

/** A request of this browser from this address, as far as they are read. */
const from = (remoteAddress: string, browser = 'a browser') => ({
  headers: { 'user-agent': browser },
  socket: { remoteAddress } as Socket,
})

describe.each([
  ['SQLite', async () => startSqliteHost()],
  ['PostgreSQL', startPostgresHost],
])('who says that they objected, on %s', (_, startHost) => {
  let host: DatabaseHost
  let opened: Awaited<ReturnType<typeof openNewContent>>
  let now: number

  beforeAll(async () => {
    host = await startHost()
  })
  afterAll(() => host?.stop())
  beforeEach(async () => {
    standClock(noonOf(today))
    opened = await openNewContent(host)
    await seedOnce(opened.database, sampleContent)
    await openStage()
    now = Date.now()
  })

  const openStage = () =>
    host.execute(
      opened.url,
      `update process_stages set status = case id when 'public-consultation' then 'current' else 'upcoming' end`,
    )
  const rows = () => host.execute(opened.url, 'select place, day, told from participation_counts order by place')
  const start = (everyMs?: number) => {
    const participation = new Participation(opened, everyMs)
    onTestFinished(() => participation.close())
    return participation
  }
  const log = { info: () => undefined, error: () => undefined }
  const posts = (participation: Pick<Participation, 'requirePlace' | 'tell'>) =>
    createVisitorPosts({ db: opened.database.db, participation, trustedProxies: 0, log, now: () => now })
  /** This many people on networks of their own. */
  const press = async (participation: Participation, place: string, people: number) => {
    const visitor = posts(participation)
    for (let each = 0; each < people; each += 1) await visitor(from(`198.51.100.${each}`)).tellObjected({ place })
  }
  const shown = (participation: Participation) => participation.figures(opened.content, today)

  // (rule: took-part-stored)
  test('are a number for a village and a day, also where two press at once, and nothing else is kept of them', async () => {
    const visitor = posts(start())
    await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => visitor(from(`203.0.113.${n}`)).tellObjected({ place: 'barford' })),
    )
    await visitor(from('203.0.113.9')).tellObjected({ place: '_unsaid' })
    expect((await rows()).map((row) => ({ ...row, told: Number(row.told) }))).toEqual([
      { place: '_unsaid', day: today, told: 1 },
      { place: 'barford', day: today, told: 8 },
    ])
  })

  // (rule: took-part-when)
  test('are counted for a village that there is, and only where they can have objected', async () => {
    const visitor = posts(start())(from('203.0.113.9'))
    for (const place of ['atlantis', 'quarry-site', '', undefined, '__proto__']) {
      await expect(visitor.tellObjected({ place })).rejects.toMatchObject({ code: 'invalid' })
    }
    await visitor.tellObjected({ place: 'wasperton' })
    await host.execute(
      opened.url,
      `update process_stages set status = case id when 'assessment' then 'current' else 'completed' end`,
    )
    await expect(visitor.tellObjected({ place: 'barford' })).rejects.toThrow(tookPart.page.notNow)
    expect(await rows()).toHaveLength(1)
  })

  // (rule: took-part-once)
  test('are each of a couple or family, up to six from one network in a consultation, and who is not counted is told', async () => {
    const participation = start()
    const visitor = posts(participation)
    const told = async () => (await rows()).reduce((sum, row) => sum + Number(row.told), 0)
    const barford = (press: number) =>
      visitor(from('203.0.113.9')).tellObjected({ place: 'barford', press: String(press) })
    expect([await barford(1), await barford(2), await barford(3)]).toEqual(['counted', 'counted', 'counted'])
    expect(await told()).toBe(3)
    for (const press of [4, 5, 6]) expect(await barford(press)).toBe('counted')
    now += 20 * day
    expect(await barford(7)).toBe('network-full')
    expect(await told()).toBe(6)
    expect(await visitor(from('203.0.113.10')).tellObjected({ place: 'barford', press: '7' })).toBe('counted')
    await host.execute(
      opened.url,
      `update process_stages set starts_on = '${londonDay(now - day)}' where id = 'public-consultation'`,
    )
    expect(await barford(8)).toBe('counted')
  })

  test('are one for each press, however often it is sent, and without a name for it two at once are one', async () => {
    const participation = start()
    const visitor = posts(participation)
    const told = async () => (await rows()).reduce((sum, row) => sum + Number(row.told), 0)
    const tell = (fields: { place: string; press?: string }, browser?: string) =>
      visitor(from('203.0.113.9', browser)).tellObjected(fields)
    const twice = await Promise.all([1, 2].map(() => tell({ place: 'barford', press: '0.5' })))
    now += hour
    expect([...twice, await tell({ place: 'barford', press: '0.5' })]).toEqual(['counted', 'counted', 'counted'])
    expect(await told()).toBe(1)
    expect(await tell({ place: 'barford' })).toBe('counted')
    expect(await tell({ place: 'barford' })).toBe('pressed-twice')
    expect(await tell({ place: 'barford' }, 'another browser')).toBe('counted')
    now += 3000
    expect(await tell({ place: 'barford' })).toBe('counted')
    expect(await told()).toBe(4)
  })

  test('are counted by the next press where the database had no answer for the first', async () => {
    const participation = start()
    let fails = true
    const visitor = posts({
      requirePlace: (...place) => participation.requirePlace(...place),
      tell: async (...told) => {
        if (fails) throw new Error('away')
        await participation.tell(...told)
      },
    })
    const press = (name: string) => visitor(from('203.0.113.9')).tellObjected({ place: 'barford', press: name })
    for (let each = 0; each < 7; each += 1) await expect(press('0.5')).rejects.toThrow('away')
    fails = false
    expect(await press('0.5')).toBe('counted')
    expect(await rows()).toMatchObject([{ place: 'barford' }])
  })

  test('are no more in an hour than the villages have people, from however many networks they come', async () => {
    const visitor = posts(start())
    const refused: unknown[] = []
    // As many at once as find a connection to the database in time, however busy the machine.
    for (let network = 0; network < 31; network += 1) {
      const presses = Array.from({ length: 20 }, (_, each) =>
        visitor(from(`11.1.${network}.${each}`)).tellObjected({ place: 'barford' }),
      )
      for (const press of await Promise.allSettled(presses)) if (press.status === 'rejected') refused.push(press.reason)
    }
    expect(refused).toEqual(Array(20).fill(expect.objectContaining({ code: 'too-many' })))
    now += hour
    await visitor(from('192.0.2.1')).tellObjected({ place: 'barford' })
  })

  // (rule: took-part-fresh, took-part-five)
  test('are shown as soon as the words change, and then no more often than every few minutes', async () => {
    const participation = start()
    await opened.revision.refresh()
    const seen = opened.revision.current()
    await press(participation, 'barford', 4)
    await opened.revision.refresh()
    expect(opened.revision.current()).toBe(seen)
    expect(await shown(participation)).toEqual({ words: '', total: 0, places: {} })

    await posts(participation)(from('192.0.2.1')).tellObjected({ place: 'barford' })
    const raised = opened.revision.current()
    expect(raised).not.toBe(seen)
    const five = { words: '5 people from Barford told us that they objected.', total: 5, places: { barford: 5 } }
    expect(await shown(participation)).toEqual(five)

    await press(participation, 'barford', 30)
    await opened.revision.refresh()
    expect(opened.revision.current()).toBe(raised)
    expect(await shown(participation)).toEqual(five)
    expect((await participation.report()).places.find(({ place }) => place === 'barford')).toMatchObject({
      ...{ told: 35, right: 35, shown: 5 },
    })
  })

  test('are shown a while later, and by the next start where the site was ended meanwhile', async () => {
    const first = start(hour)
    await press(first, 'barford', 7)
    first.close()
    expect((await shown(first)).places).toEqual({ barford: 5 })
    await start().publishSoon()
    expect((await shown(first)).places).toEqual({ barford: 7 })

    const quick = start(50)
    await press(quick, 'barford', 9)
    await expect.poll(async () => (await shown(quick)).places).toEqual({ barford: 16 })
  })

  // (rule: took-part-corrected)
  test('are set right by a maintainer with a reason, which the history takes back, and can be hidden', async () => {
    const participation = start()
    const { content, database, revision } = opened
    await press(participation, 'barford', 6)
    const { updated_at } = (await content.find('participation', participationId)) ?? { updated_at: '' }
    const barford = { set_to: 20, counted: 6, on: today, reason: '14 signed at the hall' }
    const change = (reason: string) =>
      content.update('participation', participationId, { corrections: { barford: { ...barford, reason } } }, updated_at)
    await expect(change(' ')).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ field: 'corrections.barford.reason', rule: 'is required' }],
    })
    await change(barford.reason)
    expect((await shown(participation)).places).toEqual({ barford: 20 })
    const [made] = await listChanges(database.reader, { limit: 1 })
    expect(made?.after).toMatchObject({ corrections: { barford } })
    await restoreChange(database, revision, made?.id ?? 0)
    expect((await shown(participation)).places).toEqual({ barford: 5 })

    const restored = await content.find('participation', participationId)
    await content.update('participation', participationId, { figures: 'hidden' }, restored?.updated_at ?? '')
    expect(await shown(participation)).toEqual({ words: '', total: 0, places: {} })
    expect((await participation.form(content, today)).form).toContain(tookPart.press)
    await expect(content.delete('participation', participationId)).rejects.toMatchObject({ code: 'invalid' })
  })

  // (rule: took-part-consultation)
  test('are those of this consultation alone', async () => {
    const participation = start()
    await press(participation, 'barford', 5)
    expect((await shown(participation)).total).toBe(5)
    await host.execute(
      opened.url,
      `update process_stages set starts_on = '2099-01-01', ends_on = '2099-02-01' where id = 'public-consultation'`,
    )
    expect((await participation.figures(opened.content, '2099-01-05')).total).toBe(0)
  })

  test('stay readable where others wrote into the row of corrections', async () => {
    const good = `{"barford": {"set_to": 9, "counted": 0, "on": "${today}", "reason": "Known"}, "loxley": {"set_to": -1}}`
    await host.execute(opened.url, `update participation set corrections = '${good}', figures = 'perhaps'`)
    expect(await opened.content.find('participation', participationId)).toMatchObject({
      figures: 'hidden',
      corrections: { barford: { set_to: 9 } },
    })
    await host.execute(opened.url, `update participation set corrections = '"nothing"', figures = 'shown'`)
    expect(await opened.content.find('participation', participationId)).toMatchObject({ corrections: {} })
  })
})
