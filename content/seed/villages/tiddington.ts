import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Tiddington: gardens and boats on the Avon, a through road to Stratford. */
export const tiddington: Omit<Village, 'updated_at'> = {
  village_key: 'tiddington',
  name: 'Tiddington',
  claims: ['distances-on-the-map'],
  summary: `Tiddington's gardens run down to the Avon, ${distanceWords('tiddington')} of the proposed site. Boats and mornings by the water are what people value. The effects here would be mild, and they would come by river and by road.`,
  header_image: '/quarry/drawn/villages/tiddington.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro: 'Rowers and swimmers use this water, and some gardens end at it.',
    description: `Those who keep a boat or a lawn by the water watch the Avon closely. They know its colour after rain and how quickly it comes up. They would be among the first to notice a change, even though they live ${distanceWords('tiddington')} of the site.

Between there and here the river passes several villages, gathers the Dene and slows down more than once. Much would have settled. So we do not expect much change, and we would not wish to frighten anyone.

We ask plain questions instead: what may be let into the river, who looks, how often, and what happens on the day when something goes wrong.`,
  },
  impact_cards: [
    {
      icon: 'water',
      title: 'What the boats float on',
      topic: 'environment',
      content: {
        intro:
          'A gravel quarry has to do something with its water. It can be cleaned in ponds and used again, or let out to the river under a permit. Either way it leads downhill to the Avon in the end, and so to the moorings at Tiddington. That path should be drawn on a map for all to see.',
        bulletPoints: [
          'A permit needs somebody who checks that it is kept.',
          'Results of tests should be put online within days.',
          'Oars, hulls and bare feet meet this water as well as fish.',
        ],
      },
    },
    {
      icon: 'FileX',
      title: 'A study that stops too soon?',
      claims: ['regulation-25'],
      topic: 'environment',
      content: {
        intro:
          'Reports for a quarry often look hard at the land inside the red line and lightly at the rest. People in Tiddington would like to see the river followed to where they live. New information has been sent in under Regulation 25, and that is the right moment to ask for a longer view.',
        bulletPoints: [
          'Regulation 25 lets a council ask an applicant for further environmental information.',
          'After the officers have checked it, a new consultation follows, and anyone can comment.',
          'A good comment names the page and says what is missing from it.',
        ],
      },
    },
    {
      icon: 'traffic',
      title: 'The road through Tiddington',
      topic: 'transport',
      content: {
        intro:
          'The village street is also the road between Stratford and Wellesbourne. People cross it for the school and the bus. Lorries from the quarry belong on the A429, and most would stay there. Loads for Stratford and cars in search of a way round are a different matter.',
        bulletPoints: [
          'Even a few heavy vehicles are felt where houses stand close to the kerb.',
          'Ask for a written ban on quarry lorries through the village, with a number to ring.',
          'Speed and noise should be measured now, to have a fair comparison later.',
        ],
      },
    },
    {
      icon: 'flooding',
      title: 'Gardens that go under first',
      topic: 'environment',
      content: {
        intro:
          'Riverside lawns are made to flood, and their owners accept it. What they need is trust that the valley above still holds water back. Fields soak up rain; stripped and packed ground does so less. How would that loss, even a small one, be made good during the digging?',
        bulletPoints: [
          'Water that comes earlier or faster is harder to prepare for.',
          'Every phase of the works needs its own answer, because the ground is different in each.',
          'A warning scheme for neighbours down the river would be a decent offer.',
        ],
      },
    },
  ],
}
