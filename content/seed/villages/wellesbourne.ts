import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Wellesbourne: the southern lorries, the airfield, local work. */
export const wellesbourne: Omit<Village, 'updated_at'> = {
  village_key: 'wellesbourne',
  name: 'Wellesbourne',
  claims: ['distances-on-the-map'],
  summary: `Wellesbourne is the largest village to the south of the site: it lies ${distanceWords('wellesbourne')} of it, on the A429. Its own river, the Dene, would not carry quarry water. Its road would carry quarry lorries.`,
  header_image: '/quarry/drawn/villages/wellesbourne.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro:
      'A watermill on the Dene, a wide airfield sky and a busy road: Wellesbourne has all three, and the quarry would touch the last one every working day.',
    description: `Let us begin with what would not happen. Wellesbourne lies ${distanceWords('wellesbourne')} of the site. The Dene runs through the village to the Avon and comes from the other side, so nothing from the quarry would flow past the watermill. Dust is unlikely to travel so far in amounts that anyone could see.

The road is another matter. People here go north on the A429 to work, to hospital and to the motorway, and would drive past the quarry entrance on the way. Lorries bound for the south would come to them.

Work, land and flying are questions too, and each has its card.`,
  },
  impact_cards: [
    {
      icon: 'Truck',
      title: 'North on the A429, every day',
      claims: ['lorry-movements'],
      topic: 'transport',
      content: {
        intro:
          'For many people in Wellesbourne the A429 is the way to Warwick and the motorway. It would lead straight past the gate of the quarry. By the campaign’s figure for the application, about 150 to 200 heavy lorry movements a day would turn in or out there. Traffic can move fast on this stretch.',
        bulletPoints: [
          'A crash on this road sends traffic on to the lanes and through other villages.',
          'Ambulances and fire engines use it as well.',
          'Residents want the entrance designed for the road as it really is driven.',
          'Bus passengers lose time in the same queues, and have no way round them.',
        ],
      },
    },
    {
      icon: 'traffic',
      title: 'The southern share',
      claims: ['lorry-directions'],
      topic: 'transport',
      content: {
        intro:
          'A 60/40 split between north and south is the campaign’s figure for the application. The southern part would run down to Wellesbourne and its junctions before going on. Whether it stays as forecast depends on where the customers are, and customers change over the years of a contract.',
        bulletPoints: [
          'A split that is only a forecast can be broken without breaking any rule.',
          'Ask for a limit on lorries in each direction, with a public record of the counts, and for other large proposals near Wellesbourne to be added in.',
          'Crossing places for people on foot near the main road should be looked at again.',
        ],
      },
    },
    {
      icon: 'AlertTriangle',
      title: 'Birds, water and the airfield',
      claims: ['aviation-safety'],
      topic: 'transport',
      content: {
        intro:
          'Holes in gravel fill with water, and open water draws gulls, geese and ducks. Flocks of large birds are a danger to aircraft, and national minerals policy names aviation safety among the things to look at. Wellesbourne has an airfield. Has anyone studied the question?',
        bulletPoints: [
          'The distance is modest for a bird on its way to feed.',
          'A bird management plan has to last for as long as there is open water.',
          'Refilling with imported material would remove water in the end, but not during the digging.',
        ],
      },
    },
    {
      icon: 'economy',
      title: 'Jobs: how many, and for whom?',
      topic: 'amenity',
      content: {
        intro:
          'Wellesbourne is a place where people work as well as live. A quarry brings some jobs, and that deserves a fair hearing. Modern pits, however, are run by a few people with large machines. Local firms may lose more from a slower road than local people gain in wages: ask for both to be counted.',
        bulletPoints: [
          'Ask what posts are promised, for how long, and whether they are new or moved from another site.',
          'Deliveries, staff and visitors of every business here depend on the same A429.',
          'Farming jobs on the land that is dug would go.',
        ],
      },
    },
    {
      icon: 'landscape',
      title: 'Good soil between village and town',
      claims: ['site-area', 'best-farmland'],
      topic: 'environment',
      content: {
        intro:
          'The drive north from Wellesbourne runs through open farmland. The application, by the campaign’s figure, would take about 89 hectares (220 acres) of it for a site. Soil can be stripped, stored in heaps and put back, but farmers know that it does not always come back to life as it was.',
        bulletPoints: [
          'National policy asks councils to recognise the value of the best and most versatile farmland.',
          'Stored soil loses air, worms and structure with every year in the heap.',
          'Ask for an independent soil survey before, and a test of the harvest after.',
        ],
      },
    },
  ],
}
