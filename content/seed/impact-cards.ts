import type { ImpactCard } from '../../domain/impact-card.ts'

type CardRow = Omit<ImpactCard, 'updated_at'>

/** A card as it is written below. Its article has the card's own title where it names no other. */
type WrittenCard = Omit<CardRow, 'card_id' | 'delay' | 'page_title' | 'page_sections'> & { page_title?: string }

const cards: readonly WrittenCard[] = [
  {
    id: 'silica-dust',
    claims: ['distance-to-villages'],
    title: 'Silica Dust',
    short_description:
      'Digging and moving sand can release very fine silica dust. It is a hazard at work; residents ask how much would reach homes and schools.',
    more_content: `<p>Coarse dust falls quickly. The finest silica dust stays in the air for longer and can reach deep into the lungs.</p>
<p>By the campaign’s figures for the application, one village is 150 yards from the site and another 350 yards. Ask for:</p>
<ul>
<li>a dust study that looks at fine silica by name,</li>
<li>meters at the boundary, with results that anyone can see,</li>
<li>a stop to work when the readings are too high.</li>
</ul>
<p>Before you write about illness, read in the article what the safety regulator says.</p>`,
    icon_name: 'Wind',
    affected_villages: ['Barford', 'Wasperton', 'Sherbourne', 'Warwick'],
    card_style: { className: 'border-l-4 border-orange-500 bg-orange-50' },
    page_description:
      'What fine silica dust is, why neighbours of the proposed quarry worry about it, and how it could be checked.',
  },
  {
    id: 'traffic-safety',
    claims: ['lorry-movements', 'lorry-directions'],
    title: 'Traffic and Road Safety',
    short_description:
      'Heavy lorries would join the A429 all day long. Neighbours fear for walkers, cyclists and children on the way to school.',
    more_content: `<p>The campaign’s figures for the application are about 150 to 200 HGV movements per day, shared 60/40 between north and south. Whether that is an average or a busy day is to be asked.</p>
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
    claims: ['working-hours', 'banks'],
    title: 'Noise and Vibration',
    short_description:
      'Diggers, alarms and empty lorries can be heard a long way off in a quiet valley. People next to the site would hear them first.',
    more_content: `<p>The opening hours, by the campaign’s figures for the application, are Monday to Friday, 7am to 6pm, and Saturday, 7am to 1pm.</p>
<p>Bunds, or earth banks, 3 to 5 metres high are meant to hold it back. A bank can shield a garden. It does much less for a bedroom on the first floor.</p>
<p>Residents ask that the quiet be measured before it is put at risk, and that Saturday mornings stay free.</p>`,
    icon_name: 'Construction',
    affected_villages: ['Barford', 'Wasperton', 'Sherbourne', 'Charlecote'],
    card_style: { className: 'border-l-4 border-purple-500 bg-purple-50' },
    page_description:
      'Where the sound and the shaking of a quarry come from, who would notice them, and what to ask for.',
  },
  {
    id: 'water-contamination',
    claims: ['imported-fill'],
    title: 'Water and Food Contamination',
    short_description:
      'Fuel, silt or unclean fill could get into the ground and the River Avon. Growers fear for their crops as well.',
    more_content: `<p>Gravel lets water through with ease. That is why a leak in a gravel pit can travel.</p>
<p>By the campaign’s figure, the application would import 1 million cubic metres of fill. Its neighbours want to know:</p>
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
    claims: ['banks', 'dug-area', 'gravel-in-floodplain', 'no-worse-elsewhere'],
    title: 'Flood Risk',
    short_description:
      'Banks and pits beside a river can change where water goes in a flood. Villages downstream want to see that it would not be worse for them.',
    more_content: `<p>Riverside meadows are nature’s spare room for the Avon. Filling that room with earth leaves less space for water.</p>
<p>By the campaign’s figures, one part of the application is bunds of 3 to 5 metres, and another is a dug area of 53.5 hectares. Residents fear that the two together could turn water towards other people’s land.</p>
<p>Policy does not rule out gravel pits near rivers. It does ask that floods are not made worse for somebody else.</p>`,
    icon_name: 'Droplet',
    affected_villages: ['Wasperton', 'Hampton Lucy', 'Charlecote', 'Alveston', 'Tiddington', 'Stratford', 'Barford'],
    card_style: { className: 'border-l-4 border-blue-500 bg-blue-50' },
    page_description: 'What a quarry near the Avon could do in times of flood, and what the applicant has to prove.',
  },
  {
    id: 'wildlife-impact',
    claims: ['newts'],
    title: 'Wildlife',
    short_description:
      'Hedges, ponds and riverside grass are home to protected animals. A quarry would break up the places that they need.',
    more_content: `<p>The campaign’s figure for the application is newt habitat within 500 metres. Newts live in ponds for only part of the year, so the land around a pond matters as well.</p>
<ul>
<li>Bats follow hedges in the dark.</li>
<li>Larks and other field birds nest on the ground.</li>
<li>Otters and kingfishers need a calm, clean river.</li>
</ul>
<p>Ask for fresh surveys at the right season, finished before anything is decided.</p>`,
    icon_name: 'AlertTriangle',
    affected_villages: ['Wasperton', 'Barford', 'Hampton Lucy', 'Charlecote'],
    card_style: { className: 'border-l-4 border-green-500 bg-green-50' },
    page_title: 'Ecological and Wildlife Impact',
    page_description:
      'Which animals and plants could lose their home to the quarry, and how the law and policy protect them.',
  },
  {
    id: 'food-security',
    claims: ['site-area'],
    title: 'Food Security',
    short_description:
      'A working farm would stop growing food on the land that is dug. Soil that has been moved is hard to bring back to full strength.',
    more_content: `<p>The application takes in about 89 hectares (220 acres), by the campaign’s figure. No field can be farmed while it is a pit.</p>
<p>Soil can be stored and put back, but only with patience and dry weather. What is lost for good should count as lost, even where the digging is called temporary.</p>
<p>Ask to see the quality grade of the land, and a promise of proper aftercare.</p>`,
    icon_name: 'Wheat',
    affected_villages: ['Wasperton', 'Barford', 'Charlecote', 'Wellesbourne', 'Loxley'],
    card_style: { className: 'border-l-4 border-yellow-500 bg-yellow-50' },
    page_description:
      'Why farmland by the Avon is worth keeping, and why putting soil back after digging is so difficult.',
  },
  {
    id: 'rural-economy',
    claims: ['duration'],
    title: 'Rural Economy',
    short_description:
      'Pubs, guest houses, farms and home workers rely on a calm green valley. Years of quarrying could send some of their customers elsewhere.',
    more_content: `<p>Visitors come to see Warwick, Stratford and Charlecote Park. What they enjoy on the way is open country.</p>
<p>By the campaign’s figures, the application means lorries from Monday to Saturday, for 10 to 15 years. Owners fear fewer bookings, late deliveries and staff stuck in queues.</p>
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
    claims: ['wasperton-named', 'landbank-needed', 'landbank-held', 'landbank-on-merits'],
    title: 'No Justification',
    short_description:
      'The minerals plan names land at Wasperton, so need must be argued with care. The size of the reserve helps only beside a harm.',
    more_content: `<p>Policy asks for at least a 7-year landbank. The campaign’s figure for the one held is 15+ years. A landbank is sand and gravel that may already be dug.</p>
<p>On this land the principle has support, since the county’s plan for minerals names land at Wasperton. And nobody is refused for a full reserve alone.</p>
<p>So join need to a harm that you can show, and to a condition of the plan that is not met.</p>`,
    icon_name: 'XCircle',
    affected_villages: ['All Communities'],
    card_style: { className: 'border-l-4 border-gray-500 bg-gray-50' },
    page_description:
      'How the need for sand and gravel is measured, why a plan that names the land matters, and how to argue need fairly.',
  },
  {
    id: 'no-local-gain',
    claims: ['applicant'],
    title: 'No Local Gain',
    short_description:
      'The villages would live with the quarry, while much of what it earns would go elsewhere. Residents ask what they would get in return.',
    more_content: `<p>A concrete firm is behind the application. Who owns it, and what it earns, is not a reason to refuse.</p>
<p>The fair question is what the public would get. Residents ask:</p>
<ul>
<li>how many jobs on the site,</li>
<li>for how long,</li>
<li>and which promises can be enforced?</li>
</ul>`,
    icon_name: 'Landmark',
    affected_villages: ['All Communities'],
    card_style: { className: 'border-l-4 border-amber-500 bg-amber-50' },
    page_description:
      'Who would gain from the quarry, who would bear its effects, and which of these points count in planning.',
  },
  {
    id: 'corridor-development',
    claims: ['cumulative-effects'],
    title: 'Corridor Development',
    short_description:
      'Green gaps keep the villages along the A429 apart. Residents fear that a quarry would help to turn the road into one long strip of building.',
    more_content: `<p>Each scheme beside a road makes the next one easier to ask for. Looked at alone, every one seems modest.</p>
<p>National policy asks councils to take cumulative effects into account. If you know of another scheme, give its reference, and ask whether the application counts it.</p>`,
    icon_name: 'Building',
    affected_villages: ['Barford', 'Sherbourne', 'Wasperton', 'Wellesbourne', 'Ettington', 'Halford', 'Warwick'],
    card_style: { className: 'border-l-4 border-gray-500 bg-gray-50' },
    page_description:
      'Why residents fear for the open land along the A429, and how the effects of several schemes are added up.',
  },
  {
    id: 'planning-creep',
    claims: ['duration'],
    title: 'Planning Creep',
    short_description:
      'What starts as a quarry for a limited time can grow by small extensions. Neighbours want an end date that holds.',
    more_content: `<p>The campaign’s figure for digging is 10 to 15 years. The application should say when the last field would be filled and restored.</p>
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
    claims: ['landowner', 'site-area'],
    title: 'St John’s College',
    short_description:
      'The land belongs to St John’s College, Oxford. Residents ask it to look at the long term, and to keep the farm a farm.',
    more_content: `<p>Without the owner’s agreement nobody can dig. The firm applies, the county council decides, and the owner has a choice of its own.</p>
<p>The land in the application is about 89 hectares (220 acres), by the campaign’s figure. We hope that the college will visit the places next to it and listen.</p>
<p>Ownership is not a planning matter. If you write to the college, do it politely, and keep that letter apart from your objection.</p>`,
    icon_name: 'GraduationCap',
    affected_villages: ['Barford', 'Wasperton', 'Sherbourne'],
    card_style: { className: 'border-l-4 border-earth-500 bg-earth-50' },
    page_description: 'The part that the landowner plays, what we ask of it, and how residents can write to it fairly.',
  },
]

/** The first rows of impact_cards, in the order in which they are shown. */
export const impactCardSeeds: readonly CardRow[] = cards.map((card, index) => ({
  card_id: card.id,
  page_title: card.title,
  page_sections: [],
  delay: 10 * (index + 1),
  ...card,
}))
