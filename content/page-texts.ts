import type { PageTextId } from '../domain/fixed-row-ids.ts'

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

/** The places of all texts that belong to the campaign. */
export const textPlaces: Record<PageTextId, TextPlace> = {
  'home.statement': { label: 'Statement', where: 'The first words, in large letters' },
  'home.what': { label: 'What is planned', where: 'Below the first words' },
  'home.closed': {
    label: 'What to do now',
    where: 'Above ‘Object Now’, while nothing is told of a consultation',
    mode: 'closed',
  },
  'home.who': { label: 'Who speaks here', where: 'Below what is planned' },
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
    where: 'Below the button at the top, during consultation',
    mode: 'open',
  },
  'how-to-object.guidance': {
    label: 'What counts',
    where: 'Below where objections go, during consultation',
    mode: 'open',
  },
  'how-to-object.closed': { label: 'Why not now', where: 'In the yellow notice', mode: 'closed' },
  'how-to-object.advice': { label: 'What to do meanwhile', where: 'Below the yellow notice', mode: 'closed' },
  'how-to-object.letter': { label: 'Sample letter', where: 'Near the end, during consultation', mode: 'open' },
  'privacy.contact': { label: 'Whom to write to', where: 'The last part of the policy' },
}

/** The pages in the order of the navigation, as the ids of their texts begin. */
export const textPages: readonly { page: string; name: string; path: string }[] = [
  { page: 'home', name: 'Home', path: '/' },
  { page: 'the-proposal', name: 'The Quarry Proposal', path: '/the-proposal' },
  { page: 'evidence-library', name: 'Evidence Library', path: '/evidence-library' },
  { page: 'process', name: 'The planning process', path: '/process' },
  { page: 'impact-map', name: 'Impact map', path: '/impact-map' },
  { page: 'events', name: 'Upcoming Events', path: '/events' },
  { page: 'how-to-object', name: 'Object to the Quarry', path: '/how-to-object' },
  { page: 'evaluate-objection', name: 'Evaluate Your Objection', path: '/evaluate-objection' },
  { page: 'contact', name: 'Contact Us', path: '/contact' },
  { page: 'donate', name: 'Support Our Campaign', path: '/donate' },
  { page: 'privacy', name: 'Privacy Policy', path: '/privacy' },
]

/** The place of a text, with the name of its page; undefined where the site has no such place any more. */
export function findTextPlace(id: string): { label: string; page: string } | undefined {
  const place: TextPlace | undefined = Object.hasOwn(textPlaces, id) ? textPlaces[id as PageTextId] : undefined
  const page = textPages.find((each) => id.startsWith(`${each.page}.`))
  return place && page && { label: place.label, page: page.name }
}
