import { once } from 'node:events'
import { mkdir, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sampleDocument } from '../database/testing/sample-rows.ts'
import { ask, json, ownPage, type Reply } from '../testing/ask.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { serveForAll } from '../testing/served-site.ts'
import { pattern, pdf, photograph } from './testing/sample-files.ts'

const site = serveForAll()
let port: number
beforeAll(() => {
  port = site.ports.maintenance
})
afterEach(async () => {
  for (const { path } of await list()) await remove(path)
})

const root = '/quarry/api/maintenance/uploads'
const headers = (type: string) => ({ ...ownPage(port), 'Content-Type': type })
/** A request whose body comes by and by. */
const begin = (more: Record<string, string> = {}) =>
  request({
    host: '127.0.0.1',
    port,
    path: root,
    method: 'POST',
    headers: { Host: `localhost:${port}`, ...headers('image/jpeg'), ...more },
  })
const send = (body: Buffer, type: string, name = 'file') =>
  site.write('POST', `${root}?name=${encodeURIComponent(name)}`, body, { 'Content-Type': type })
const list = async () => json(await site.maintain(root))
const remove = (path: string) => site.write('DELETE', `${root}/${path.split('/').at(-1)}`)
const get = (path: string, sent: Record<string, string> = {}) => site.visit(path, sent)
const stored = async () =>
  (await readdir(site.uploadFolder, { recursive: true }).catch(() => [])).filter((name) => name !== '.partial')

describe('an upload', () => {
  test('of a photograph is kept as WebP without its EXIF, and visitors get it at once', async () => {
    const reply = await send(await photograph(400, 300), 'image/jpeg', 'C:\\Bilder\\Die Kirche – 教会.jpg')
    expect(reply.status).toBe(201)
    const { path, ...about } = json(reply)
    expect(about).toEqual({ kind: 'picture', bytes: expect.any(Number), width: 300, height: 400 })
    expect(path).toMatch(/^\/quarry\/uploads\/[0-9a-f]{32}\.webp$/)
    expect(reply.headers.location).toBe(path)
    for (const from of Object.values(site.ports)) {
      const picture = await ask(from, path)
      expect(picture.status).toBe(200)
      expect(picture.bytes.length).toBe(about.bytes)
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 })
      expect(picture.body).not.toContain('Telephone')
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(about.bytes),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      })
      expect(picture.headers).not.toHaveProperty('content-disposition')
    }
    expect(await list()).toEqual([
      {
        path,
        ...about,
        name: path.split('/').at(-1),
        originalName: 'Die Kirche – 教会.jpg',
        uploadedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        uses: [],
      },
    ])
  })
  test.each([
    ['Noise report (final) £.pdf', 'Noise-report-final.pdf'],
    ['Étude "d\'été"\r\nX: y.pdf', 'Etude-d-ete-X-y.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['報告.pdf', 'document.pdf'],
    ['', 'document.pdf'],
  ])('of a document called %j is downloaded as %s, and never shown as a page', async (name, download) => {
    const body = pdf()
    const reply = await send(body, 'application/pdf', name)
    expect(json(reply)).toEqual({
      path: expect.stringMatching(/^\/quarry\/uploads\/[0-9a-f]{32}\.pdf$/),
      kind: 'document',
      bytes: body.length,
    })
    const document = await get(json(reply).path)
    expect(document.bytes.equals(body)).toBe(true)
    expect(document.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${download}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    })
  })
  test('of a picture stands as JPEG for mail programs too, from the first that asks for it until it is removed', async () => {
    const half = await pattern(1400, 700).ensureAlpha(0.5).png().toBuffer()
    const { path } = json(await send(half, 'image/png'))
    const forMail = path.replace('.webp', '.jpg')
    for (const picture of await Promise.all([get(forMail), get(forMail), ask(port, forMail)])) {
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1136, height: 568 })
    }
    expect((await get(path)).headers['content-type']).toBe('image/webp')
    expect((await list()).map((upload: { path: string }) => upload.path)).toEqual([path])
    expect((await remove(path)).status).toBe(204)
    expect((await get(forMail)).status).toBe(404)
    expect(await stored()).toEqual([])
    expect((await get(`/quarry/uploads/${'0'.repeat(32)}.jpg`)).status).toBe(404)
  })
  test('of the same content again has the same path and stays one file', async () => {
    const photo = await photograph()
    const replies = [await send(photo, 'image/jpeg', 'one.jpg'), await send(photo, 'image/jpeg', 'two.jpg')]
    expect(replies.map(({ status }) => status)).toEqual([201, 200])
    expect(json(replies[1] as Reply)).toEqual(json(replies[0] as Reply))
    expect(await list()).toMatchObject([{ originalName: 'one.jpg' }])
    const together = await Promise.all([1, 2, 3].map(() => send(pdf('the same'), 'application/pdf')))
    expect(new Set(together.map(({ body }) => body)).size).toBe(1)
    expect(await list()).toHaveLength(2)
  })
  test('puts a file right that was cut off on the disk', async () => {
    const { path } = json(await send(pdf('whole'), 'application/pdf'))
    await writeFile(join(site.uploadFolder, path.split('/').at(-1)), 'half')
    expect((await send(pdf('whole'), 'application/pdf')).status).toBe(201)
    expect((await get(path)).bytes.equals(pdf('whole'))).toBe(true)
  })
  test('may be as large as its limit', async () => {
    const png = await pattern(20, 20).png().toBuffer()
    const padding = Buffer.alloc(15_000_000 - png.length)
    padding.writeUInt32BE(padding.length - 12, 0)
    padding.write('noTe', 4)
    const { crc32 } = await import('node:zlib')
    padding.writeUInt32BE(crc32(padding.subarray(4, -4)), padding.length - 4)
    const largest = Buffer.concat([png.subarray(0, 33), padding, png.subarray(33)])
    expect(largest.length).toBe(15_000_000)
    expect((await send(largest, 'image/png')).status).toBe(201)
    const end = pdf()
    const document = Buffer.concat([end, Buffer.alloc(25_000_000 - 2 * end.length, ' '), end])
    expect((await send(document, 'application/pdf')).status).toBe(201)
  })
})

