import { type MailHost, startMailHost } from '../server/testing/mail-host.ts'
import { type Site, test } from './site.ts'

/** Tests with a real mail server and a site that sends through it, both one for all of a file; `start` makes the site ready. */
export function testWithMail(start: (mailHost: MailHost) => Promise<Site>) {
  return test.extend<object, { mailHost: MailHost; sender: Site }>({
    mailHost: [
      // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
      async ({}, use) => {
        const mailHost = await startMailHost()
        await use(mailHost)
        await mailHost.stop()
      },
      { scope: 'worker' },
    ],
    sender: [
      async ({ mailHost }, use) => {
        const site = await start(mailHost)
        await use(site)
        await site.stop()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ sender }, use) => use(sender.origin),
  })
}
