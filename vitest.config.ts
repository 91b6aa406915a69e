import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,content,domain,server,drawings,scripts}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    // The default leaves one core of two idle.
    maxWorkers: 2,
  },
})
