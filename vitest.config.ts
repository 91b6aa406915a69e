import { defineConfig } from 'vitest/config'

/** What needs a process of its own: for the form of React that it loads, or for work that it measures. */
const apart = ['server/dev-site.test.ts', 'server/main.test.ts']

export default defineConfig({
  test: {
    // Only to end what hangs: how long a busy machine takes says nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    setupFiles: ['scripts/same-samples.ts'],
    // The default leaves one core of two idle.
    maxWorkers: 2,
    // Otherwise every sheet has an empty address.
    css: true,
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      {
        extends: true,
        // What the built site sends, read without a browser.
        test: { name: 'served', include: ['e2e/html/*.test.ts'], globalSetup: ['e2e/html/sites.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{app,content,domain,server,drawings,scripts}/**/*.test.ts'],
          exclude: apart,
          // A new process for each file takes longer than most files take.
          isolate: false,
        },
      },
    ],
  },
})
