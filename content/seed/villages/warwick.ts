import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Warwick: upstream, but at the end of the lorries' way north, and where the decision is made. */
export const warwick: Omit<Village, 'updated_at'> = {
  village_key: 'warwick',
  name: 'Warwick',
  claims: ['distances-on-the-map'],
  summary: `Warwick is ${distanceWords('warwick')} of the site and upstream of it, so the river brings no harm from the quarry. The road might: many of the lorries would head this way. The town is also where the county council has its offices.`,
  header_image: '/quarry/drawn/villages/warwick.svg',
  header_image_attribution: { details: 'Warwick Castle above the Avon, drawn for this website' },
  preamble: {
    intro:
      'The Avon leaves the castle walls and flows down to Barford and the site. Gravel would come back up by lorry.',
    description: `A reader in Warwick may wonder what a gravel pit near Barford has to do with the town. The town lies ${distanceWords('warwick')} of it. Nobody here would hear the diggers, and the water of the Avon runs from the town to the quarry and not the other way.

The link is the A429. It reaches the edge of Warwick near the motorway, at junctions that are busy at the best of times.

There is a second link. Warwickshire County Council sits in Warwick and decides the application, WDC/22CM008. A good reason from the town counts just as much as one from the villages.`,
  },
  impact_cards: [
    {
      icon: 'traffic',
      title: 'The junctions at the edge of town',
      claims: ['lorry-movements', 'lorry-directions'],
      topic: 'transport',
      content: {
        intro:
          'Most roads into Warwick from the south meet the motorway traffic first. On the campaign’s figures for the application, about 150 to 200 heavy lorry movements a day would split 60/40 between north and south. Those that come north would arrive at the same few roundabouts as commuters do.',
        bulletPoints: [
          'A lorry takes the room of several cars in a queue and longer to clear a junction.',
          'Queues on a slip road are dangerous on the motorway behind them.',
          'The traffic at the junctions should be worked out together with all the new homes that are already approved.',
        ],
      },
    },
    {
      icon: 'health',
      title: 'Fumes in old streets',
      topic: 'health',
      content: {
        intro:
          'Quarry lorries should use the main roads and have no business in the centre. Some loads, however, may be for building sites in and around the town, and those must come in. Warwick has narrow old streets with tall fronts, where exhaust lingers. Dust from the pit itself is not a concern at this distance.',
        bulletPoints: [
          'Diesel fumes are worst for people who already have weak hearts or lungs.',
          'The council could bind deliveries to routes and hours through a legal agreement.',
          'Cleaner lorries exist: ask whether they are offered.',
        ],
      },
    },
    {
      icon: 'heritage',
      title: 'How visitors reach the castle',
      topic: 'heritage',
      content: {
        intro:
          'People come to Warwick from all over the world for the castle, the church and the crooked houses. Many go on to Stratford or Charlecote by the A429 and through the Avon valley. The quarry would stand beside that way, and the valley is part of what they come for.',
        bulletPoints: [
          'Towns and countryside are sold to visitors as one: the picture should stay whole.',
          'The view from the castle towers over the valley ought to be checked in the application.',
          'Traffic that comes to a stop on a summer weekend harms trade in town.',
        ],
      },
    },
    {
      icon: 'Users',
      title: 'Your councillors, your letter',
      claims: ['who-decides'],
      topic: 'amenity',
      content: {
        intro:
          'Your county councillor can follow the case and speak on it. Officers or a committee decide, on planning grounds. That is why a letter about traffic, air or landscape can help, and one about the name of the applicant cannot. While a consultation is open, everyone is asked for their views.',
        bulletPoints: [
          'You do not need to live near the site to object.',
          'Write about what you know: a junction you use daily is strong ground.',
          'The Process page shows which stage the application has reached.',
        ],
      },
    },
    {
      icon: 'water',
      title: 'Upstream, and why it matters little',
      topic: 'environment',
      content: {
        intro:
          'To be fair to the applicant, Warwick should expect no dirty water and no extra flood from this quarry: the site is well downstream. The river matters in another way. The town enjoys the Avon as one living thing, and fish and birds that are seen below the castle also need the reaches further down.',
        bulletPoints: [
          'Fish move up and down a river, and a poor stretch is a gap in their home.',
          'Walkers and anglers from the town use the valley all the way to Stratford.',
          'The council should judge the river as a whole and not only next to the pit.',
        ],
      },
    },
  ],
}
