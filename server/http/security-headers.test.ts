import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { createSecurityHeaders, hashSource, toastStyleHashes } from './security-headers.ts'

const options = { isPublic: true, formAction: undefined, styleHashes: ["'sha256-toasts'"] }

test('a page may run its own files and the named inline scripts and styles, and nothing else', () => {
  const policy = createSecurityHeaders(options).page(["'sha256-a'", "'sha256-b'"], ["'sha256-sheets'"])[
    'Content-Security-Policy'
  ]
  expect(policy?.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "style-src 'self' 'sha256-sheets' 'sha256-toasts'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
})

test("forms may post to the mailing list provider's host where one is set, and to none of its paths alone", () => {
  const headers = createSecurityHeaders({ ...options, formAction: 'https://list.example:8443/subscribe?u=1' })
  expect(headers.page([], [])['Content-Security-Policy']).toMatch(/; form-action 'self' https:\/\/list\.example:8443$/)
})

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