describe('what is refused leaves nothing behind', () => {
  const expectRefused = async (reply: Reply, status: number, rule: string) => {
    expectProblem(reply, status, 'invalid')
    expect(json(reply)).toMatchObject({ detail: `The file ${rule}.`, fields: [{ field: 'file', rule }] })
    expect(await stored()).toEqual([])
  }

  test('a file that is not what it claims to be', async () => {
    await expectRefused(
      await send(await photograph(), 'application/pdf'),
      400,
      'must be a PDF document, as it claims to be, but it is a JPEG picture',
    )
    await expectRefused(await send(Buffer.alloc(0), 'image/png'), 400, 'must not be empty')
  })
  test('a document without its end, or with a page before its start', async () => {
    await expectRefused(
      await send(pdf().subarray(0, -8), 'application/pdf'),
      400,
      'must be a whole PDF document: its end is missing',
    )
    await expectRefused(
      await send(Buffer.concat([pdf(), Buffer.alloc(2000)]), 'application/pdf'),
      400,
      'must be a whole PDF document: its end is missing',
    )
    await expectRefused(
      await send(Buffer.concat([Buffer.from('<html>'), pdf()]), 'application/pdf'),
      400,
      'must be a PDF document, as it claims to be, but it is a web page, a drawing or another text',
    )
  })
  test.each([
    ['image/jpeg', 15_000_001, 'must be at most 15 MB'],
    ['application/pdf', 25_000_001, 'must be at most 25 MB'],
  ])('%s of %i bytes, whether or not its length is told before', async (type, length, rule) => {
    const body = Buffer.alloc(length, '%PDF-')
    await expectRefused(await send(body, type), 413, rule)
    const chunked = { method: 'POST', headers: { ...headers(type), 'Transfer-Encoding': 'chunked' }, body }
    await expectRefused(await ask(port, root, chunked), 413, rule)
  })
  test('a file that is far too large is read to its end, so that its sender gets to the answer', async () => {
    const sent = begin()
    const [[response]] = await Promise.all([
      once(sent, 'response'),
      once(sent, 'finish'),
      sent.end(Buffer.alloc(45_000_000)),
    ])
    expect(response.statusCode).toBe(413)
    response.resume()
  })
  test('a type that is not taken', async () => {
    const reply = await send(await photograph(), 'image/gif')
    await expectRefused(reply, 415, 'must be a JPEG, PNG, WebP or AVIF picture or a PDF document')
  })
  test('a file whose sender leaves midway', async () => {
    const sent = begin({ 'Content-Length': '1000000' })
    sent.on('error', () => undefined)
    sent.write(Buffer.alloc(200_000))
    const partial = join(site.uploadFolder, '.partial')
    await expect.poll(async () => (await readdir(partial).catch(() => [])).length).toBe(1)
    sent.destroy()
    await expect.poll(() => readdir(partial)).toEqual([])
    expect(await stored()).toEqual([])
  })
  test('nothing of it is in the log', () => {
    expect(site.logged.filter(({ message }) => message !== 'A request was refused')).toEqual([])
  })
})

