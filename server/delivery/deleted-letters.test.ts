import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { letterMails as letterMailsOf } from '../../content/send-objection.ts'
import { deleteExpired } from '../database/retention.ts'
import { readLetterReport } from '../database/sent-letter-report.ts'
import { createMailServer } from './mail-server.ts'
import { day, describeMails, post, tokenOf } from './testing/describe-mails.ts'

const words = letterMailsOf(firstCampaign.name)

describeMails('letters that are deleted or expire', (site) => {
  const { deliver, press, rows, store, toCouncil, visitor } = site

  test('a letter that its sender deleted before it was sent makes room for another, one that went does not', async () => {
    expect(await visitor().deleteLetter(await store())).toBe('unsent')
    for (const table of ['sent_letters', 'sent_letter_mails', 'sent_letter_links'])
      expect(await rows(table)).toEqual([])
    const token = await store({ letter: 'A better one.' })
    await press(token)
    expect(await visitor().deleteLetter(token)).toBe('unsent')
    expect(await rows()).toEqual([])
    const last = await store({ letter: 'The best one.' })
    await press(last)
    await deliver()
    expect(await visitor().deleteLetter(last)).toBe('done')
    expect(await visitor().deleteLetter(last)).toBe('unknown')
    expect(await visitor().openLetter(last)).toBeUndefined()
    site.time += day
    await visitor().storeLetter(post)
    const [again] = await deliver()
    expect(again?.text).toContain(words.again.gone)
    expect(tokenOf(again)).toBe('')
    expect(toCouncil().map(({ text }) => text.includes('The best one.'))).toEqual([true])
    expect(await readLetterReport(site.database.db)).toMatchObject({ counts: { accepted: 1, unproved: 0 } })
  })

  /** A mail server before whose last byte the sender deletes the letter, once it was handed over or before. */
  const deletedMeanwhile = (token: string, isHandedOver: boolean) => {
    const send = createMailServer(site.mailHost.url)
    const removals: string[] = []
    const sends: typeof send = (mail, signal, handOver) =>
      send(mail, signal, async () => {
        if (!isHandedOver) removals.push(await visitor().deleteLetter(token))
        const mayGo = (await handOver?.()) ?? false
        if (isHandedOver) removals.push(await visitor().deleteLetter(token))
        return mayGo
      })
    return { sends, removals }
  }

  // (rule: letter-under-way)
  test.each([
    [{}, 'accepted', 1],
    [{ refuse: { at: 'DATA', code: 554 } }, 'refused', 0],
    [{ dropAt: 'accepted' }, 'in-doubt', 1],
  ] as const)(
    'a letter that is deleted while it leaves is known by what comes of it (%j)',
    async (behaviour, state, count) => {
      const token = await store()
      await press(token)
      const { sends, removals } = deletedMeanwhile(token, true)
      site.mailHost.behave(behaviour)
      await deliver({ send: sends })
      site.mailHost.behave({})
      expect(removals).toEqual(['under-way'])
      expect(toCouncil()).toHaveLength(count)
      expect(await rows()).toMatchObject([
        { state, letter: null, name: null, email: null, deleted_at: expect.any(String) },
      ])
      expect(JSON.stringify(await Promise.all(['sent_letters', 'sent_letter_mails'].map(rows)))).not.toMatch(
        /Ann|Barford/,
      )
      expect(await visitor().openLetter(token)).toBeUndefined()
      site.time += 5 * day
      expect(await deliver()).toEqual([])
      expect(toCouncil()).toHaveLength(count)
    },
  )

  // (rule: letter-under-way)
  test.each([
    ['before it was handed over', false, {}, 'unsent'],
    ['and the server asks to come again', true, { refuse: { at: 'DATA', code: 451 } }, 'under-way'],
  ] as const)(
    'a letter that is deleted %s never goes, and its inbox may send another',
    async (_, isHandedOver, behaviour, removal) => {
      const token = await store()
      await press(token)
      const { sends, removals } = deletedMeanwhile(token, isHandedOver)
      site.mailHost.behave(behaviour)
      await deliver({ send: sends })
      site.mailHost.behave({})
      expect(removals).toEqual([removal])
      site.time += day
      expect(await deliver()).toEqual([])
      expect(await rows()).toEqual([])
      await press(await store({ letter: 'Another one.' }))
      await deliver()
      expect(toCouncil().map(({ text }) => text.includes('Another one.'))).toEqual([true])
    },
  )

  // (rule: letter-kept)
  test('are gone after 30 days, and the hash of the inbox after 180', async () => {
    const token = await store()
    await press(token)
    await deliver()
    await store({ email: 'bob@example.org' })
    const expire = (days: number) =>
      deleteExpired(site.database.db, new Date(site.time + days * day + 1), firstCampaign.retention_days)
    await expire(7)
    expect(await rows()).toMatchObject([{ email: post.email }])
    const { deletedBy = '' } = (await visitor().openLetter(token)) ?? {}
    expect(deletedBy).toBe('2026-12-20T12:00:00.000Z')
    await deleteExpired(site.database.db, new Date('2026-12-19T23:59:00Z'), firstCampaign.retention_days)
    expect(await rows()).toMatchObject([{ email: post.email }])
    await deleteExpired(site.database.db, new Date('2026-12-20T00:01:00Z'), firstCampaign.retention_days)
    expect(await rows()).toMatchObject([{ email: null }])
    await expire(30)
    const [kept] = await rows()
    const everything = JSON.stringify(await Promise.all(['sent_letters', 'sent_letter_mails'].map(rows)))
    expect(everything).not.toMatch(/Ann|Barford|example\.org|Church/)
    expect(kept).toMatchObject({ state: 'accepted', letter: null })
    expect(await rows('sent_letter_links')).toEqual([])
    expect(await visitor().openLetter(token)).toBeUndefined()
    await expire(180)
    expect(await rows()).toEqual([])
  })

  // (rule: letter-kept, erasure)
  test('a letter that its sender deletes is in no file of the database any more', async () => {
    if (site.database.kind === 'postgres') return
    const token = await store()
    await press(token)
    await deliver()
    const [file] = (await site.execute('pragma database_list')).map((row) => String(row.file))
    const inFiles = () =>
      [file, `${file}-wal`].some((path) => path && existsSync(path) && readFileSync(path).includes('the footpath at'))
    expect(inFiles()).toBe(true)
    await visitor().deleteLetter(token)
    expect(inFiles()).toBe(false)
  })
})
