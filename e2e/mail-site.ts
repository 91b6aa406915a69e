import { type MailHost, startMailHost } from '../server/testing/mail-host.ts'
import { type Site, test } from './site.ts'

/**
 * Tests with a real mail server and a site that sends through it, both one for all of a file, whose tests must stay in one
 * worker; `start` makes the site ready. No fixture of the worker, since each set of those takes a browser of its own.
 */
export function testWithMail(start: (mailHost: MailHost) => Promise<Site>) {
  let mailHost: MailHost
  let sender: Site
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    mailHost = await startMailHost()
    sender = await start(mailHost)
  })
  test.afterAll(async () => {
    await sender.stop()
    await mailHost.stop()
  })
  return test.extend<{ mailHost: MailHost; sender: Site }>({
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
    mailHost: async ({}, use) => use(mailHost),
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
    sender: async ({}, use) => use(sender),
    baseURL: async ({ sender }, use) => use(sender.origin),
  })
}
