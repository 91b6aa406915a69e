import { expect, test } from 'vitest'
import { firstScript } from '../../domain/first-script.ts'
import { hashSource } from '../http/security-headers.ts'
import { hashOwnScripts, hashOwnStyles } from './inline-scripts.ts'

const first = `<script>${firstScript}</script>`
const page = (content: string, scripts: string) =>
  `<!DOCTYPE html><html><head></head><body><main>${content}</main><footer></footer>${first}${scripts}</body></html>`

test('the scripts that end the body are hashed, as the browser hashes them, but for those with an address', () => {
  const scripts =
    '<script>one()</script><script type="module" async="">import "/two.js";\n</script><script src="/a.js"></script><!--$--><script>three()</script><!--/$--><!--/$-->'
  expect(hashOwnScripts(page('', scripts))).toEqual([
    hashSource(firstScript),
    hashSource('one()'),
    hashSource('import "/two.js";\n'),
    hashSource('three()'),
  ])
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
])('a script that came in with content is not blessed: %s', (content) => {
  expect(hashOwnScripts(page(content, ''))).toEqual([hashSource(firstScript)])
})

test('a page without our first script has none of its own; one that ends otherwise is no page', () => {
  expect(hashOwnScripts('')).toEqual([])
  expect(hashOwnScripts('<script>one()</script>')).toEqual([])
  expect(() => hashOwnScripts(page('', '<div><script>evil()</script></div>'))).toThrow('own scripts')
})

test('every style in the head is hashed, as the browser hashes it, and none below it', () => {
  const head = '<head><style data-href="/a.css">a>b{color:#222}</style><title>Home</title><style>b{}</style></head>'
  expect(hashOwnStyles(`<html>${head}<body><style>c{}</style></body></html>`)).toEqual([
    hashSource('a>b{color:#222}'),
    hashSource('b{}'),
  ])
})
