import { expect, test } from 'vitest'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll()

// (rule: letter-desk)
test('maintainers see figures and what mail servers said, and no address, export or history has more of a letter', async () => {
  await site.execute(`insert into sent_letters
    (id, inbox_hash, consultation, stored_at, state, reference, letter, name, address, email, consent_text, answer, settled_at)
    values ('1', 'hash', '2026-11-10', '2026-11-20T12:00:00.000Z', 'refused', 'X', 'Zzyzx letter', 'Zzyzx Name',
      'Zzyzx Lane', 'zzyzx@example.org', 'Zzyzx consent', '550 no', '2026-11-20T12:00:00.000Z')`)
  const read = async (path: string) => (await site.maintain(`/quarry/api/maintenance/${path}`)).body
  expect(JSON.parse(await read('sent-letters'))).toEqual({
    counts: { unproved: 0, waiting: 0, accepted: 0, refused: 1, 'in-doubt': 0, 'too-late': 0, withdrawn: 0 },
    news: {},
    failures: [{ state: 'refused', at: '2026-11-20T12:00:00.000Z', answer: '550 no' }],
  })
  for (const path of ['sent-letters', 'export', 'history', 'messages', 'messages.csv', 'signups.csv?all']) {
    expect(await read(path)).not.toMatch(/zzyzx/i)
  }
  expect((await site.visit('/quarry/api/sent_letters')).status).toBe(404)
})
