/** Sends what waits in a database (first argument) through a mail server (second), so many minutes later (third), for a test that kills it. */
import { firstCampaign } from '../../../content/first-campaign.ts'
import { connectDatabase } from '../../database/connect.ts'
import { createMailServer } from '../mail-server.ts'
import { startSender } from '../sender.ts'

const [databaseUrl = '', smtpUrl = '', minutesLater = ''] = process.argv.slice(2)
const { db } = await connectDatabase(databaseUrl)
const campaign = { ...firstCampaign, contact_email: 'campaign@example.org' }
startSender({
  db,
  send: createMailServer(smtpUrl),
  now: () => Date.now() + Number(minutesLater) * 60_000,
  lookEveryMs: 50,
  log: { info: () => undefined, error: (fields, words) => console.error(words, fields) },
  site: async () => ({
    messagesTo: undefined,
    ...{ origin: 'https://example.org', campaign, lastDay: '', anHour: 1000, aSecond: 20 },
  }),
})
// The sender's own rests do not keep a program running.
setInterval(() => undefined, 60_000)
