import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Charlecote: the deer park, its visitors, and the Avon that has just passed the site. */
export const charlecote: Omit<Village, 'updated_at'> = {
  village_key: 'charlecote',
  name: 'Charlecote',
  claims: ['distances-on-the-map'],
  summary: `Charlecote and its deer park lie ${distanceWords('charlecote')} of the proposed quarry, down the same river. Here the Dene joins the Avon under old trees. Visitors come for beauty and calm, and reach it from the A429.`,
  header_image: '/quarry/drawn/villages/charlecote.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro:
      'Charlecote is known far beyond Warwickshire for its park, its gatehouse and its deer. All three sit beside a river that would first pass a quarry.',
    description: `Charlecote is ${distanceWords('charlecote')} of the middle of the site. That is too far for most dust, and too near to be left out of the question.

The Avon links the two. What happens to its water upstream arrives here, slides past the park and takes in the Dene before it turns west.

The A429 links them too: it passes to the east of the village, and the turning for the park leaves it. No digging would take place here, yet Charlecote belongs in the papers.`,
  },
  impact_cards: [
    {
      icon: 'heritage',
      title: 'A park with a wide setting',
      claims: ['heritage-weight'],
      topic: 'heritage',
      content: {
        intro:
          'Charlecote Park is cared for by the National Trust. The house, the gatehouse and the landscaped park were made to be enjoyed together with the country around them. Whether the site can be seen from the park is for the studies to show. The approach, the river and the peace belong to its setting as well.',
        bulletPoints: [
          'Policy asks for the setting of historic parks to be studied and not guessed at.',
          'The way a visitor arrives is a part of the experience, and that way is the A429.',
          'We ask the council to hear from those who look after historic landscapes.',
        ],
      },
    },
    {
      icon: 'water',
      title: 'The Avon brings it here',
      topic: 'environment',
      content: {
        intro:
          'Between the site and Charlecote there is only a short run of river. Fine mud that gets into the Avon can cloud the water and settle on gravel where fish spawn. The Dene is a different stream and brings water from elsewhere.',
        bulletPoints: [
          'Settling ponds are meant to stop mud, and must cope with the heaviest rain and not just with an ordinary day.',
          'Ask for the river to be sampled above and below the site, with the results open to all.',
          'Deer, swans and cattle drink along these banks.',
        ],
      },
    },
    {
      icon: 'economy',
      title: 'A place that depends on visitors',
      topic: 'amenity',
      content: {
        intro:
          'A day out at Charlecote feeds more than the park itself: people stop for a meal, for a bed, for a walk by the water. Nobody can say how many would stay away because of a quarry up the road. A line of gravel lorries is not what they come to see.',
        bulletPoints: [
          'The council should weigh jobs in tourism against the jobs that a quarry brings.',
          'Signs, site lights and road dirt spoil a first impression quickly.',
          'If you run or work in something that depends on visitors, tell the council so in your own words.',
        ],
      },
    },
    {
      icon: 'Truck',
      title: 'Coaches, bicycles and lorries',
      claims: ['lorry-directions'],
      topic: 'transport',
      content: {
        intro:
          'The turning from the A429 to Charlecote is used by coaches, family cars and people on bicycles. The campaign’s figure for the application is a 60/40 split between north and south. Lorries going south would pass the turning all day, on the mornings and afternoons when the park is busiest.',
        bulletPoints: [
          'Drivers who do not know the road brake late for the turn; a loaded lorry behind them cannot.',
          'A junction study should count a sunny Saturday in summer and not only a weekday in term.',
          'Lorries must not use the lanes through the village as a short cut, and that needs a condition.',
        ],
      },
    },
    {
      icon: 'landscape',
      title: 'One river corridor for wildlife',
      topic: 'environment',
      content: {
        intro:
          'Birds, bats and otters use a river valley as we use a road. The park with its ancient trees is a stopping place on that road. Residents fear that years of noise, lights and bare ground upstream would cut the corridor, and that the loss would be felt well beyond the boundary.',
        bulletPoints: [
          'Work lights on winter mornings and afternoons disturb bats and owls.',
          'Old trees and wood pasture cannot be replaced by new planting.',
          'A wildlife study should follow the whole stretch from Barford to where the Dene joins the Avon.',
        ],
      },
    },
  ],
}
