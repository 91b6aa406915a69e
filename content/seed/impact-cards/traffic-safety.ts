import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'traffic-safety'. */
export const trafficSafetyCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'traffic-safety',
  card_id: 'traffic-safety',
  title: 'Traffic and Road Safety',
  short_description:
    'Heavy lorries would join the A429 all day long. Neighbours fear for walkers, cyclists and children on the way to school.',
  more_content: `<p>The campaign reads the application as about 150 to 200 HGV movements per day, shared 60/40 between north and south.</p>
<ul>
<li>Turning lorries are slow, and drivers behind them lose patience.</li>
<li>A blocked main road sends cars down the lanes.</li>
<li>Mud and loose stones make bends slippery.</li>
</ul>
<p>Residents would like to see every trip counted, those with imported fill included.</p>`,
  icon_name: 'Truck',
  affected_villages: [
    'Barford',
    'Sherbourne',
    'Wasperton',
    'Charlecote',
    'Wellesbourne',
    'Warwick',
    'Ettington',
    'Halford',
  ],
  card_style: { className: 'border-l-4 border-red-500 bg-red-50' },
  delay: 20,
  page_title: 'Traffic and Road Safety',
  page_description:
    'How quarry lorries could change the A429 and the lanes around it, and which questions the council should ask.',
  page_sections: [],
}
