import type { PageTextId } from '../domain/fixed-rows.ts'
import { contact } from './contact.ts'
import { donate } from './donate.ts'
import { evaluatorPage } from './evaluator-page.ts'
import { eventsPage } from './events-page.ts'
import { evidenceLibrary } from './evidence-library.ts'
import { home } from './home.ts'
import { impactMap } from './impact-map.ts'
import { consultationClosedGuide, consultationOpenGuide, sampleLetter } from './objection-guide.ts'
import { privacy } from './privacy.ts'
import { processPage } from './process-page.ts'
import { proposal } from './proposal.ts'

/** A place of a page whose words belong to the campaign, as its maintainers know it. */
interface TextPlace {
  label: string
  /** Where it stands. */
  where: string
  /** Where it shows only while objections are taken, or only while they are not. */
  mode?: 'open' | 'closed'
}

const lead = (where: string): TextPlace => ({ label: 'Lead', where })
const underTitle = 'Under the title'

/** The places of all texts that belong to the campaign. It is for the maintenance side: it has the words of many pages. */
export const textPlaces: Record<PageTextId, TextPlace> = {
  'home.statement': { label: 'Statement', where: 'The first words, in large letters' },
  'home.what': { label: 'What is planned', where: 'Below the statement' },
  'home.who': { label: 'Who speaks here', where: 'After what is planned' },
  'home.closed': { label: 'What to do now', where: 'While no objections are taken', mode: 'closed' },
  'home.open': { label: 'What to do during consultation', where: 'While objections are taken', mode: 'open' },
  'home.usage': { label: 'How to use the website', where: 'Under the heading above the map' },
  'the-proposal.lead': lead(underTitle),
  'impact-map.lead': lead(underTitle),
  'process.lead': lead('Beside the title'),
  'events.lead': lead(underTitle),
  'evidence-library.lead': lead(underTitle),
  'evaluate-objection.lead': lead(underTitle),
  'contact.lead': lead(underTitle),
  'donate.lead': lead(underTitle),
  'donate.reports': { label: 'Expert reports', where: 'The first thing that a donation pays for' },
  'donate.counsel': { label: 'King’s Counsel', where: 'The second thing that a donation pays for' },
  'donate.online': { label: 'Give online', where: 'Shown once the campaign has a fundraising page' },
  'donate.transfer': { label: 'Bank transfer', where: 'Shown once the campaign has a bank account' },
  'how-to-object.open': {
    label: 'Where objections go',
    where: 'In the box at the top, during consultation',
    mode: 'open',
  },
  'how-to-object.guidance': {
    label: 'What counts',
    where: 'Below the box, during consultation',
    mode: 'open',
  },
  'how-to-object.closed': { label: 'Why not now', where: 'In the yellow notice', mode: 'closed' },
  'how-to-object.advice': { label: 'What to do meanwhile', where: 'Beside the yellow notice', mode: 'closed' },
  'how-to-object.letter': { label: 'Sample letter', where: 'Near the end, during consultation', mode: 'open' },
  'privacy.contact': { label: 'Whom to write to', where: 'The last part of the policy' },
}

/** The pages in the order of the navigation, as the ids of their texts begin. */
export const textPages: readonly { page: string; name: string; path: string }[] = [
  { page: 'home', name: 'Home', path: '/' },
  { page: 'the-proposal', name: proposal.heading, path: '/the-proposal' },
  { page: 'evidence-library', name: evidenceLibrary.title, path: '/evidence-library' },
  { page: 'process', name: processPage.heading, path: '/process' },
  { page: 'impact-map', name: 'Impact map', path: '/impact-map' },
  { page: 'events', name: eventsPage.title, path: '/events' },
  { page: 'how-to-object', name: 'Object to the Quarry', path: '/how-to-object' },
  { page: 'evaluate-objection', name: evaluatorPage.heading, path: '/evaluate-objection' },
  { page: 'contact', name: contact.title, path: '/contact' },
  { page: 'donate', name: donate.title, path: '/donate' },
  { page: 'privacy', name: privacy.title, path: '/privacy' },
]

/** The words that stand at a place until the campaign writes its own, with their marks. */
export function builtInText(id: PageTextId): string {
  const guide = consultationOpenGuide({ application_reference: '' })
  const texts: Record<PageTextId, string> = {
    'home.statement': home.statement,
    'home.what': home.answer.what,
    'home.who': home.answer.who,
    'home.closed': home.answer.youCan.closed,
    'home.open': home.answer.youCan.open,
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
    'how-to-object.open': guide.now.text,
    'how-to-object.guidance': guidanceHtml(guide.guidance),
    'how-to-object.closed': consultationClosedGuide.reason,
    'how-to-object.advice': consultationClosedGuide.advice,
    'how-to-object.letter': sampleLetter,
    'privacy.contact': privacy.deletion.text,
  }
  return texts[id]
}

function guidanceHtml(guidance: ReturnType<typeof consultationOpenGuide>['guidance']): string {
  const list = (points: readonly string[]) => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`
  return [
    ...guidance.paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    `<h3>${guidance.countsHeading}</h3>`,
    list(guidance.counts),
    `<h3>${guidance.doesNotCountHeading}</h3>`,
    list(guidance.doesNotCount),
  ].join('\n')
}
