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
  /** Maintainers make it on their own machine, at a desktop's width; visitors make the others on the public site. */
  isOfMaintainers?: true
  make(visit: Visit): Promise<void>
}
