import { casesPage } from './cases-page.ts'
import { committeeLetter } from './committee-letter.ts'
import { contact } from './contact.ts'
import { donate } from './donate.ts'
import { evaluatorPage } from './evaluator-page.ts'
import { eventsPage } from './events-page.ts'
import { evidenceLibrary } from './evidence-library.ts'
import { home } from './home.ts'
import { nearPage } from './near-page.ts'
import { packPage } from './pack-words.ts'
import { readyVillages } from './places.ts'
import { planAndSite } from './plan-and-site.ts'
import { privacy } from './privacy.ts'
import { processPage } from './process-page.ts'
import { proposal } from './proposal.ts'
import { articles } from './seed/first-rows.ts'
import { sourcesPage } from './sources.ts'
import { updatesPage } from './updates-page.ts'
import { writeObjection } from './write-objection.ts'

/** A page that search engines may list and that people share. */
export interface PublicPage {
  /** Its canonical address below /quarry. */
  path: string
  /** What its picture says where the page is shared. */
  title: string
  /** The drawing on that picture: a file under public/drawn/. */
  drawing: string
}

/** What a public page is called where others are listed beside it; its path where it is none. */
export function pageName(path: string): string {
  if (path === '/') return 'Home'
  return publicPages.find((page) => page.path === path)?.title ?? path
}

/** Every public page that does not depend on what maintainers add. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', title: home.statement, drawing: 'quarry.svg' },
  { path: '/the-proposal', title: proposal.heading, drawing: 'quarry-card.svg' },
  { path: '/plan-and-site', title: planAndSite.title, drawing: 'map-wide.svg' },
  { path: '/how-to-object', title: 'Object to the Quarry', drawing: 'articles/no-justification.svg' },
  { path: '/write-objection', title: writeObjection.heading, drawing: 'process-flow.svg' },
  { path: '/ask-for-the-committee', title: committeeLetter.title, drawing: 'process-flow.svg' },
  { path: '/evaluate-objection', title: evaluatorPage.heading, drawing: 'pages/evidence-library.svg' },
  { path: '/evidence-library', title: evidenceLibrary.title, drawing: 'pages/evidence-library.svg' },
  { path: '/cases', title: casesPage.title, drawing: 'pages/cases.svg' },
  { path: '/contact', title: contact.title, drawing: 'pages/contact.svg' },
  { path: '/donate', title: donate.title, drawing: 'pages/donate.svg' },
  { path: '/events', title: eventsPage.title, drawing: 'pages/events.svg' },
  { path: '/process', title: processPage.heading, drawing: 'process-flow.svg' },
  { path: '/impact-map', title: 'How the quarry will impact me…', drawing: 'map-wide.svg' },
  { path: '/near', title: nearPage.list.title, drawing: 'map-wide.svg' },
  { path: '/pack', title: packPage.title, drawing: 'villages/wasperton.svg' },
  { path: '/sources', title: sourcesPage.heading, drawing: 'pages/evidence-library.svg' },
  { path: '/updates', title: updatesPage.title, drawing: 'pages/contact.svg' },
  { path: '/privacy', title: privacy.title, drawing: 'pages/contact.svg' },
  ...readyVillages.map(({ name, slug }) => ({
    path: `/villages/${slug}`,
    title: `${name} Impact Assessment`,
    drawing: `villages/${slug}.svg`,
  })),
  ...articles.map(({ slug, title }) => ({ path: `/${slug}`, title, drawing: `articles/${slug}.svg` })),
]
