import { defineConfig } from 'vitest/config'

/** What needs a process of its own: for the form of React that it loads, or for work that it measures. */
const apart = ['server/hostile-text.test.ts', 'server/dev-site.test.ts', 'server/main.test.ts']

/** What tells how the site does under load. */
const alone = ['scripts/siege/besiege.test.ts']

export default defineConfig({
  test: {
    // Only to end what hangs: how long a busy machine takes says nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    setupFiles: ['scripts/same-samples.ts'],
    // The default leaves one core of two idle.
    maxWorkers: 2,
    projects: [
      // Only where nothing else takes the processor is a refusal the site's own.
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'apart', include: apart } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{app,content,domain,server,drawings,scripts}/**/*.test.ts'],
          exclude: [...apart, ...alone],
          // A new process for each file takes longer than most files take.
          isolate: false,
        },
      },
    ],
  },
})
