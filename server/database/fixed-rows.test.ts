import { afterAll, expect, test } from 'vitest'
import { firstCampaign } from '../../content/campaign.ts'
import { seedOnce } from './seed.ts'
import { startSqliteHost } from './testing/database-host.ts'
import { openNewContent } from './testing/open-content.ts'
import { sampleContent } from './testing/sample-rows.ts'

const host = startSqliteHost()
afterAll(() => host.stop())

// (rule: fixed-rows)
test('rows that are always there are neither added nor deleted, and those that are missing come back at the start', async () => {
  const { url, database, content } = await openNewContent(host)
  await seedOnce(database, sampleContent)
  await expect(content.delete('campaign_details', firstCampaign.id)).rejects.toMatchObject({ code: 'invalid' })
  await expect(content.insert('campaign_details', firstCampaign)).rejects.toMatchObject({ code: 'invalid' })

  const stages = await content.list('process_stages')
  const [kept] = stages
  const title = 'Before the application'
  await content.update('process_stages', kept?.id ?? '', { title }, kept?.updated_at ?? '')
  await host.execute(url, 'delete from campaign_details')
  await host.execute(url, `delete from process_stages where id = 'decision'`)
  await seedOnce(database, sampleContent)
  expect(await content.list('campaign_details')).toMatchObject([firstCampaign])
  const again = await content.list('process_stages')
  expect(again.map(({ id }) => id).sort()).toEqual(stages.map(({ id }) => id).sort())
  expect(again.find(({ id }) => id === kept?.id)).toMatchObject({ title })
})
