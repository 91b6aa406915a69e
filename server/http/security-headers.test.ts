import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { firstScript } from '../../domain/first-script.ts'
import { createSecurityHeaders, hashSource, toastStyleHashes } from './security-headers.ts'

test('the toast library really adds the style whose hash is allowed', () => {
  const added: string[] = []
  const element = { appendChild: (node: string) => added.push(node) }
  const document = { head: element, createElement: () => element, createTextNode: (text: string) => text }
  Object.assign(globalThis, { document })
  createRequire(import.meta.url)('sonner')
  Reflect.deleteProperty(globalThis, 'document')
  const texts = added.filter((node) => typeof node === 'string')
  expect(texts).toHaveLength(1)
  expect(toastStyleHashes()).toEqual([hashSource(''), hashSource(texts[0] ?? '')])
})

describe('the policy of a page', () => {
  const security = createSecurityHeaders({ isPublic: true, formAction: undefined, styleHashes: [] })
  const first = `<script>${firstScript}</script>`
  const page = (content: string, scripts: string, head = '') =>
    `<!DOCTYPE html><html><head>${head}</head><body><main>${content}</main><footer></footer>${first}${scripts}</body></html>`
  /** What it allows of one kind besides files of the site. */
  const allowed = (html: string, kind: 'script-src' | 'style-src') =>
    new RegExp(`${kind} 'self' ?(.*?);`).exec(security.page(html)['Content-Security-Policy'] ?? '')?.[1]
  const hashes = (...texts: string[]) => texts.map(hashSource).join(' ')

  test('allows the scripts that end the body, as the browser hashes them', () => {
    const scripts =
      '<script>one()</script><script type="module" async="">import "/two.js";\n</script><script src="/a.js"></script><!--$--><script>three()</script><!--/$--><!--/$-->'
    const own = hashes(firstScript, 'one()', 'import "/two.js";\n', 'three()')
    expect(allowed(page('', scripts), 'script-src')).toBe(own)
  })

  test.each([
    '<script>evil()</script>',
    '<SCRIPT>evil()</SCRIPT>',
    '</main></body></html><script>evil()</script>',
    '<script>evil()//',
    '<SCRIPT>evil()//',
    '<!-- <script>evil()</script>',
    '<script>evil()</script><!--',
    '<svg><script>evil()</script></svg>',
    `${first}<script>evil()</script>`,
  ])('allows no script that came in with content: %s', (content) => {
    expect(allowed(page(content, ''), 'script-src')).toBe(hashes(firstScript))
  })

  test('allows no script where ours are not, and is refused where a page ends otherwise', () => {
    expect(allowed('<script>one()</script>', 'script-src')).toBe('')
    expect(() => security.page(page('', '<div><script>evil()</script></div>'))).toThrow('own scripts')
  })

  test('allows every style in the head, and none below it', () => {
    const head = '<style data-href="/a.css">a>b{color:#222}</style><title>Home</title><style>b{}</style>'
    expect(allowed(page('<style>c{}</style>', '', head), 'style-src')).toBe(hashes('a>b{color:#222}', 'b{}'))
  })
})
