import { configDefaults, defineConfig } from 'vitest/config'

/** What takes long and guards what rarely breaks: `npm run test:wide` runs it. */
const wide = '**/*.wide.test.ts'
/** What the built site sends, read without a browser. */
const served = 'e2e/html/*.test.ts'

export default defineConfig({
  test: {
    tags: [{ name: 'wide', description: 'takes long, and rarely fails: npm run test:wide runs it' }],
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
      {
        extends: true,
        test: {
          name: 'served',
          include: [served],
          globalSetup: ['e2e/html/sites.ts'],
          provide: { isEveryPage: false },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{app,content,domain,server,drawings,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, wide],
          // A new process for each file takes longer than most files take.
          isolate: false,
        },
      },
      // Each file in a process of its own, for the form of React that it loads and the work that it measures.
      { extends: true, test: { name: 'wide', include: [wide] } },
      {
        extends: true,
        test: {
          name: 'wide-served',
          include: [served],
          globalSetup: ['e2e/html/sites.ts'],
          provide: { isEveryPage: true },
          isolate: false,
        },
      },
    ],
  },
})
