import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'food-security'. */
export const foodSecurityCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'food-security',
  card_id: 'food-security',
  title: 'Food Security',
  short_description:
    'A working farm would stop growing food on the land that is dug. Soil that has been moved is hard to bring back to full strength.',
  more_content: `<p>The application takes in about 89 hectares (220 acres). No field can be farmed while it is a pit.</p>
<p>Soil can be stored and put back, but only with patience and dry weather. The campaign holds that lasting farmland should not be traded for a passing supply of gravel.</p>
<p>Ask to see the quality grade of the land, and a promise of proper aftercare.</p>`,
  icon_name: 'Wheat',
  affected_villages: ['Wasperton', 'Barford', 'Charlecote', 'Wellesbourne', 'Loxley'],
  card_style: { className: 'border-l-4 border-yellow-500 bg-yellow-50' },
  delay: 70,
  page_title: 'Food Security',
  page_description:
    'Why farmland by the Avon is worth keeping, and why putting soil back after digging is so difficult.',
  page_sections: [],
}
