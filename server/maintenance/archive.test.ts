import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sampleDocument } from '../database/testing/sample-rows.ts'
import { ask, expectProblem, json, ownPage } from '../testing/ask.ts'
import { type ServedSite, serveForAll } from '../testing/served-site.ts'
import { formOf, isForm, pdf, photograph } from '../uploads/testing/sample-files.ts'
import { contentOf, filesOf, tarOf } from './testing/tar-files.ts'

const [site, other] = [serveForAll(), serveForAll()]
const root = '/quarry/api/maintenance'
const send = ({ write }: ServedSite, path: string, bytes: Buffer) =>
  write('POST', `${root}/${path}`, formOf(bytes, 'application/octet-stream', 'a'), isForm)
const listOf = async ({ maintain }: ServedSite) => json(await maintain(`${root}/uploads`))

/** An export of a site with a picture and a document that a row names. */
async function exportOfSite() {
  const { path } = json(await send(site, 'uploads', pdf('Noise', 100_000)))
  await send(site, 'uploads', await photograph())
  const row = await site.content.insert('evidence_documents', {
    ...sampleDocument,
    title: 'Noise report',
    pdf_url: path,
  })
  return { path, row, ...(await site.maintain(`${root}/export`)) }
}

test('an export has all uploads, in a tar that other programs read, and brings them to another site as they were', async () => {
  const { path, bytes, headers, row } = await exportOfSite()
  expect(headers['content-length']).toBe(String(bytes.length))
  const names = execFileSync('tar', ['-t'], { input: bytes, encoding: 'utf8' }).trim().split('\n')
  expect(names).toEqual([...filesOf(bytes).keys()])
  expect(names).toHaveLength(4)

  const trial = json(await other.write('POST', `${root}/import?trial`, contentOf({ bytes })))
  expect(trial.named).toEqual([{ name: path.split('/').at(-1), title: 'Noise report' }])
  expect(await listOf(other)).toEqual([])
  const report = json(await send(other, 'import/archive', bytes))
  expect(report).toMatchObject({ problems: [], named: trial.named, tables: trial.tables })
  const facts = (uploads: { uses: unknown }[]) => uploads.map(({ uses: _, ...facts }) => facts)
  expect(facts(await listOf(other))).toEqual(facts(await listOf(site)))
  expect((await other.visit(path)).bytes).toEqual((await site.visit(path)).bytes)
  expect(await other.content.find('evidence_documents', row.id)).toMatchObject({ title: 'Noise report' })
  const again = json(await send(other, 'import/archive', bytes))
  expect(again.tables).toEqual(again.tables.map((each: object) => ({ ...each, added: [], changed: [], deleted: [] })))
  for (const { path } of await listOf(other))
    await other.execute(`delete from uploads where name = '${path.split('/').at(-1)}'`)
})

test('an export that another program has unpacked and packed anew, with its folder, is taken as it is', async () => {
  const { bytes, path } = await exportOfSite()
  const folder = await mkdtemp(join(tmpdir(), 'quarry-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  execFileSync('tar', ['-x', '-C', folder], { input: bytes })
  const anew = execFileSync('tar', ['-c', '-C', folder, './content.json', './uploads'])
  expect(String(execFileSync('tar', ['-t'], { input: anew }))).toContain('./uploads/\n')
  expect(json(await send(other, 'import/archive', anew)).problems).toEqual([])
  expect((await other.visit(path)).status).toBe(200)
})

test('what is refused, damaged or cut off on its way changes nothing, and leaves no upload behind', async () => {
  const { bytes } = await exportOfSite()
  const files = filesOf(bytes)
  const before = await Promise.all([listOf(other), other.content.list('evidence_documents')])
  const changed = (change: (content: ReturnType<typeof contentOf>, files: Map<string, Buffer>) => void) => {
    const [content, changed] = [contentOf({ bytes }), new Map(files)]
    change(content, changed)
    return tarOf(new Map([...changed, ['content.json', Buffer.from(JSON.stringify(content))]]))
  }
  const refused = changed((content) => {
    content.tables.events = [{ title: '' }]
  })
  expect(json(await send(other, 'import/archive', refused)).problems.length).toBeGreaterThan(0)
  const foreign = changed((_, files) => files.set('uploads/other.pdf', pdf()))
  expect(json(await send(other, 'import/archive', foreign)).problems).toMatchObject([{ field: 'uploads/other.pdf' }])
  const damaged = changed((_, files) => {
    const [name, content] = [...files].find(([name]) => name.endsWith('.pdf')) ?? ['', pdf()]
    files.set(name, Buffer.concat([content.subarray(0, 50), pdf('Another')]))
  })
  expectProblem(await send(other, 'import/archive', damaged), 400, 'invalid')
  expectProblem(await send(other, 'import/archive', bytes.subarray(0, -3000)), 400, 'invalid')
  const noExport = json(await send(other, 'import/archive', tarOf(new Map([['other.json', Buffer.from('{}')]]))))
  expect(noExport.problems).toMatchObject([{ rule: 'is not an export of this site' }])
  const port = other.ports.maintenance
  const form = formOf(bytes, 'application/x-tar', 'a.tar').subarray(0, -5000)
  const cut = ask(port, `${root}/import/archive`, {
    method: 'POST',
    headers: { ...ownPage(port), ...isForm },
    body: form,
  })
  expectProblem(await cut, 400, 'invalid')
  expect(await Promise.all([listOf(other), other.content.list('evidence_documents')])).toEqual(before)
})
