import type { ImpactCard } from '../../domain/impact-card.ts'

type CardRow = Omit<ImpactCard, 'updated_at'>

/** A card as it is written below. Its article has the card's own title where it names no other. */
type WrittenCard = Omit<CardRow, 'card_id' | 'delay' | 'page_title' | 'page_sections'> & { page_title?: string }

const cards: readonly WrittenCard[] = [
  {
    id: 'silica-dust',
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
    page_description:
      'What fine silica dust is, why neighbours of the proposed quarry worry about it, and how it could be checked.',
  },
  {
    id: 'traffic-safety',
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
    page_description:
      'How quarry lorries could change the A429 and the lanes around it, and which questions the council should ask.',
  },
  {
    id: 'noise-vibration',
    title: 'Noise and Vibration',
    short_description:
      'Diggers, alarms and empty lorries can be heard a long way off in a quiet valley. People next to the site would hear them first.',
    more_content: `<p>The opening hours in the application are Monday to Friday, 7am to 6pm, and Saturday, 7am to 1pm.</p>
<p>The plans also show bunds, or earth banks, 3 to 5 metres high. A bank can shield a garden. It does much less for a bedroom on the first floor.</p>
<p>The campaign holds that peace and quiet should be measured before they are put at risk, and that Saturday mornings should stay free.</p>`,
    icon_name: 'Construction',
    affected_villages: ['Barford', 'Wasperton', 'Sherbourne', 'Charlecote'],
    card_style: { className: 'border-l-4 border-purple-500 bg-purple-50' },
    page_description:
      'Where the sound and the shaking of a quarry come from, who would notice them, and what limits there are.',
  },
  {
    id: 'water-contamination',
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
    page_description:
      'How a quarry and its fill could touch groundwater, the river and local food, and which checks are needed.',
  },
  {
    id: 'flood-risk',
    title: 'Flood Risk',
    short_description:
      'Banks and pits beside a river change where water goes in a flood. Villages downstream want to be sure that they will not pay for it.',
    more_content: `<p>Riverside meadows are nature’s spare room for the Avon. Filling that room with earth leaves less space for water.</p>
<p>One part of the application is bunds of 3 to 5 metres. Another is a dug area of 53.5 hectares. Residents fear that the two together could turn water towards other people’s land.</p>
<p>Policy does not rule out gravel pits near rivers. It does rule out making floods worse for somebody else.</p>`,
    icon_name: 'Droplet',
    affected_villages: ['Wasperton', 'Hampton Lucy', 'Charlecote', 'Alveston', 'Tiddington', 'Stratford', 'Barford'],
    card_style: { className: 'border-l-4 border-blue-500 bg-blue-50' },
    page_description: 'What a quarry near the Avon could do in times of flood, and what the applicant has to prove.',
  },
  {
    id: 'wildlife-impact',
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
    page_title: 'Ecological and Wildlife Impact',
    page_description:
      'Which animals and plants could lose their home to the quarry, and how the law and policy protect them.',
  },
  {
    id: 'food-security',
    title: 'Food Security',
    short_description:
      'A working farm would stop growing food on the land that is dug. Soil that has been moved is hard to bring back to full strength.',
    more_content: `<p>The application takes in about 89 hectares (220 acres). No field can be farmed while it is a pit.</p>
<p>Soil can be stored and put back, but only with patience and dry weather. The campaign holds that lasting farmland should not be traded for a passing supply of gravel.</p>
<p>Ask to see the quality grade of the land, and a promise of proper aftercare.</p>`,
    icon_name: 'Wheat',
    affected_villages: ['Wasperton', 'Barford', 'Charlecote', 'Wellesbourne', 'Loxley'],
    card_style: { className: 'border-l-4 border-yellow-500 bg-yellow-50' },
    page_description:
      'Why farmland by the Avon is worth keeping, and why putting soil back after digging is so difficult.',
  },
  {
    id: 'rural-economy',
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
    page_title: 'The Rural Economy',
    page_description:
      'What a quarry could mean for visitors, shops, farms and people who work from home in the villages.',
  },
  {
    id: 'no-justification',
    title: 'No Justification',
    short_description:
      'The county must keep a reserve of sand and gravel, and the campaign believes that it holds more than enough. Residents ask why this site is needed.',
    more_content: `<p>Policy asks for a 7-year landbank. On the campaign’s reading of the plans, the one held is 15+ years. A landbank is sand and gravel that may already be dug.</p>
<p>A full reserve does not forbid another quarry. It does take the hurry out of the argument.</p>
<p>The campaign holds that with time in hand, the better course is to wait, to reuse more, and to choose sites further from homes.</p>`,
    icon_name: 'XCircle',
    affected_villages: ['All Communities'],
    card_style: { className: 'border-l-4 border-gray-500 bg-gray-50' },
    page_description:
      'How the need for sand and gravel is measured, and why the campaign believes that this quarry is not needed.',
  },
  {
    id: 'no-local-gain',
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
    page_description:
      'Who would profit from the quarry, who would bear its effects, and which of these points count in planning.',
  },
  {
    id: 'corridor-development',
    title: 'Corridor Development',
    short_description:
      'Green gaps keep the villages along the A429 apart. Residents fear that a quarry would help to turn the road into one long strip of building.',
    more_content: `<p>Each scheme beside a road makes the next one easier to ask for. Looked at alone, every one seems modest.</p>
<p>One reading of the plans contains 165,000 square metres of employment space. Where it would stand and what it has to do with the quarry should be made clear.</p>
<p>Policy lets councils add up the effects of all approved schemes. The campaign asks for exactly that.</p>`,
    icon_name: 'Building',
    affected_villages: ['Barford', 'Sherbourne', 'Wasperton', 'Wellesbourne', 'Ettington', 'Halford', 'Warwick'],
    card_style: { className: 'border-l-4 border-gray-500 bg-gray-50' },
    page_description:
      'Why residents fear for the open land along the A429, and how the effects of several schemes are added up.',
  },
  {
    id: 'planning-creep',
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
    page_description: 'How a quarry that is meant to be temporary can last longer and grow, and what would prevent it.',
  },
  {
    id: 'stjohnscollege',
    title: 'St John’s College',
    short_description:
      'St John’s College owns the land. The campaign asks it to look at the long term, and to keep the farm a farm.',
    more_content: `<p>Without the owner’s agreement nobody can dig. The firm applies, the county council decides, and the college has a choice of its own.</p>
<p>The land in the application is about 89 hectares (220 acres). The campaign hopes that the college will visit the places next to it and listen.</p>
<p>Ownership is not a planning matter. If you write to the college, do it politely, and keep that letter apart from your objection.</p>`,
    icon_name: 'GraduationCap',
    affected_villages: ['Barford', 'Wasperton', 'Sherbourne'],
    card_style: { className: 'border-l-4 border-earth-500 bg-earth-50' },
    page_description:
      'The part that the landowner plays, what the campaign asks of it, and how residents can write to it fairly.',
  },
]

/** The first rows of impact_cards, in the order in which they are shown (rule: impact-cards). */
export const impactCardSeeds: readonly CardRow[] = cards.map((card, index) => ({
  card_id: card.id,
  page_title: card.title,
  page_sections: [],
  delay: 10 * (index + 1),
  ...card,
}))
