import { afterAll, expect, test } from 'vitest'
import type { Content } from '../../domain/content.ts'
import { seedOnce } from '../database/seed.ts'
import { startSqliteHost } from '../database/testing/database-host.ts'
import { openNewContent } from '../database/testing/open-content.ts'
import { sampleContent } from '../database/testing/sample-rows.ts'
import { readProgressNews } from './progress-news.ts'

const origin = 'https://example.org'

const host = startSqliteHost()
afterAll(() => host.stop())

async function open() {
  const { database, content } = await openNewContent(host)
  await seedOnce(database, sampleContent)
  return { content, news: (day: string) => readProgressNews(content, database.reader, origin, day) }
}

async function change(content: Content, id: string, fields: object) {
  const row = await content.find('process_stages', id)
  return content.update('process_stages', id, fields, row?.updated_at ?? '')
}

test('the feed tells of the stage that is current and of the dates of the consultation, each as it is now', async () => {
  const { content, news } = await open()
  expect((await news('2026-12-01')).map(({ title }) => title)).toEqual(['The stage now: Validation'])

  const dated = await change(content, 'public-consultation', { starts_on: '2099-01-04', ends_on: '2099-01-31' })
  const [stage, dates] = await news('2099-01-03')
  expect(stage?.title).toBe('The stage now: Validation')
  expect(dates).toMatchObject({
    title: 'Dates of the public consultation',
    summary: 'It opens on Sunday 4 January 2099. The last day to object is Saturday 31 January 2099.',
    updated: dated.updated_at,
    link: 'https://example.org/quarry/how-to-object',
  })

  const tenses = async (day: string) => (await news(day))[1]?.summary
  expect(await tenses('2099-01-22')).toBe(
    'It opened on Sunday 4 January 2099. The last day to object is Saturday 31 January 2099.',
  )
  expect(await tenses('2099-02-01')).toMatch(/^It opened on .* The last day to object was Saturday 31 January 2099\.$/)

  const moved = await change(content, 'regulation-25', { status: 'current' })
  const [now, same] = await news('2099-01-03')
  expect(now).toMatchObject({
    id: `tag:example.org,${moved.updated_at.slice(0, 10)}:quarry/process_stages/regulation-25`,
    title: 'The stage now: Regulation 25 request',
    updated: moved.updated_at,
  })
  expect(same).toEqual(dates)

  await change(content, 'refusal', { status: 'current' })
  expect((await news('2099-01-22')).map(({ title }) => title)).toEqual(['The stage now: Refusal'])
})

test('a stage that the dates make current is told of from the midnight of its first day in London', async () => {
  const { content, news } = await open()
  await change(content, 'public-consultation', { starts_on: '2099-06-04', ends_on: '2099-06-30' })
  const told = async (day: string) => (await news(day))[0]
  expect(await told('2099-06-03')).toMatchObject({ title: 'The stage now: Validation' })
  expect(await told('2099-06-04')).toMatchObject({
    title: 'The stage now: Public consultation',
    updated: '2099-06-03T23:00:00.000Z',
  })
  expect(await told('2099-07-01')).toMatchObject({
    title: 'The stage now: Assessment',
    updated: '2099-06-30T23:00:00.000Z',
  })
})