describe('the list', () => {
  test('says in which rows each file is used, in whatever field and form, and history is no use', async () => {
    const { path: picture } = json(await send(await photograph(), 'image/jpeg'))
    const { path: report } = json(await send(pdf(), 'application/pdf'))
    const before = await site.content.find('village_data', 'barford')
    const [card] = await site.content.list('impact_cards')
    if (!before || !card) throw new Error('no sample rows')
    const village = await site.content.update('village_data', 'barford', { header_image: picture }, before.updated_at)
    const document = await site.content.insert('evidence_documents', {
      ...sampleDocument,
      id: 'r',
      title: 'Report',
      pdf_url: report.slice('/quarry'.length),
    })
    const section = {
      type: 'section' as const,
      heading: '',
      content: `<a href="https://example.org${report}">Read</a>`,
    }
    await site.content.update('impact_cards', card.id, { page_sections: [section] }, card.updated_at)
    const uses = Object.fromEntries(
      (await list()).map((upload: { path: string; uses: object[] }) => [upload.path, upload.uses]),
    )
    expect(uses[picture]).toEqual([{ table: 'village_data', key: 'barford', title: 'Barford', field: 'header_image' }])
    expect(uses[report]).toEqual([
      { table: 'impact_cards', key: card.id, title: card.title, field: 'page_sections.0.content' },
      { table: 'evidence_documents', key: 'r', title: 'Report', field: 'pdf_url' },
    ])

    const refusal = await remove(report)
    expectProblem(refusal, 409, 'invalid')
    expect(json(refusal).detail).toBe(
      `It is used by the impact card ${card.title} and the evidence document Report. Take it out there first.`,
    )
    expect((await get(report)).status).toBe(200)

    await site.content.update('village_data', 'barford', { header_image: '' }, village.updated_at)
    expect((await remove(picture)).status).toBe(204)
    expect((await get(picture)).status).toBe(404)
    await site.content.delete('evidence_documents', document.id)
    const used = await site.content.find('impact_cards', card.id)
    await site.content.update('impact_cards', card.id, { page_sections: [] }, used?.updated_at ?? '')
    expect((await remove(report)).status).toBe(204)
    expect(await stored()).toEqual([])
  })
  test('has what another process put into the folder, without what is not known of it, and nothing else of the folder', async () => {
    const name = `${'ab'.repeat(16)}.pdf`
    await mkdir(site.uploadFolder, { recursive: true })
    await writeFile(join(site.uploadFolder, name), pdf())
    await writeFile(join(site.uploadFolder, `${name}.json`), 'no JSON')
    await utimes(join(site.uploadFolder, name), 1_700_000_000, 1_700_000_000)
    await writeFile(join(site.uploadFolder, 'secret.pdf'), 'secret')
    await symlink('/etc/passwd', join(site.uploadFolder, `${'cd'.repeat(16)}.pdf`))
    await mkdir(join(site.uploadFolder, `${'ef'.repeat(16)}.pdf`))
    const bytes = pdf().length
    const uploadedAt = '2023-11-14T22:13:20.000Z'
    const path = `/quarry/uploads/${name}`
    expect(await list()).toEqual([{ path, name, kind: 'document', bytes, uploadedAt, uses: [] }])
    expect((await get(path)).headers['content-disposition']).toBe('attachment; filename="document.pdf"')
    for (const hidden of ['secret.pdf', `${'cd'.repeat(16)}.pdf`, `${'ef'.repeat(16)}.pdf`, `${name}.json`]) {
      expect((await get(`/quarry/uploads/${hidden}`)).status, hidden).toBe(404)
    }
    await rm(site.uploadFolder, { recursive: true })
    expect(await list()).toEqual([])
  })
  test('is kept by no browser, and removes nothing that is no upload', async () => {
    expect((await site.maintain(root)).headers['cache-control']).toBe('no-store')
    for (const name of ['..%2Fquarry.db', 'quarry.db', '.partial', `${'0'.repeat(32)}.webp`]) {
      expect((await remove(name)).status, name).toBe(404)
    }
    expect(await readFile(join(site.uploadFolder, '..', 'quarry.db'))).toBeDefined()
  })
})

