import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Hampton Lucy: a bridge, narrow lanes and a river bank downstream. */
export const hamptonLucy: Omit<Village, 'updated_at'> = {
  village_key: 'hampton-lucy',
  name: 'Hampton Lucy',
  claims: ['distances-on-the-map'],
  summary: `Hampton Lucy stands on the Avon ${distanceWords('hampton-lucy')} of the site, reached by lanes and by a cast-iron bridge. It has no main road, and wants none. Its concerns are short cuts, river water and the sound of work over the meadows.`,
  header_image: '/quarry/drawn/villages/hampton-lucy.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro:
      'The tall tower of St Peter ad Vincula rises over a village that the main road has passed by. People would like to keep it so.',
    description: `A fine cast-iron bridge carries the lane over the Avon into the village. It is lovely, and it is narrow. It tells you most of what you need to know about why heavy traffic and Hampton Lucy do not go together.

The site lies further up the river: the village is ${distanceWords('hampton-lucy')} of it, on the opposite bank. Lorries should have no reason to come here. Drivers who want to avoid them might.

We look at three links between quarry and village: the lanes, the water and the quiet air of the valley. For each one we say what to ask for.`,
  },
  impact_cards: [
    {
      icon: 'traffic',
      title: 'The temptation of the lanes',
      claims: ['lorry-movements'],
      topic: 'transport',
      content: {
        intro:
          'When the A429 is slow, some drivers look for another way. The lanes through Hampton Lucy are one of them. The campaign’s figure for the application is about 150 to 200 heavy lorry movements a day on the main road. Residents fear that cars and vans would turn off to avoid the queue.',
        bulletPoints: [
          'Lanes without pavements are shared by walkers, riders, tractors and children on their way to school.',
          'Traffic that moves to the lanes is missed if only the main road is counted.',
          'Ask for counts in the village before and after, and for action if they rise.',
        ],
      },
    },
    {
      icon: 'heritage',
      title: 'The iron bridge',
      topic: 'heritage',
      content: {
        intro:
          'The cast-iron bridge is one of the treasures of the village, made when iron bridges were still a young idea. It was built for carts and carriages. Any extra traffic is a strain on it, and a wrong turn by a heavy lorry could do damage that is costly and slow to mend.',
        bulletPoints: [
          'Weight limits help only when drivers see them in time and obey them.',
          'A routing agreement should name the bridge as out of bounds for every quarry vehicle.',
          'Repairs to historic iron can close a crossing for a long while.',
        ],
      },
    },
    {
      icon: 'water-quality',
      title: 'Mud in the water',
      topic: 'environment',
      content: {
        intro:
          'From the bridge you can look down into the Avon and, on a good day, see the weed move. That clear water has come past the site first. The fear is that heavy rain on bare, stripped ground would send brown water down the river, and that the good days would be fewer.',
        bulletPoints: [
          'Fine silt smothers the gravel and the small animals on which fish feed.',
          'Fuel and oil are kept on any site with heavy machines, and stores must stand above flood level.',
          'Anglers and canoeists see trouble early, so the council should make it simple to report.',
        ],
      },
    },
    {
      icon: 'noise',
      title: 'Bells, birds and engines',
      topic: 'amenity',
      content: {
        intro:
          'On a still day sound travels far along a river valley. At this distance the quarry would hardly be loud. It could still be there, as a hum and a beep under the church bells. People choose Hampton Lucy because there is nothing of the kind.',
        bulletPoints: [
          'Low sounds from engines carry further than high ones and are harder to screen.',
          'Wind from the north-east would bring the sound this way.',
          'The noise study should include a quiet point beyond the river.',
        ],
      },
    },
    {
      icon: 'Scale',
      title: 'Is this gravel needed now?',
      claims: ['landbank-needed', 'landbank-held', 'wasperton-named', 'benefits-of-minerals'],
      topic: 'environment',
      content: {
        intro:
          'National policy asks counties to hold enough permitted sand and gravel for at least seven years: this is the landbank. The campaign’s figure for the county is 15 years or more. But the minerals plan names land at Wasperton, so a letter about need should name a harm beside it, and a condition of the plan that is not met.',
        bulletPoints: [
          'Need is a proper planning question, and anyone may raise it.',
          'Policy also gives weight to the benefits of minerals, so the council has to strike a balance.',
          'Say which harm to river, road or village you would put on the other side.',
        ],
      },
    },
  ],
}
