import { expect, test } from 'vitest'
import { hashSource } from '../answers/security-headers.ts'
import { hashOwnScripts } from './inline-scripts.ts'
import { holdScriptsBack } from './late-scripts.ts'

/** A page as React Router 8 ends it. */
const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/quarry/assets/manifest-1.js"/><link rel="modulepreload" href="/quarry/assets/entry-2.js"/><link rel="stylesheet" href="/quarry/assets/root-3.css"/></head><body><main>Words</main><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/quarry/assets/manifest-1.js";
import * as route0 from "/quarry/assets/root-4.js";
import * as route1_main from "/quarry/assets/home-5.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/quarry/assets/entry-2.js");</script><!--$--><script>close()</script><!--/$--></body></html>`

// (rule: first-paint)
test('nothing in the page asks for a module before the page is painted', () => {
  const held = holdScriptsBack(page)
  expect(held).not.toMatch(/rel="modulepreload"|type="module"|\bimport\s*(?:\*|")/)
  expect(held).toContain('<link rel="stylesheet" href="/quarry/assets/root-3.css"/></head>')
})

test('later it asks for all modules at once, and starts them in their order', () => {
  const held = holdScriptsBack(page)
  expect(held).toContain('["/quarry/assets/manifest-1.js","/quarry/assets/entry-2.js"]')
  const code = held.slice(held.indexOf('await import'))
  expect(code.split('\n').map((line) => line.trim())).toMatchObject([
    'await import("/quarry/assets/manifest-1.js");',
    'const route0 = await import("/quarry/assets/root-4.js");',
    'const route1_main = await import("/quarry/assets/home-5.js");',
    'window.__reactRouterRouteModules = {"root":route0};',
    '',
    expect.stringMatching(/^import\("\/quarry\/assets\/entry-2\.js"\);/),
  ])
})

test('the browser can read the script, and the content security policy knows it', () => {
  const held = holdScriptsBack(page)
  const script = /<script>(\(function.*?)<\/script>/s.exec(held)?.[1] ?? ''
  expect(() => new Function(script)).not.toThrow()
  expect(hashOwnScripts(held)).toEqual([
    hashSource('window.__reactRouterContext = {};'),
    hashSource(script),
    hashSource('close()'),
  ])
})

// (rule: first-paint, offline-copy)
test.each([
  ['a page that is on its way', {}, ['load']],
  ['a copy that the service worker kept', { kept: '2026-11-22T21:00:00.000Z' }, ['paint']],
])('%s waits for that alone which it needs', (_, dataset, expected) => {
  const [, script = ''] = /<script>(\(function.*?)<\/script>/s.exec(holdScriptsBack(page)) ?? []
  const awaited: string[] = []
  const Observer = Object.assign(
    class {
      observe = ({ type }: { type: string }) => awaited.push(type)
    },
    { supportedEntryTypes: ['paint'] },
  )
  const listen = (type: string) => type === 'load' && awaited.push(type)
  const document = { hidden: false, readyState: 'interactive', documentElement: { dataset } }
  const parts = { document, PerformanceObserver: Observer, addEventListener: listen, setTimeout: () => 0 }
  new Function(...Object.keys(parts), script)(...Object.values(parts))
  expect(awaited).toEqual(expected)
})

test('a script that came in with content is not made part of ours', () => {
  const evil = '<script type="module" async="">evil()</script>'
  const held = holdScriptsBack(page.replace('Words', evil))
  expect(held).toContain(`<main>${evil}</main>`)
  expect(held.split('evil()')).toHaveLength(2)
})

test('a page of another shape stays as it is', () => {
  const plain = '<html><body><p>import "this";</p><script src="/a.js"></script></body></html>'
  expect(holdScriptsBack(plain)).toBe(plain)
})
