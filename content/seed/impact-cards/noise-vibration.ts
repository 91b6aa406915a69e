import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'noise-vibration'. */
export const noiseVibrationCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'noise-vibration',
  card_id: 'noise-vibration',
  title: 'Noise and Vibration',
  short_description:
    'Diggers, alarms and empty lorries can be heard a long way off in a quiet valley. People next to the site would hear them first.',
  more_content: `<p>The opening hours in the application are Monday to Friday, 7am to 6pm, and Saturday, 7am to 1pm.</p>
<p>The plans also show bunds, or earth banks, 3 to 5 metres high. A bank can shield a garden. It does much less for a bedroom on the first floor.</p>
<p>The campaign holds that peace and quiet should be measured before they are put at risk, and that Saturday mornings should stay free.</p>`,
  icon_name: 'Construction',
  affected_villages: ['Barford', 'Wasperton', 'Sherbourne', 'Charlecote'],
  card_style: { className: 'border-l-4 border-purple-500 bg-purple-50' },
  delay: 30,
  page_title: 'Noise and Vibration',
  page_description:
    'Where the sound and the shaking of a quarry come from, who would notice them, and what limits there are.',
  page_sections: [],
}
