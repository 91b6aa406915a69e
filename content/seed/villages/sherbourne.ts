import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Sherbourne: across the river, beside the lorries' way to the motorway. */
export const sherbourne: Omit<Village, 'updated_at'> = {
  village_key: 'sherbourne',
  name: 'Sherbourne',
  claims: ['distances-on-the-map', 'lorry-directions'],
  summary: `Sherbourne lies on the other bank of the Avon, ${distanceWords('sherbourne')} of the proposed quarry. The A429 passes on its way to Warwick and the motorway. Lorries, views and a long stay are the main concerns.`,
  header_image: '/quarry/drawn/villages/sherbourne.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro:
      'Look across the valley and you find Sherbourne by its spire. Those who live there look back at the same fields.',
    description: `Between Sherbourne and the site there are fields and the Avon: the village is ${distanceWords('sherbourne')} of the middle of it. The river is no wall: sound, dust in certain winds and above all the road cross it easily.

Lorries that leave the quarry for the north would come up the A429 and pass close to the village. How many would do so hangs on a 60/40 split, north and south, which is the campaign’s figure for the application.

Sherbourne is small and green. People here do not say that gravel is never needed. They ask why so much should come from this spot, for so long, on this road.`,
  },
  impact_cards: [
    {
      icon: 'traffic',
      title: 'On the road to the motorway',
      claims: ['lorry-movements'],
      topic: 'transport',
      content: {
        intro:
          'Anyone who lives in Sherbourne knows how hard it can be to join the A429 at a busy time. If about 150 to 200 heavy lorry movements a day are added, which is the campaign’s figure for the application, the northern part of them would pass here. Each gap that a lorry fills is one less for residents.',
        bulletPoints: [
          'A heavy lorry needs a long time to gather speed, and the queue behind it needs patience.',
          'Verges are used on foot and by bicycle where there is no other way.',
          'Mud and stones dropped on the road are a danger to the next car: wheel washing must be a condition, not a promise.',
          'The traffic of the quarry should be added to all the growth that is already approved along the road.',
        ],
      },
    },
    {
      icon: 'landscape',
      title: 'The view across the valley',
      claims: ['site-area', 'banks'],
      topic: 'environment',
      content: {
        intro:
          'The ground falls gently to the Avon and rises again beyond it, so that one bank is the view of the other. The application covers about 89 hectares (220 acres), with earth banks 3 to 5 m high, by the campaign’s figures. From across the water they may look like what they are.',
        bulletPoints: [
          'Straight banks of subsoil do not look like Warwickshire hedgerows.',
          'Trees planted as a screen take years to do their work, and are bare in winter.',
          'The council should ask for pictures made from this side of the river, in winter as well as in summer.',
        ],
      },
    },
    {
      icon: 'heritage',
      title: 'A church made to be seen',
      claims: ['special-regard'],
      topic: 'heritage',
      content: {
        intro:
          "All Saints' church was rebuilt in Victorian times with a spire that can be picked out from the fields around. Such a landmark belongs to its landscape. A broad strip of workings in the valley could change how the church, the park land and the cottages are seen together.",
        bulletPoints: [
          'The law asks for special regard to listed buildings and their settings.',
          'Harm for a period of years is still harm, and should be weighed as such.',
          'A view from the churchyard is worth describing in a letter if you know it well.',
        ],
      },
    },
    {
      icon: 'AlertTriangle',
      title: 'A stay that could grow longer',
      claims: ['duration-in-brief'],
      topic: 'amenity',
      content: {
        intro:
          'In one place the campaign’s figure for the application is about 12 to 15 years. To go on for longer would take another decision. But once an entrance, a weighbridge and a road for lorries exist, the next request is easier to make than the first.',
        bulletPoints: [
          'This is sometimes called planning creep, and it is a fear, not a fact.',
          'Conditions can set an end date, and councils can be asked to extend it.',
          'Ask for a firm end date, and for restoration stage by stage.',
        ],
      },
    },
    {
      icon: 'air-quality',
      title: 'Exhaust more than dust',
      topic: 'health',
      content: {
        intro:
          'A south-easterly wind would bring dust towards Sherbourne. How often does it blow in dry weather? The steadier concern is exhaust: diesel engines pulling away from junctions, on the same stretch of A429, through every working day for years.',
        bulletPoints: [
          'Fumes from queues and hill starts are worse than those of steady traffic.',
          'Air should be checked beside the road, where people wait and walk.',
          'Covered loads would keep sand out of the air behind each lorry.',
        ],
      },
    },
  ],
}
