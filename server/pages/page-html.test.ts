import { describe, expect, test } from 'vitest'
import { hashSource } from '../http/security-headers.ts'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll({}, { isReal: true })
const routerScript = /type="module"|modulepreload|__reactRouterContext/

test.each(['/', '/villages/barford', '/write-objection', '/pack/barford'])(
  'the page %s has all its styles inside, and its policy allows each of them',
  async (path) => {
    const { body, headers } = await site.visit(`/quarry${path}`)
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    expect(styles).toHaveLength(1)
    expect(styles[0]).toMatch(/^@layer base\b.*\.site-header\{/s)
    expect(styles[0]).not.toContain('.maintenance')
    expect(headers['content-security-policy']).toContain(hashSource(styles[0] ?? ''))
    expect(body).not.toContain('rel="stylesheet"')
  },
)

test('every inline script of a page may run', async () => {
  const [notice] = await site.content.list('notices')
  const text = 'The council meets on Tuesday.'
  await site.content.update('notices', notice?.id ?? '', { text, ends_on: '' }, notice?.updated_at ?? '')
  const { body, headers } = await site.maintain('/quarry/')
  const scripts = [...body.matchAll(/<script(?:| type="module" async="")>(.*?)<\/script>/gs)]
  expect(scripts[0]?.[1]).toContain('quarry-notice-dismissed')
  expect(scripts.length).toBeGreaterThan(3)
  for (const [, code = ''] of scripts) expect(headers['content-security-policy']).toContain(hashSource(code))
})

test('what a page carries of the campaign says nothing of how fast the site sends e-mails', async () => {
  const { body } = await site.visit('/quarry/contact')
  expect(body).toContain('application_reference')
  expect(body).not.toContain('mails_a')
  expect((await site.maintain('/quarry/contact')).body).toContain('mails_an_hour')
})

describe('a page goes without its scripts', () => {
  test('where the router in the browser would show another screen at its address', async () => {
    const { status, body } = await site.visit('/quarry/updates/nothing')
    expect(status).toBe(404)
    expect(body).toContain('Page not found')
    expect(body).not.toMatch(routerScript)
    expect((await site.visit('/quarry/nothing')).body).toMatch(routerScript)
  })

  test('in a preview, where links lead nowhere', async () => {
    const { body } = await site.write('POST', '/quarry/api/maintenance/preview', { path: '/events', rows: [] })
    expect(body).toContain('<base target="_blank"/>')
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload/)
  })
})
