import { type MailHost, startMailHost } from '../server/testing/mail-host.ts'
import { type Site, test } from './site.ts'

/** Tests with a real mail server and a site that sends through it, both one for all of a file; `start` makes the site ready. */
export function testWithMail(start: (mailHost: MailHost) => Promise<Site>) {
  const startBoth = async () => {
    const mailHost = await startMailHost()
    const sender = await start(mailHost)
    const stop = async () => {
      await sender.stop()
      await mailHost.stop()
    }
    return { mailHost, sender, [Symbol.asyncDispose]: stop }
  }
  return test.extend<{ mailHost: MailHost; sender: Site }>({
    mailHost: async ({ ofFile }, use) => use((await ofFile(startBoth)).mailHost),
    sender: async ({ ofFile }, use) => use((await ofFile(startBoth)).sender),
    baseURL: ({ sender }, use) => use(sender.origin),
  })
}
