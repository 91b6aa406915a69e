import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'no-justification'. */
export const noJustificationCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'no-justification',
  card_id: 'no-justification',
  title: 'No Justification',
  short_description:
    'The county must keep a reserve of sand and gravel, and the campaign believes that it holds more than enough. Residents ask why this site is needed.',
  more_content: `<p>Policy asks for a 7-year landbank. On the campaign’s reading of the plans, the one held is 15+ years. A landbank is sand and gravel that may already be dug.</p>
<p>A full reserve does not forbid another quarry. It does take the hurry out of the argument.</p>
<p>The campaign holds that with time in hand, the better course is to wait, to reuse more, and to choose sites further from homes.</p>`,
  icon_name: 'XCircle',
  affected_villages: ['All Communities'],
  card_style: { className: 'border-l-4 border-gray-500 bg-gray-50' },
  delay: 90,
  page_title: 'No Justification',
  page_description:
    'How the need for sand and gravel is measured, and why the campaign believes that this quarry is not needed.',
  page_sections: [],
}
