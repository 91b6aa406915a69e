import type { Page } from './page.ts'

/** What a journey is made with: a browser that has seen nothing yet, and a site that nobody else uses. */
export interface Visit {
  page: Page
  width: number
  databaseFile: string
  /** Ends the site as a power cut would. */
  stopSite(): Promise<void>
}

/** What a visitor or a maintainer does; it fails by throwing, in words that finish “failed: ”. */
export interface Journey {
  name: string
  /** Who makes it: visitors on the public site, or maintainers on their own machine. */
  mode: 'public' | 'local'
  /** The widths of the page that it is made at: a phone's, a desktop's or both, in CSS pixels. */
  widths: readonly number[]
  make(visit: Visit): Promise<void>
}
