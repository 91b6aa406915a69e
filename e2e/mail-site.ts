import { wholeCampaign } from '../content/testing/whole-campaign.ts'
import { type MailHost, startMailHost } from '../server/testing/mail-host.ts'
import { setCampaign } from './open-consultation.ts'
import { test as base, type Site, startSite } from './site.ts'

/** A real mail server, and a maintainer's site that sends through it; both are one for all of a file. */
async function startBoth() {
  const mailHost = await startMailHost()
  const sender = await startSite('local', { SMTP_URL: mailHost.url, PUBLIC_ORIGIN: 'https://quarry.example' })
  setCampaign(sender.databaseFile, wholeCampaign)
  const stop = () => Promise.all([sender.stop(), mailHost.stop()]).then(() => undefined)
  return { mailHost, sender, [Symbol.asyncDispose]: stop }
}
export const test = base.extend<{ mailHost: MailHost; sender: Site }>({
  mailHost: async ({ ofFile }, use) => use((await ofFile(startBoth)).mailHost),
  sender: async ({ ofFile }, use) => use((await ofFile(startBoth)).sender),
  baseURL: ({ sender }, use) => use(sender.origin),
})
