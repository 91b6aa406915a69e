import { expect, test } from 'vitest'
import { newRowSchemas } from '../../domain/row-schemas.ts'
import { limits } from '../admission/limits.ts'
import { textOf } from '../answers/answer.ts'
import { AnswerStore } from '../answers/answer-store.ts'
import { createSecurityHeaders } from '../answers/security-headers.ts'
import type { Asked, Sent } from '../asked.ts'
import { createPages } from './pages.ts'

const noContent = { list: async () => [], find: async () => undefined }

/** Pages whose renderings of searches wait until they are let go. */
function createSlowPages(bodyOf = ({ url }: Request) => url, hasRow = (_path: string) => true) {
  const held: (() => void)[] = []
  const store = () => new AnswerStore({ maxBytes: 1_000_000, version: () => '1' })
  const pages = createPages({
    async render(request) {
      if (new URL(request.url).search !== '' || request.method === 'POST') {
        await new Promise<void>((resolve) => held.push(resolve))
      }
      return new Response(`<html><body>${bodyOf(request)}</body></html>`, { headers: { 'Content-Type': 'text/html' } })
    },
    isKnownPath: () => true,
    addressBook: async () => ({ hasRow, findSpelt: () => undefined }),
    lookInto: async () => ({ isFruitful: true, hasCategory: true }),
    readSheet: () => undefined,
    stores: { pages: store(), searches: store() },
    security: createSecurityHeaders({ isPublic: true, formAction: undefined, styleHashes: [] }),
    log: { info: () => undefined, error: () => undefined },
  })
  const asked = (target: string, network: string) =>
    ({
      target,
      origin: 'https://example.org',
      networks: () => [network],
      row: { side: 'both' },
    }) as unknown as Asked
  const preview = (target: string, request: object) =>
    pages.preview({ ...asked('', 'maintainer'), request } as unknown as Sent, {
      path: target,
      content: noContent,
      today: undefined,
    })
  const search = (words: string, network: string) => pages.find(asked(`/quarry/evidence-library?q=${words}`, network))
  const visit = (path: string) => pages.find(asked(path, 'visitor'))
  return { pages, held, asked, search, preview, visit }
}

test('one network cannot have more made for it than its share, while pages and others go on', async () => {
  const { held, asked, search, visit, pages } = createSlowPages()
  const share = limits.renderings.perNetwork
  const underWay = Array.from({ length: share }, (_, index) => search(`words${index}`, 'attacker'))
  const refused = await search('more', 'attacker')
  expect(refused.status).toBe(503)
  expect(refused.variants.identity.headers.join()).toContain('Retry-After,2')
  expect(refused.variants.identity.headers.join()).toMatch(/style-src[^;]*'sha256-/)
  expect(textOf(refused)).toMatch(/<style>[^<]+<\/style><\/head>[\s\S]*Please wait a moment/)
  const form = await pages.receive({
    ...asked('/quarry/contact', 'attacker'),
    bytes: Buffer.from(''),
    visitorPost: { requireAnyTurn: () => undefined },
  } as unknown as Sent)
  expect(form.status).toBe(503)
  expect((await visit('/quarry/events')).status).toBe(200)
  const other = search('dust', 'visitor')
  for (let count = 0; count <= share; count += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(count)
    held[count]?.()
  }
  expect((await Promise.all([...underWay, other])).map(({ status }) => status)).toEqual(Array(share + 1).fill(200))
})

test('sixteen readers of one provider who search at the same moment are all answered', async () => {
  const { held, search } = createSlowPages()
  const searches = Array.from({ length: 64 }, (_, index) => search(`words${index}`, 'provider'))
  for (let count = 0; count < 64; count += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(count)
    held[count]?.()
  }
  expect((await Promise.all(searches)).map(({ status }) => status)).toEqual(Array(64).fill(200))
})

test('a page that is made again with other scripts is another one to a browser: the policy of the new one forbids the old one’s', async () => {
  let made = 0
  const { pages, asked } = createSlowPages(() => {
    made += 1
    return `<script>${Math.min(made, 2)}</script>`
  })
  const look = () => pages.find({ ...asked('/quarry/admin', 'maintainer'), row: { side: 'maintenance' } } as Asked)
  const [first, second, third] = [await look(), await look(), await look()]
  expect(second.entityTag).not.toBe(first.entityTag)
  expect(third.entityTag).toBe(second.entityTag)
})

test('what stands for all cards that do not exist is the address of none that can exist', async () => {
  const { visit } = createSlowPages(undefined, () => false)
  const [, id = ''] = /\/impact\/([^<]*)</.exec(textOf(await visit('/quarry/impact/none'))) ?? []
  const { success, error } = newRowSchemas.impact_cards.safeParse({ card_id: id, title: 'A card' })
  expect({ id, success }).toEqual({ id: '-', success: false })
  expect(error?.issues.map(({ path }) => path)).toEqual([['card_id']])
})

test('a page that is kept is compressed more than what is made for one visitor', async () => {
  const words = Array.from({ length: 5000 }, (_, index) => ((index * index) % 997).toString(36)).join(' ')
  const { held, search, visit } = createSlowPages(() => words)
  const found = search('dust', 'visitor')
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  const [kept, made] = (await Promise.all([visit('/quarry/events'), found])).map(
    ({ variants }) => variants.br?.body.length,
  )
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(made ?? 0)
})

// (rule: search-private)
test('a search of the whole site is made for one visitor: nothing of it is kept', async () => {
  const { held, asked, pages } = createSlowPages()
  const search = () => pages.find({ ...asked('/quarry/search?q=dust', 'visitor'), row: { cached: 'never' } } as Asked)
  for (const count of [1, 2]) {
    const answer = search()
    await expect.poll(() => held.length).toBe(count)
    held[count - 1]?.()
    expect(textOf(await answer)).toContain('?q=dust')
  }
})

// (rule: preview-unsaved)
test('a preview waits its turn, and is not made for somebody who has typed on meanwhile', async () => {
  const { held, search, preview } = createSlowPages()
  const visitors = search('dust', 'visitor')
  await expect.poll(() => held.length).toBe(1)
  const socket = { destroyed: false }
  const left = preview('/evidence-library?q=old', { socket })
  const latest = preview('/evidence-library?q=new', { socket: { destroyed: false } })
  socket.destroyed = true
  held[0]?.()
  await expect(left).rejects.toMatchObject({ code: 'not-found' })
  await expect.poll(() => held.length).toBe(2)
  held[1]?.()
  expect(textOf(await latest)).toContain('?q=new')
  expect((await visitors).status).toBe(200)
})
