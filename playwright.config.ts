import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import type { Consultation } from './e2e/open-consultation.ts'
import { browserPath } from './scripts/prerequisites.ts'

/** The journeys that change content. They never share a site with those that read the first rows. */
const maintenance = new RegExp(
  `/(?:${[
    'campaign-editor',
    'claims',
    'events-editor',
    'evidence-editor',
    'history',
    'impact-card-editor',
    'leaving',
    'letters',
    'maintenance-access',
    'new-village',
    'notice-and-texts',
    'preview',
    'progress-editor',
    'rich-text',
    'search',
    'transfer',
    'two-maintainers',
    'uploads',
    'village-editor',
  ].join('|')})[.]spec[.]ts$`,
)

/** The long walks of `npm run test:wide`, and the one that other engines than Chromium take. */
const wide = /[/]wide[/].*[.]spec[.]ts$/
const otherEngines = /[/]wide[/]other-engines[.]spec[.]ts$/

/** What holds only while the council takes objections, and what is looked at in both modes. */
const openMode = /@open\b/
const bothModes = /@both\b/

export default defineConfig<object, { consultation: Consultation }>({
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
    { name: 'visitors', testIgnore: [maintenance, wide], grepInvert: openMode },
    {
      name: 'visitors-open',
      testIgnore: wide,
      grep: [openMode, bothModes],
      use: { consultation: 'open' },
      // A second worker would start another site, and take longer for that than it saves.
      workers: 1,
    },
    { name: 'maintainers', testMatch: maintenance },
    { name: 'wide', testMatch: wide, testIgnore: otherEngines, grepInvert: openMode },
    {
      name: 'wide-open',
      testMatch: wide,
      testIgnore: otherEngines,
      grep: [openMode, bothModes],
      use: { consultation: 'open' },
      workers: 1,
    },
    ...Object.entries({ firefox, webkit })
      .filter(([, engine]) => existsSync(engine.executablePath()))
      .map(([name]) => ({
        name: `wide-${name}`,
        testMatch: otherEngines,
        use: { browserName: name as 'firefox' | 'webkit', launchOptions: {} },
      })),
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
    // A page that comes from a cache would answer for the one that is tried; e2e/offline.spec.ts tries the cache.
    serviceWorkers: 'block',
    trace: 'off',
  },
})