/** How many handles of this process stand open on a file of this name. */
async function openHandles(name: string): Promise<number> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  return links.filter((link) => link.endsWith(name)).length
}

describe('a stored file', () => {
  test.runIf(process.platform === 'linux')('is closed again when its reader leaves', async () => {
    const { path } = json(await send(pdf('x'.repeat(9_000_000)), 'application/pdf'))
    const name = path.split('/').at(-1)
    const socket = connect(site.ports.public, '127.0.0.1').pause()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await expect.poll(() => openHandles(name)).toBe(1)
    socket.destroy()
    await expect.poll(() => openHandles(name)).toBe(0)
  })
  test('is confirmed by 304, and told of by HEAD', async () => {
    const { path, bytes } = json(await send(pdf(), 'application/pdf', 'a.pdf'))
    const { headers: first } = await get(path)
    const again = await get(path, { 'If-None-Match': String(first.etag) })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers).toMatchObject({ etag: first.etag, 'cache-control': first['cache-control'] })
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200)
    const head = await ask(site.ports.public, path, { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(head.headers).toMatchObject({
      'content-length': String(bytes),
      'content-disposition': first['content-disposition'],
    })
  })
  test('has one address, and no path leads elsewhere', async () => {
    const { path } = json(await send(pdf(), 'application/pdf'))
    const name = path.split('/').at(-1)
    for (const other of [
      `/quarry/uploads/${name.toUpperCase()}`,
      `/quarry/uploads/${name}/`,
      `/quarry/uploads//${name}`,
      `/quarry/uploads/./${name}`,
      `/quarry/uploads/x/../${name}`,
      `/quarry/uploads/..%2fuploads%2f${name}`,
      `/quarry/uploads/%2e%2e/quarry.db`,
      '/quarry/uploads/../quarry.db',
      '/quarry/uploads/..%5cquarry.db',
      `/quarry/uploads/${name}%00`,
      '/quarry/uploads',
      `/uploads/${name}`,
    ]) {
      expect((await get(other)).status, other).toBe(404)
    }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await site.write(method, path)).status).toBe(405)
    }
  })
  test('is not held up by a reader who leaves', async () => {
    const { path } = json(await send(Buffer.concat([pdf(), Buffer.alloc(8_000_000, ' '), pdf()]), 'application/pdf'))
    const reader = request({ host: '127.0.0.1', port: site.ports.public, path, headers: { Host: 'localhost' } }).end()
    const [response] = await once(reader, 'response')
    response.destroy()
    expect((await get(path)).status).toBe(200)
    expect(site.logged.filter(({ message }) => message === 'A request failed')).toEqual([])
  })
})

test('files are taken at this one address alone, and nothing else there', async () => {
  const body = await photograph()
  for (const path of ['/quarry/api/events', `${root}/`, `${root}/x`, '/quarry/api/maintenance/import']) {
    const { status } = await site.write('POST', path, body, { 'Content-Type': 'image/jpeg' })
    expect([404, 405, 415], path).toContain(status)
  }
  expectProblem(await site.write('POST', root, {}), 415, 'invalid')
})
