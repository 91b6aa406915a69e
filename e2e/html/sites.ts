import type { TestProject } from 'vitest/node'
import { type Site, startSite } from '../../server/testing/site-process.ts'
import { startOpenSite } from '../open-consultation.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site stands as it is first, and where it stands while the council takes objections. Nothing is written to either. */
    closed: string
    open: string
    /** Whether every page is looked at, and not only one of each kind. */
    isEveryPage: boolean
  }
}

let sites: Site[] = []

/** Starts the built site in both modes, once for all tests that only read what it sends. */
export async function setup(project: TestProject): Promise<void> {
  const [closed, open] = await Promise.all([startSite(), startOpenSite()])
  sites = [closed, open]
  project.provide('closed', closed.origin)
  project.provide('open', open.origin)
}

export async function teardown(): Promise<void> {
  await Promise.all(sites.map(({ stop }) => stop()))
}
