import { drawCasesPage } from './pages/cases.ts'
import { drawContactPage } from './pages/contact.ts'
import { drawDonatePage } from './pages/donate.ts'
import { drawEventsPage } from './pages/events.ts'
import { drawEvidencePage } from './pages/evidence-library.ts'

/** The pictures that open a page, by the page's path: 800 by 500, on the ground of the band that they stand on. */
export const pageDrawings: Record<string, () => string> = {
  cases: drawCasesPage,
  contact: drawContactPage,
  donate: drawDonatePage,
  events: drawEventsPage,
  'evidence-library': drawEvidencePage,
}
