import { once } from 'node:events'
import { get, request } from 'node:http'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { sampleDocument } from '../database/testing/sample-rows.ts'
import { ask, expectProblem, json, ownPage } from '../testing/ask.ts'
import { serveForAll } from '../testing/served-site.ts'
import { formOf, isForm, pdf, photograph } from './testing/sample-files.ts'

const site = serveForAll()
afterEach(async () => {
  for (const { path } of await list()) await remove(path)
})

const root = '/quarry/api/maintenance/uploads'
const list = async () => json(await site.maintain(root))
const remove = (path: string) => site.write('DELETE', `${root}/${path.split('/').at(-1)}`)
const send = (bytes: Buffer, type: string, name = 'file') => site.write('POST', root, formOf(bytes, type, name), isForm)

const headersOfAll = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
}

test('a photograph is a WebP for visitors and a JPEG for mail programs, from now until it is removed', async () => {
  const reply = await send(await photograph(), 'application/octet-stream', 'Die Kirche – 教会.jpg')
  const { path, ...about } = json(reply)
  expect(reply).toMatchObject({ status: 201, headers: { location: path } })
  expect(about).toEqual({ kind: 'picture', bytes: expect.any(Number), width: 300, height: 400 })
  expect(await list()).toMatchObject([{ path, ...about, originalName: 'Die Kirche – 教会.jpg', uses: [] }])
  const forMail = path.replace('webp', 'jpg')
  for (const [address, format] of Object.entries({ [path]: 'webp', [forMail]: 'jpeg' })) {
    const { headers, bytes } = await site.visit(address)
    const length = String(bytes.length)
    expect(headers).toMatchObject({ 'content-type': `image/${format}`, 'content-length': length, ...headersOfAll })
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 300, height: 400 })
    const again = await site.visit(address, { 'If-None-Match': String(headers.etag) })
    expect(again).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } })
    expect(await ask(site.ports.public, address, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  }
  expect((await remove(forMail)).status).toBe(404)
  expect((await remove(path)).status).toBe(204)
  for (const address of [path, forMail]) expect((await site.visit(address)).status).toBe(404)
})
test.each([
  ['Noise report (final) £.pdf', 'Noise-report-final.pdf'],
  ['../../報告.pdf', 'document.pdf'],
])('a document called %j is downloaded as %s, never shown as a page, and has one address', async (name, download) => {
  const { path } = json(await send(pdf(), 'application/pdf', name))
  const document = await site.visit(path)
  expect(document.bytes).toEqual(pdf())
  const disposition = `attachment; filename="${download}"`
  expect(document.headers).toMatchObject({ 'content-disposition': disposition, ...headersOfAll })
  const own = path.split('/').at(-1)
  for (const other of [own.toUpperCase(), `${own}/`, `x/../${own}`, '../quarry.db', '..%2fquarry.db', `${own}%00`]) {
    expect((await site.visit(`/quarry/uploads/${other}`)).status, other).toBe(404)
  }
})
test('a download that breaks off goes on byte for byte, and from the beginning where it is not the same any more', async () => {
  const report = pdf(Array.from({ length: 700_000 }, (_, index) => index).join(' '))
  const { path } = json(await send(report, 'application/pdf'))
  const [response] = await once(get({ port: site.ports.public, path }), 'response')
  const begun: Buffer[] = []
  for await (const chunk of response) if (begun.push(chunk) > 9) break
  const seen = Buffer.concat(begun)
  const { etag } = response.headers
  const goOn = (tag: string) => site.visit(path, { Range: `bytes=${seen.length}-`, 'If-Range': tag })
  const rest = await goOn(etag)
  expect(rest).toMatchObject({ status: 206, headers: { etag, ...headersOfAll } })
  expect(Buffer.concat([seen, rest.bytes]).equals(report)).toBe(true)
  const whole = await goOn('"another"')
  expect([whole.status, whole.bytes.equals(report)]).toEqual([200, true])
})
test('what is refused names the field and the rule, and leaves nothing behind', async () => {
  const drawing = Buffer.from('\ufeff <svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const locked = Buffer.from('%PDF-2.0\ntrailer << /Encrypt << /Filter /Adobe.PubSec >> >>\n%%EOF')
  const all = 'must be a JPEG, PNG, WebP, GIF or AVIF picture or a PDF document'
  const samples: [Buffer, string, string][] = [
    [drawing, 'image/jpeg', `${all}, but it is a web page, a drawing or another text`],
    [pdf().subarray(0, -8), 'application/pdf', 'must be a whole PDF document: its end is missing'],
    [locked, 'application/pdf', 'must open without a password: visitors could not read it'],
    [Buffer.alloc(0), 'image/png', 'must not be empty'],
    [Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(15_000_000)]), 'image/gif', 'must be at most 15 MB'],
    // Far too large: it is read to its end, so that its sender gets to the answer.
    [pdf('large', 26_000_000), 'application/pdf', 'must be at most 25 MB'],
  ]
  for (const [bytes, type, rule] of samples) {
    const reply = await send(bytes, type)
    expectProblem(reply, 400, 'invalid')
    expect(json(reply)).toMatchObject({ detail: `The file ${rule}.`, fields: [{ field: 'file', rule }] })
  }
  for (const body of ['--xyz\r\nno form', '--xyz--\r\n', '']) {
    expectProblem(await site.write('POST', root, body, isForm), 400, 'invalid')
  }
  const withoutBoundary = { 'Content-Type': 'multipart/form-data;' }
  expectProblem(await site.write('POST', root, '', withoutBoundary), 400, 'invalid')
  expect(await list()).toEqual([])
})
test('files whose senders leave midway keep no place from the next, which may be as large as its limit', async () => {
  const { maintenance: port } = site.ports
  const headers = { Host: `localhost:${port}`, ...ownPage(port), ...isForm, 'Content-Length': 1_000_000 }
  const begun = formOf(pdf(), 'application/pdf', 'a.pdf').subarray(0, -20)
  const senders = Array.from({ length: 20 }, () => {
    const sent = request({ host: '127.0.0.1', port, path: root, method: 'POST', headers })
    sent.on('error', () => undefined).write(begun)
    return sent
  })
  // All places are taken once one of them is sent away.
  await Promise.race(senders.map((sent) => once(sent, 'response')))
  for (const sent of senders) sent.destroy()
  const largest = pdf('', 25_000_000 - pdf('').length)
  await expect.poll(async () => (await send(largest, 'application/pdf')).status).toBe(201)
  expect(await list()).toHaveLength(1)
})
test('what is used is listed with its rows, and not removed', async () => {
  const { path } = json(await send(pdf(), 'application/pdf'))
  const report = { ...sampleDocument, id: 'r', title: 'Report', pdf_url: path.slice('/quarry'.length) }
  await site.content.insert('evidence_documents', report)
  const use = { table: 'evidence_documents', key: 'r', title: 'Report', field: 'pdf_url' }
  expect(await list()).toMatchObject([{ uses: [use] }])
  const refusal = await remove(path)
  expectProblem(refusal, 409, 'invalid')
  expect(json(refusal).detail).toBe('It is used by the evidence document Report. Take it out there first.')
  await site.content.delete('evidence_documents', 'r')
  expect((await remove(path)).status).toBe(204)
})
