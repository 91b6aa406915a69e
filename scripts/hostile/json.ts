import type { AttackedSite } from './attacked-site.ts'
import { Tally } from './tally.ts'
import { json, message, signup } from './texts.ts'

const nest = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)

/** Bodies that are no JSON, more than JSON, or JSON of another kind than it seems. */
function jsonAttacks(honest: object, brackets: number): string[] {
  const inside = JSON.stringify(honest).slice(1)
  return [
    `{"__proto__":{"polluted":"polluted"},${inside}`,
    `{"constructor":{"prototype":{"polluted":"polluted"}},${inside}`,
    `{"__proto__":null,${inside}`,
    `{"toString":"polluted",${inside}`,
    `{"hasOwnProperty":1,${inside}`,
    `{"then":1,${inside}`,
    '',
    'null',
    '0',
    '"x"',
    '[]',
    '[{}]',
    '{',
    '{"',
    '{"a":',
    '{"a":1,}',
    "{'a':1}",
    '{"a":NaN}',
    '{"a":01}',
    '\ufeff{}',
    '{}{}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '{"a":"\n"}',
    '{"a":1e999}',
    `{"a":${'9'.repeat(1000)}}`,
    '\0',
    '{"a":"\\x"}',
    `{"title":${nest('[', ']', 10_000)}}`,
    nest('[', ']', 30_000),
    nest('{"a":', '}', 15_000).replace(':}', ':1}'),
    '['.repeat(brackets),
    '"'.repeat(100_000),
    `{"a":"${'\\"'.repeat(50_000)}`,
    `{"id":{},"title":{"length":1},"name":["x"],"message":{"toString":1}}`,
    `{"email":["ann@example.org","eve@evil.example"]}`,
  ]
}

/** Every address that takes JSON. What is refused leaves no trace; what is taken holds what the schema knows and no more. */
export async function attackTheParser(site: AttackedSite, isShort: boolean): Promise<Tally> {
  const tally = new Tally('JSON')
  const event = { title: 'A walk', date: 'Spring', time: '10:00', location: 'Ford', description: 'A walk.' }
  const addresses: [path: string, ask: AttackedSite['visit'], honest: object, brackets: number][] = [
    ['/quarry/api/messages', site.visit, message, 100_000],
    ['/quarry/api/newsletter-signups', site.visit, signup, 100_000],
    ['/quarry/api/events', site.maintain, event, 900_000],
    ['/quarry/api/maintenance/sanitise', site.maintain, { html: '' }, 900_000],
    ['/quarry/api/maintenance/preview', site.maintain, { path: '/events', rows: [] }, 900_000],
    [
      '/quarry/api/maintenance/import?dry-run',
      site.maintain,
      { format: 'quarry-content', version: 1, tables: {} },
      isShort ? 900_000 : 5_000_000,
    ],
  ]
  for (const [path, ask, honest, brackets] of addresses) {
    for (const body of jsonAttacks(honest, brackets)) {
      const before = site.state()
      const reply = await ask(path, { method: 'POST', headers: json, body })
      const isTaken = reply.status < 400
      const told = { path, body: body.slice(0, 200), answer: reply.body.slice(0, 200) }
      tally.count(
        told,
        reply.status >= 500 ? `it was answered with ${reply.status}` : undefined,
        isTaken || site.state() === before ? undefined : 'something of what was refused is stored',
        isTaken && reply.body.includes('polluted') ? 'what no schema knows was taken' : undefined,
      )
    }
  }
  const bytes = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])
  const { status } = await site.visit('/quarry/api/messages', { method: 'POST', headers: json, body: bytes })
  tally.count('bytes that are no text', status === 400 ? undefined : `it was answered with ${status}`)
  return tally
}
