import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'rural-economy'. */
export const ruralEconomyCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'rural-economy',
  card_id: 'rural-economy',
  title: 'Rural Economy',
  short_description:
    'Pubs, guest houses, farms and home workers rely on a calm green valley. Years of quarrying could drive their customers elsewhere.',
  more_content: `<p>Visitors come to see Warwick, Stratford and Charlecote Park. What they enjoy on the way is open country.</p>
<p>The application means lorries from Monday to Saturday, for 10 to 15 years. Owners fear fewer bookings, late deliveries and staff stuck in queues.</p>
<p>These losses are small one by one and seldom counted. If you run a business, only you can tell the council about yours.</p>`,
  icon_name: 'Store',
  affected_villages: [
    'Barford',
    'Wasperton',
    'Hampton Lucy',
    'Charlecote',
    'Wellesbourne',
    'Warwick',
    'Stratford',
    'Leamington',
  ],
  card_style: { className: 'border-l-4 border-earth-500 bg-earth-50' },
  delay: 80,
  page_title: 'The Rural Economy',
  page_description:
    'What a quarry could mean for visitors, shops, farms and people who work from home in the villages.',
  page_sections: [],
}
