import { afterEach, expect, test, vi } from 'vitest'
import { siteReads } from '../../content/site-reads.ts'
import { isFixedTable, type TableName, tableNames } from '../../domain/content.ts'
import { openStoredContent } from '../stored-content.ts'
import { serveSite } from '../testing/served-site.ts'
import { loadBundle } from './bundle.ts'
import { createRenderer } from './renderer.ts'

afterEach(() => void vi.useRealTimers())

test('an edit makes the pages anew that show what it changed; the others keep their bytes and tag', async () => {
  const site = await serveSite()
  const paths = [
    '/quarry/',
    '/quarry/events',
    '/quarry/villages/barford',
    '/quarry/evidence-library',
    '/quarry/nothing',
  ]
  const madeAnewBy = async (edit: string) => {
    const before = await Promise.all(paths.map((path) => site.maintain(path)))
    await site.execute(edit)
    const after = await Promise.all(paths.map((path) => site.maintain(path)))
    return paths.filter(
      (_, at) => before[at]?.body !== after[at]?.body || before[at]?.headers.etag !== after[at]?.headers.etag,
    )
  }
  expect(await madeAnewBy("update events set title = 'Moved meeting'")).toEqual(['/quarry/', '/quarry/events'])
  expect(await madeAnewBy("update village_data set name = 'Barford!'")).toEqual(['/quarry/villages/barford'])
  // The pages that list it show nothing of this.
  expect(await madeAnewBy("update village_data set summary = 'By the river.'")).toEqual([])
  expect(await madeAnewBy("update claims set statement = 'Corrected.'")).toEqual([])
})

test('a page comes and goes with its row', async () => {
  const site = await serveSite()
  const statuses = async () => [
    (await site.visit('/quarry/villages/oakley')).status,
    (await site.maintain('/quarry/villages/oakley')).status,
  ]
  expect(await statuses()).toEqual([302, 302])
  await site.execute("insert into village_data (village_key, name) values ('oakley', 'Oakley')")
  expect(await statuses()).toEqual([200, 200])
  await site.execute("delete from village_data where village_key = 'oakley'")
  await expect.poll(statuses).toEqual([302, 302])
})

test('a search is answered in the words that were typed and by what is stored now, and neither log nor browser keeps it', async () => {
  const site = await serveSite({}, { isReal: true })
  const search = (words: string) => site.visit(`/quarry/search?q=${words}`)
  const first = await search('Wombat+Warren')
  expect(first.headers['cache-control']).toBe('no-store')
  const saidIn = ({ body }: { body: string }) =>
    [
      'Nothing found for',
      'Search: Wombat Warren | ',
      '‘Wombat Warren’',
      '"Wombat Warren"',
      '<mark>Wombat</mark>',
    ].filter((words) => body.includes(words))
  expect(saidIn(first)).toHaveLength(4)
  expect((await search('++Wombat%20%20Warren+&utm=a')).body === first.body).toBe(true)
  expect(saidIn(await search('wombat+WARREN'))).toHaveLength(1)
  // Words of our own, which stand in the frame for what is put there.
  expect((await search('%5Bwhat+was+found%5D')).body).toContain('<title>Search: [what was found] | ')
  await site.execute("update events set title = 'Wombat Warren'")
  expect(saidIn(await site.maintain('/quarry/search?q=Wombat+Warren')).at(-1)).toBe('<mark>Wombat</mark>')
  await site.execute("update campaign_details set name = 'Residents of Barford'")
  const { body } = await site.maintain('/quarry/search?q=Wombat+Warren')
  expect(body.match(/Residents of Barford/g)?.length).toBeGreaterThan(1)
  await site.execute("update events set title = 'Others'")
  await site.execute('alter table events rename to away')
  expect((await search('wombat+hole')).status).toBe(503)
  expect(site.logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(site.logged)).not.toMatch(/wombat/i)
})

test('whatever changes, every kept page is as one that is rendered now', { tags: ['wide'] }, async () => {
  const site = await serveSite({}, { isReal: true })
  const stored = await openStoredContent(`file:${site.databaseFile}`)
  const { bundle } = await loadBundle('build/server')
  const { content } = stored
  const source = { content, reads: siteReads, newsletterAction: undefined, sendsMails: false }
  const render = createRenderer(bundle, source, 'production')
  const paths = [
    '/',
    '/impact-map',
    '/villages/barford',
    '/silica-dust',
    '/near/cv35',
    '/pack/barford',
    '/events',
    '/evidence-library',
    '/sources',
    '/cases',
    '/updates',
    '/process',
    '/the-proposal',
    '/plan-and-site',
    '/write-objection',
  ].map((path) => `/quarry${path}`)
  const check = async (change: string) => {
    for (const path of paths) {
      const fresh = await render(new Request(`https://example.org${path}`))
      expect((await site.maintain(path)).body, `${path} after ${change}`).toBe(await fresh.text())
    }
  }
  await check('the start')
  for (const table of tableNames) {
    const shownColumn = shownColumns[table] ?? 'title'
    await site.execute(`update ${table} set ${shownColumn} = ${shownColumn} || ' changed'`)
    await check(`an edit of ${table}`)
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 36 * 60 * 60_000 })
  await check('a day')
  for (const table of tableNames.filter((each) => !isFixedTable(each))) {
    await site.execute(`delete from ${table}`)
    await check(`a deletion from ${table}`)
  }
  await stored.close()
})

/** The column of a table whose text pages show, where that is not its title. */
const shownColumns: { [T in TableName]?: string } = {
  village_data: 'name',
  evidence_categories: 'name',
  claims: 'statement',
  campaign_details: 'name',
  notices: 'text',
  page_texts: 'text',
  cases: 'name',
  objection_grounds: 'name',
  updates: 'subject',
}
