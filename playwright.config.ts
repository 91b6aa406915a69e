import { defineConfig } from '@playwright/test'
import type { Consultation } from './e2e/open-consultation.ts'
import { browserPath } from './scripts/prerequisites.ts'

/** The journeys that change content. They never share a site with those that read the first rows. */
const maintenance = new RegExp(
  `/(?:${[
    'admin',
    'admin-cases',
    'admin-dates',
    'admin-kinds',
    'broken-storage',
    'campaign-desk',
    'claims',
    'eight-jobs',
    'header-picture',
    'history',
    'impact-card-editor',
    'large-input',
    'letters',
    'maintenance-access',
    'messages',
    'new-village',
    'notice-and-texts',
    'preview',
    'progress-desk',
    'rich-text',
    'search',
    'transfer',
    'unsaved-work',
    'updates',
    'uploads',
    'village-editor',
  ].join('|')})[.]spec[.]ts$`,
)

/** What holds only while the council takes objections, and what is looked at in both modes. */
const openMode = /@open\b/
const bothModes = /@both\b/

export default defineConfig<object, { consultation: Consultation }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // On two cores: while one waits for its page, two others work.
  workers: 3,
  // Nothing is tried twice: how long a busy machine takes says nothing, so these limits only end what hangs.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  projects: [
    { name: 'visitors', testIgnore: maintenance, grepInvert: openMode },
    {
      name: 'visitors while consultation is open',
      grep: [openMode, bothModes],
      use: { consultation: 'open' },
      // A second worker would start two more sites, and take longer for that than it saves.
      workers: 1,
    },
    { name: 'maintainers', testMatch: maintenance },
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
