import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'water-contamination'. */
export const waterContaminationCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'water-contamination',
  card_id: 'water-contamination',
  title: 'Water and Food Contamination',
  short_description:
    'Fuel, silt or unclean fill could get into the ground and the River Avon. Growers fear for their crops as well.',
  more_content: `<p>Gravel lets water through with ease. That is why a leak in a gravel pit can travel.</p>
<p>The application would import 1 million cubic metres of fill. Its neighbours want to know:</p>
<ul>
<li>what is in it,</li>
<li>where it was dug up,</li>
<li>how it is tested, load by load,</li>
<li>who puts things right if a well or a stream is spoiled.</li>
</ul>`,
  icon_name: 'Droplet',
  affected_villages: ['Wasperton', 'Barford', 'Hampton Lucy', 'Charlecote', 'Alveston', 'Tiddington', 'Stratford'],
  card_style: { className: 'border-l-4 border-blue-500 bg-blue-50' },
  delay: 40,
  page_title: 'Water and Food Contamination',
  page_description:
    'How a quarry and its fill could touch groundwater, the river and local food, and which checks are needed.',
  page_sections: [],
}
