/** Sends what waits in a database (first argument) through a mail server (second), for tests that kill it. */
import { firstCampaign } from '../../../content/first-campaign.ts'
import { connectDatabase } from '../../database/connect.ts'
import { createMailServer } from '../mail-server.ts'
import { startSender } from '../sender.ts'

const [databaseUrl = '', smtpUrl = '', anHour = '100000'] = process.argv.slice(2)
const { db } = await connectDatabase(databaseUrl)
const campaign = { ...firstCampaign, contact_email: 'campaign@example.org' }
startSender({
  db,
  send: createMailServer(smtpUrl),
  leaseMs: 500,
  lookEveryMs: 50,
  log: { info: () => undefined, error: (fields, words) => console.error(words, fields) },
  site: async () => ({
    messagesTo: undefined,
    origin: 'https://example.org',
    campaign,
    lastDay: '',
    anHour: Number(anHour),
    aSecond: 1000,
  }),
})
// The sender's own rests do not keep a program running.
setInterval(() => undefined, 60_000)
