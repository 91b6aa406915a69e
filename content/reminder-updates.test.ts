import { expect, test } from 'vitest'
import { firstCampaign } from './first-campaign.ts'
import { updateFor } from './reminder-updates.ts'

const reminder = { id: 'one', day: '2027-03-09', lastDay: '2027-03-12' }

test('the details stand in it as words, whatever is in them', () => {
  const campaign = {
    ...firstCampaign,
    council_email: 'planning@council.example',
    application_reference: '<b>1 & 2</b>',
    planning_documents_url: 'https://council.example/?a="1"',
  }
  const { body } = updateFor({ ...reminder, kind: 'opens' }, campaign)
  expect(body).toContain('planning@council.example')
  expect(body).toContain('&lt;b&gt;1 &amp; 2&lt;/b&gt;')
  expect(body).toContain('href="https://council.example/?a=&quot;1&quot;"')
})
