import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'silica-dust'. */
export const silicaDustCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'silica-dust',
  card_id: 'silica-dust',
  title: 'Silica Dust',
  short_description:
    'Digging and moving sand can release very fine silica dust. Residents want proof that the air near homes and schools would stay safe.',
  more_content: `<p>Coarse dust falls quickly. The finest silica dust stays in the air for longer and can reach deep into the lungs.</p>
<p>Measured on the plans, one village is 150 yards from the site and another 350 yards. The campaign asks for:</p>
<ul>
<li>a dust study that looks at fine silica by name,</li>
<li>meters at the boundary, with results that anyone can see,</li>
<li>a stop to work when the readings are too high.</li>
</ul>`,
  icon_name: 'Wind',
  affected_villages: ['Barford', 'Wasperton', 'Sherbourne', 'Warwick'],
  card_style: { className: 'border-l-4 border-orange-500 bg-orange-50' },
  delay: 10,
  page_title: 'Silica Dust',
  page_description:
    'What fine silica dust is, why neighbours of the proposed quarry worry about it, and how it could be checked.',
  page_sections: [],
}
