import { DatabaseSync } from 'node:sqlite'
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
  mailHost: async ({ ofFile }, use, { file }) => use((await ofFile(file, startBoth)).mailHost),
  sender: async ({ ofFile }, use, { file }) => use((await ofFile(file, startBoth)).sender),
  baseURL: ({ sender }, use) => use(sender.origin),
})

/** Makes so many people the whole of the mailing list; the last of them want to hear of the deadline alone. */
export function subscribe({ databaseFile }: Site, count: number, onlyDeadline = 0): void {
  using database = new DatabaseSync(databaseFile, { timeout: 5000 })
  database.exec('delete from newsletter_signups')
  const signup = database.prepare(`insert into newsletter_signups
      (id, inbox, email, signed_up_at, mail_asked_at, consent_text, state, only_deadline)
    values (?, ?, ?, '2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z', 'Yes', 'confirmed', ?)`)
  for (let number = 1; number <= count; number += 1)
    signup.run(`s${number}`, `a${number}`, `a${number}@example.org`, number > count - onlyDeadline ? 1 : 0)
}
