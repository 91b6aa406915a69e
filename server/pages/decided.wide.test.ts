import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { type StageId, stageIds } from '../../domain/stage-ids.ts'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll({}, { isReal: true })

/** What the page says to whoever comes while this is the current stage. */
async function textDuring(id: StageId, path: string): Promise<string> {
  const stage = await site.content.find('process_stages', id)
  if (stage?.status !== 'current')
    await site.content.update('process_stages', id, { status: 'current' }, stage?.updated_at ?? '')
  const { document } = new JSDOM((await site.maintain(`/quarry${path}`)).body).window
  return document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? ''
}
const asking =
  /will decide|before (?:it decides|deciding)|asks for views|prepare your objection|(?:Write|Prepare|in) my|new consultation follows|next consultation/i

test('from the decision on no page asks for an objection or says that a consultation is still to come; before it each does', async () => {
  for (const path of ['/', '/how-to-object', '/villages/barford', '/near/snitterfield', '/silica-dust']) {
    expect(await textDuring('validation', path), path).toMatch(asking)
    for (const id of stageIds.slice(stageIds.indexOf('decision')))
      expect(await textDuring(id, path), `${path} during ${id}`).not.toMatch(asking)
    for (const [id, outcome] of [
      ['refusal', 'has refused the application'],
      ['approval', 'has approved the application'],
      ['appeal', 'appeal'],
    ] as const)
      expect(await textDuring(id, path), path).toContain(outcome)
  }
  expect(await textDuring('public-consultation', '/how-to-object')).toContain('Write my letter')
})
