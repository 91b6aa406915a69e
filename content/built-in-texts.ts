import type { PageTextId } from '../domain/fixed-row-ids.ts'
import { contact } from './contact.ts'
import { donate } from './donate.ts'
import { evaluatorPage } from './evaluator-page.ts'
import { eventsPage } from './events-page.ts'
import { evidenceLibrary } from './evidence-library.ts'
import { home } from './home.ts'
import { impactMap } from './impact-map.ts'
import { consultationClosedGuide, consultationOpenGuide, guidanceHtml, sampleLetter } from './objection-guide.ts'
import { privacy } from './privacy.ts'
import { processPage } from './process-page.ts'
import { proposal } from './proposal.ts'

/**
 * The words that stand at each place until the campaign writes its own, with their marks. Only the server has all of them:
 * a browser that maintains the site asks for them, so that no page of visitors is split for its sake.
 */
export function builtInTexts(): Record<PageTextId, string> {
  const guide = consultationOpenGuide({ application_reference: '' })
  return {
    'home.statement': home.statement,
    'home.what': home.what,
    'home.who': home.who,
    'home.closed': home.closed,
    'home.usage': home.usage,
    'the-proposal.lead': proposal.lead,
    'impact-map.lead': impactMap.lead,
    'process.lead': processPage.lead,
    'events.lead': eventsPage.lead,
    'evidence-library.lead': evidenceLibrary.lead,
    'evaluate-objection.lead': evaluatorPage.lead,
    'contact.lead': contact.lead,
    'donate.lead': donate.lead,
    'donate.reports': donate.uses[0].text,
    'donate.counsel': donate.uses[1].text,
    'donate.online': donate.online.text,
    'donate.transfer': donate.transfer.text,
    'how-to-object.open': guide.where,
    'how-to-object.guidance': guidanceHtml(guide.guidance),
    'how-to-object.closed': consultationClosedGuide.reason,
    'how-to-object.advice': consultationClosedGuide.advice,
    'how-to-object.letter': sampleLetter,
    'privacy.contact': privacy.deletion.text,
  }
}
