import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shortHash } from '../http/cached-response.ts'
import { createSecurityHeaders } from '../http/security-headers.ts'
import { ask, sendRaw } from '../testing/ask.ts'
import { writeFakeBuild } from '../testing/fake-build.ts'
import { serveForAll } from '../testing/served-site.ts'
import { precompressFiles, readStaticFiles } from './static-files.ts'

const site = serveForAll()

describe('a file of the built client', () => {
  test.each([
    ['/quarry/icon.svg', 'image/svg+xml', 'br'],
    ['/quarry/Hydrology.pdf', 'application/pdf', undefined],
    ['/quarry/site.webmanifest', 'application/manifest+json', undefined],
    ['/quarry/with%20space.txt', 'text/plain; charset=utf-8', undefined],
    ['/quarry/strange.xyz', 'application/octet-stream', undefined],
    ['/quarry/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', 'br'],
    ['/quarry/assets/root-4d5e6f.css', 'text/css; charset=utf-8', undefined],
    ['/quarry/assets/font-7a8b9c.woff2', 'font/woff2', undefined],
  ])('%s has its type, and is compressed where that helps', async (path, type, encoding) => {
    const { status, headers } = await site.visit(path, { 'Accept-Encoding': 'gzip, br' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
    expect(headers['content-encoding']).toBe(encoding)
  })
  test('stays with the browser for good where its name has a hash, and for minutes elsewhere', async () => {
    const cacheOf = async (path: string) => (await site.visit(path)).headers['cache-control']
    expect(await cacheOf('/quarry/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/quarry/icon.svg')).toBe('public, max-age=600')
  })
  test('is confirmed by 304, whatever the query', async () => {
    const { headers } = await site.visit('/quarry/icon.svg?v=1')
    const again = await site.visit('/quarry/icon.svg', { 'If-None-Match': String(headers.etag) })
    expect(again.status).toBe(304)
  })
})

test.each<[string, number, string?, string?]>([
  ['bytes=2-5', 206, 'bytes 2-5/2109', 'DF-1'],
  ['BYTES=2100-', 206, 'bytes 2100-2108/2109', 'e report\n'],
  ['bytes=-3', 206, 'bytes 2106-2108/2109', 'rt\n'],
  ['bytes=0-99999999999999999999', 206, 'bytes 0-2108/2109'],
  ['bytes=-5000', 206, 'bytes 0-2108/2109'],
  ['bytes=2109-', 416, 'bytes */2109', ''],
  ['bytes=-0', 416, 'bytes */2109', ''],
  ['bytes=0-1,4-5', 200],
  ['bytes=5-2', 200],
  ['bytes=-', 200],
  ['lines=1-2', 200],
])('a download that broke off and asks for %s is answered %i', async (Range, status, contentRange, part) => {
  const path = '/quarry/Hydrology.pdf'
  const whole = await site.visit(path)
  const { etag = '' } = whole.headers
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.stringMatching(/^"/) })
  const reply = await site.visit(path, { Range, 'If-Range': etag })
  expect(reply).toMatchObject({ status, body: part ?? whole.body })
  expect(reply.headers['content-range']).toBe(contentRange)
  for (const other of ['"other"', `W/${etag}`, 'Sat, 28 Nov 2026 12:00:00 GMT'])
    expect((await site.visit(path, { Range, 'If-Range': other })).body).toBe(whole.body)
  const head = await ask(site.ports.public, path, { method: 'HEAD', headers: { Range } })
  expect(head).toMatchObject({ status: 200, headers: { 'content-length': '2109' } })
})

describe('no path leads out of the built client', () => {
  const attempts = [
    '/quarry/.env',
    '/quarry/.vite/manifest.json',
    '/quarry/assets/',
    '/quarry/../server/secret.js',
    '/quarry/assets/../../server/secret.js',
    '/quarry/%2e%2e%2fserver%2fsecret.js',
    '/quarry/..%5cserver%5csecret.js',
    '/quarry/icon.svg%00.js',
    '/quarry/%c0%ae%c0%ae/server/secret.js',
    '/quarry/@fs/etc/passwd',
    '/../../../../etc/passwd',
    '/quarry/__proto__',
  ]
  test.each(attempts)('%s', async (path) => {
    const reply = await sendRaw(
      site.ports.public,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect(reply).toMatch(/^HTTP\/1\.1 (400|404|308) /)
    expect(reply).not.toMatch(/SECRET|the server keeps this|root:|<svg/)
  })
})

test('files that the build has precompressed are sent as they are precompressed, and without packing anew', async () => {
  const { directory, remove } = await writeFakeBuild()
  const client = join(directory, 'client')
  await precompressFiles(client)
  const precompressed = await readdir(join(directory, 'precompressed'))
  const hash = shortHash(await readFile(join(client, 'icon.svg')))
  expect(precompressed).toContain(`${hash}.gzip`)
  await writeFile(join(directory, 'precompressed', `${hash}.br`), 'as the build left it')
  const security = createSecurityHeaders({ isPublic: true, formAction: undefined, styleHashes: [] })
  const { responses } = await readStaticFiles(client, security)
  expect(responses.get('/quarry/icon.svg')?.codings.br?.bytes.toString()).toBe('as the build left it')
  expect(responses.get('/quarry/Hydrology.pdf')?.codings.br).toBeUndefined()
  await remove()
})
