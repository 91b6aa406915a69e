import { expect, inject, it } from 'vitest'
import questions from '../../server/search/testing/questions.json' with { type: 'json' }
import { ask, readPage } from './read-page.ts'

const largest = 17_000
const hostile = [
  '<script>document.title="x"</script>',
  '"><img src=x onerror=alert(1)>',
  'NEAR(" OR *',
  '\u202etxt',
  '%00',
]
const search = (typed: string) => `/search?${new URLSearchParams({ q: typed })}`

it('whatever is searched for is answered small, kept by nobody and listed nowhere', async () => {
  for (const typed of ['', ...Object.keys(questions.residents).slice(0, 12), ...hostile, 'x'.repeat(5000)]) {
    const address = `${inject('closed')}/quarry${search(typed)}`
    const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' }, redirect: 'manual' })
    expect(response.status, typed).toBe(200)
    expect((await response.text()).length, typed).toBeGreaterThan(1000)
    const size = Number(response.headers.get('Content-Length'))
    expect(size, typed).toBeGreaterThan(1000)
    expect(size, typed).toBeLessThanOrEqual(largest)
    expect(response.headers.get('Cache-Control'), typed).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag'), typed).toBe('noindex')
  }
})

it('what is typed is only ever shown as text', async () => {
  for (const typed of hostile) {
    const { count, title } = await readPage(search(typed))
    expect(count('main :is(script:not([type]), img)'), typed).toBe(0)
    expect(title, typed).toMatch(/^Search: /)
  }
})

it('who finds nothing, or asks for too much, is told and led on', async () => {
  const { text, addresses } = await readPage('/search?q=zebra')
  expect(text).toContain('Nothing found for ‘zebra’')
  expect(addresses('main a')).toContain('/quarry/the-proposal')
  expect((await readPage(search('x'.repeat(101)))).text).toContain('That is too long to search for')
  expect((await readPage('/search?q=bardford')).text).toContain('These results are for ‘Barford’.')
})

it('a result marks the words that were looked for, and leads to its page', async () => {
  const { words, addresses } = await readPage('/search?q=hgv')
  expect(words('main mark')).not.toEqual([])
  expect(addresses('main li a')[0]).toBe('/quarry/traffic-safety')
  expect((await ask('/search?q=hgv')).html).toContain('Results for ‘hgv’')
})
