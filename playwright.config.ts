import { defineConfig } from '@playwright/test'
import { browserPath, firefox } from './scripts/prerequisites.ts'

/** The long walks of `npm run test:wide`, and the one that another engine than Chromium takes. Journeys too long for every change are tagged. */
const wide = /[/]wide[/].*[.]spec[.]ts$/
const long = /@wide\b/
const otherEngine = /[/]wide[/]other-engine[.]spec[.]ts$/

export default defineConfig({
  testDir: 'e2e',
  // Vitest runs the *.test.ts beside them.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // On two cores: while one waits for its page, two others work.
  workers: 3,
  // Nothing is tried twice: how long a busy machine takes says nothing, so these limits only end what hangs.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  projects: [
    { name: 'journeys', testIgnore: wide, grepInvert: long },
    { name: 'wide', testMatch: wide, testIgnore: otherEngine },
    { name: 'wide-journeys', testIgnore: wide, grep: long },
    {
      name: 'wide-firefox',
      testMatch: otherEngine,
      use: {
        browserName: 'firefox',
        // Debian's own, by WebDriver BiDi: Playwright's builds of Firefox and WebKit come from a server of its own.
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefox, firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } },
      },
    },
  ],
  use: {
    launchOptions: {
      executablePath: browserPath(),
      // Without a graphics card Chromium would imitate one, at the cost of the tests' own time.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--disable-software-rasterizer'],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What is still on its way in has neither its colours nor its place yet; a test of movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
})
