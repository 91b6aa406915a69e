import { defineConfig } from 'vitest/config'

/** What needs a process of its own: for the form of React that it loads, or for work that it measures. */
const apart = ['server/hostile-text.test.ts', 'server/dev-site.test.ts', 'server/main.test.ts']

export default defineConfig({
  test: {
    // Only to end what hangs: how long a busy machine takes says nothing.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The default leaves one core of two idle.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
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
