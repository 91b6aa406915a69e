import { alarmHelp, alarmWords } from '../content/alarm-words.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

test('what is wrong with the server stands on Today in plain words, also while nothing can be stored', async ({
  page,
}) => {
  await page.route('/quarry/healthz', (route) => route.fulfill({ status: 503, json: { wrong: ['database', 'mail'] } }))
  await page.goto('/quarry/admin/today')
  const alarms = page.getByRole('region', { name: 'Something is wrong with the site' })
  await expect(alarms.getByRole('listitem')).toHaveText([alarmWords.database, alarmWords.mail])
  await expect(alarms).toContainText(alarmHelp)
  await expectAccessible(page, 'alarms', [360, 1280])
})
