import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Change, Content } from '../../domain/content.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { StageId } from '../../domain/stage-ids.ts'
import { noonOf, standClock } from '../testing/standing-clock.ts'
import type { ConnectedDatabase } from './connect.ts'
import { listChanges } from './history.ts'
import { followRelease } from './release.ts'
import { undoBatch } from './restore.ts'
import type { ContentRevision } from './revision.ts'
import { openNewContent, startSqliteHost } from './testing/database-host.ts'
import { fixedContent } from './testing/sample-rows.ts'

describe('the stages', () => {
  const host = startSqliteHost()
  afterAll(() => host.stop())
  let content: Content
  let database: ConnectedDatabase
  let revision: ContentRevision

  beforeEach(async () => {
    standClock(noonOf(today))
    ;({ content, database, revision } = await openNewContent(host))
    await followRelease(database, fixedContent)
    await revision.refresh()
  })

  const today = londonDay()
  const dayFromToday = (days: number) =>
    new Date(Date.parse(today) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

  const versionOf = async (id: StageId) => (await content.find('process_stages', id))?.updated_at ?? ''
  const change = async (id: StageId, to: Change<'process_stages'>) =>
    content.update('process_stages', id, to, await versionOf(id))
  const readStatuses = async () => {
    const rows = await content.list('process_stages')
    return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
  }
  const readCurrent = async () =>
    Object.entries(await readStatuses())
      .filter(([, status]) => status === 'current')
      .map(([id]) => id)
  const readNewestBatch = async () => (await listChanges(database.reader, { limit: 1 }))[0]?.batch ?? ''
  const readTexts = async () =>
    JSON.stringify(await content.list('process_stages')).replaceAll(/"updated_at":"[^"]*"/g, '')

  describe('a stage that is made current', () => {
    it('has the others follow, is current since today, and is taken back as a whole', async () => {
      const before = await readTexts()
      expect(await change('refusal', { status: 'current' })).toMatchObject({ status: 'current', starts_on: today })
      expect(await readStatuses()).toMatchObject({
        validation: 'completed',
        decision: 'completed',
        refusal: 'current',
        approval: 'upcoming',
      })
      expect(await readCurrent()).toEqual(['refusal'])

      const undone = await undoBatch(database, revision, await readNewestBatch())
      expect(await readTexts()).toBe(before)
      await undoBatch(database, revision, undone.batch)
      expect(await readCurrent()).toEqual(['refusal'])
    })

    it('is no part of the auto-saves before it, even as one', async () => {
      for (const to of [{ title: 'Refused' }, { status: 'current' }, { title: 'Refusal' }] as const) {
        await content.update('process_stages', 'refusal', to, await versionOf('refusal'), true)
      }
      const row = { table: 'process_stages', key: 'refusal' } as const
      const batches = (await listChanges(database.reader, { limit: 9, row })).map(({ batch }) => batch)
      expect(batches).toEqual([null, expect.stringMatching(/^stage-/), null])
    })

    it('begins on the day that is told, and an end of an earlier round goes', async () => {
      await change('assessment', { starts_on: '2023-02-01', ends_on: '2023-06-01' })
      expect(await change('assessment', { status: 'current' })).toMatchObject({ starts_on: today, ends_on: '' })
      expect(await change('decision', { status: 'current', starts_on: '2026-01-02' })).toMatchObject({
        starts_on: '2026-01-02',
      })
    })

    it('is one even where two are made current at the same moment', async () => {
      const versions = await Promise.all((['assessment', 'decision'] as const).map(versionOf))
      const moves = await Promise.allSettled([
        content.update('process_stages', 'assessment', { status: 'current' }, versions[0] ?? ''),
        content.update('process_stages', 'decision', { status: 'current' }, versions[1] ?? ''),
      ])
      expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(moves.find((move) => move.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' })
      expect(await readCurrent()).toHaveLength(1)
    })
  })

  describe('refused is', () => {
    const refusal = (field: string) => ({ code: 'invalid', fields: [{ field, rule: expect.any(String) }] })

    it('a stage that ends before it starts, and dates that leave the move without effect', async () => {
      const close = { starts_on: '2027-01-31', ends_on: '2027-01-04' }
      await expect(change('public-consultation', close)).rejects.toMatchObject(refusal('ends_on'))
      const [past, ahead] = [dayFromToday(-9), dayFromToday(9)]
      await expect(
        change('public-consultation', { status: 'current', starts_on: past, ends_on: past }),
      ).rejects.toMatchObject(refusal('ends_on'))
      await expect(change('public-consultation', { status: 'current', starts_on: ahead })).rejects.toMatchObject(
        refusal('starts_on'),
      )
      await change('public-consultation', { status: 'current', starts_on: past, ends_on: ahead })
      await expect(change('validation', { status: 'current', starts_on: dayFromToday(-20) })).rejects.toMatchObject(
        refusal('starts_on'),
      )
      expect(await readCurrent()).toEqual(['public-consultation'])
    })

    it('another status of the current stage: it follows when another is made current', async () => {
      await expect(change('validation', { status: 'completed' })).rejects.toMatchObject(refusal('status'))
      expect(await change('regulation-25', { status: 'upcoming' })).toMatchObject({ status: 'upcoming' })
      expect(await readCurrent()).toEqual(['validation'])
    })

    it('taking back a move that another one followed: two would be current', async () => {
      await change('assessment', { status: 'current' })
      const first = await readNewestBatch()
      await change('decision', { status: 'current' })
      const before = await readTexts()
      await expect(undoBatch(database, revision, first)).rejects.toMatchObject({ code: 'invalid' })
      expect(await readTexts()).toBe(before)
    })
  })
})
