import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'corridor-development'. */
export const corridorDevelopmentCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'corridor-development',
  card_id: 'corridor-development',
  title: 'Corridor Development',
  short_description:
    'Green gaps keep the villages along the A429 apart. Residents fear that a quarry would help to turn the road into one long strip of building.',
  more_content: `<p>Each scheme beside a road makes the next one easier to ask for. Looked at alone, every one seems modest.</p>
<p>One reading of the plans contains 165,000 square metres of employment space. Where it would stand and what it has to do with the quarry should be made clear.</p>
<p>Policy lets councils add up the effects of all approved schemes. The campaign asks for exactly that.</p>`,
  icon_name: 'Building',
  affected_villages: ['Barford', 'Sherbourne', 'Wasperton', 'Wellesbourne', 'Ettington', 'Halford', 'Warwick'],
  card_style: { className: 'border-l-4 border-gray-500 bg-gray-50' },
  delay: 110,
  page_title: 'Corridor Development',
  page_description:
    'Why residents fear for the open land along the A429, and how the effects of several schemes are added up.',
  page_sections: [],
}
