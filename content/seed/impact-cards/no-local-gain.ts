import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'no-local-gain'. */
export const noLocalGainCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'no-local-gain',
  card_id: 'no-local-gain',
  title: 'No Local Gain',
  short_description:
    'The villages would live with the quarry, while most of what it earns would go elsewhere. The campaign sees little in return.',
  more_content: `<p>A concrete firm with a German parent is behind the application. That is lawful, and it is not a reason to refuse.</p>
<p>The fair question is what the public would get. One reading of the plans speaks of 75% local employment. Residents ask:</p>
<ul>
<li>of how many jobs,</li>
<li>for how long,</li>
<li>and who would check?</li>
</ul>`,
  icon_name: 'Landmark',
  affected_villages: ['All Communities'],
  card_style: { className: 'border-l-4 border-amber-500 bg-amber-50' },
  delay: 100,
  page_title: 'No Local Gain',
  page_description:
    'Who would profit from the quarry, who would bear its effects, and which of these points count in planning.',
  page_sections: [],
}
