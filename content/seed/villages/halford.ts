import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Halford: the farthest place, on the Fosse Way and the Stour. */
export const halford: Omit<Village, 'updated_at'> = {
  village_key: 'halford',
  name: 'Halford',
  claims: ['distances-on-the-map'],
  summary: `Halford is the place farthest from the site: ${distanceWords('halford')} of it, on the River Stour. The pit itself would not be felt here. The A429, which here is the old Fosse Way, could carry some of its loads.`,
  header_image: '/quarry/drawn/villages/halford.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro: 'The Fosse Way has brought traffic to Halford since the Romans. Some of it might be gravel lorries.',
    description: `Of all the places on our map Halford has the least to fear from the quarry. It is ${distanceWords('halford')} of it. The Stour, with its old stone bridge, meets the Avon below Stratford, so it never touches water that has passed the site.

What remains is the road, and a wider point. The A429 links the village to Ettington, Wellesbourne and the quarry gate in one line. And what the county decides about one river valley may one day be quoted for another.

If you live in Halford and still want to object, you may. Keep to what you know, and say why it matters here.`,
  },
  impact_cards: [
    {
      icon: 'Truck',
      title: 'Heavy loads on the Fosse Way',
      topic: 'transport',
      content: {
        intro:
          'Only a part of the lorries would go south, and only a part of those as far as Halford. They may be few. Cars are quick on the Fosse Way, and the road dips to the river. So even a few lorries are a reason to ask what the traffic study says about this stretch.',
        bulletPoints: [
          'Ask for a clear statement of how far south the loads would be taken.',
          'Slow vehicles on a straight old road invite risky overtaking.',
          'People on foot and on horseback have to get across as well.',
        ],
      },
    },
    {
      icon: 'Layers',
      title: 'Filling the hole again',
      claims: ['imported-fill'],
      topic: 'transport',
      content: {
        intro:
          'A quarry sends gravel out and, later, takes fill in. The campaign’s figure for the application is 1 million m³ of imported fill. It could come from wherever building goes on, and that may be in the south as well as in the north. So the traffic would not end on the day when the digging does.',
        bulletPoints: [
          'The source of fill should be stated in the application, and the route for it too.',
          'Lorries that bring fill and leave with gravel would save some journeys: is that planned?',
          'The papers should say how long the second stage would last.',
        ],
      },
    },
    {
      icon: 'heritage',
      title: 'The old bridge and its river',
      topic: 'heritage',
      content: {
        intro:
          "Halford's stone bridge over the Stour is a reminder of how slowly this countryside used to change. The quarry would do it no harm. It stands here because old bridges, lanes and mills all over the district share one weakness: they were built for lighter traffic.",
        bulletPoints: [
          'Heavy vehicles should be held to the main road by signs and by contract.',
          'An agreement on lorry routes can name the bridges to keep off.',
          'Visitors follow the Fosse Way for its history, and stop where it still shows.',
        ],
      },
    },
    {
      icon: 'AlertTriangle',
      title: 'Could our valley be next?',
      topic: 'environment',
      content: {
        intro:
          'There is no plan for a pit at Halford that we know of. River valleys often have gravel beneath them, though. If you want a say in where quarries go, the place for it is the county’s minerals plan, when it is next reviewed.',
        bulletPoints: [
          'Reviews of the minerals plan are open to comment, and few people take part.',
          'Parish councils can ask to be told about proposals early.',
          'It helps to learn how objections work before you need one of your own.',
        ],
      },
    },
  ],
}
