import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { hashSource, toastStyleHashes } from './security-headers.ts'

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
