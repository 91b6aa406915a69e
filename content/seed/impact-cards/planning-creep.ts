import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'planning-creep'. */
export const planningCreepCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'planning-creep',
  card_id: 'planning-creep',
  title: 'Planning Creep',
  short_description:
    'What starts as a quarry for a limited time can grow by small extensions. Neighbours want an end date that holds.',
  more_content: `<p>The application gives 10 to 15 years for digging. Read in another way, the plans could mean much longer: the article says how.</p>
<p>Nobody can object to a plan that has not been made yet. But you can ask the council to fix now:</p>
<ul>
<li>the last day of work,</li>
<li>the order in which fields are dug and restored,</li>
<li>what may never be brought to the site.</li>
</ul>`,
  icon_name: 'PlusCircle',
  affected_villages: ['Barford', 'Wasperton', 'Sherbourne', 'Charlecote', 'Wellesbourne'],
  card_style: { className: 'border-l-4 border-orange-500 bg-orange-50' },
  delay: 120,
  page_title: 'Planning Creep',
  page_description: 'How a quarry that is meant to be temporary can last longer and grow, and what would prevent it.',
  page_sections: [],
}
