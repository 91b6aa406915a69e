import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'wildlife-impact'. */
export const wildlifeImpactCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'wildlife-impact',
  card_id: 'wildlife-impact',
  title: 'Wildlife',
  short_description:
    'Hedges, ponds and riverside grass are home to protected animals. A quarry would break up the places that they need.',
  more_content: `<p>The plans record newt habitat within 500 metres. Newts live in ponds for only part of the year, so the land around a pond matters as much as the water.</p>
<ul>
<li>Bats follow hedges in the dark.</li>
<li>Larks and other field birds nest on the ground.</li>
<li>Otters and kingfishers need a calm, clean river.</li>
</ul>
<p>The campaign asks for fresh surveys at the right season, finished before anything is decided.</p>`,
  icon_name: 'AlertTriangle',
  affected_villages: ['Wasperton', 'Barford', 'Hampton Lucy', 'Charlecote'],
  card_style: { className: 'border-l-4 border-green-500 bg-green-50' },
  delay: 60,
  page_title: 'Ecological and Wildlife Impact',
  page_description:
    'Which animals and plants could lose their home to the quarry, and how the law and policy protect them.',
  page_sections: [],
}
