import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Alveston: a slow bend of the Avon, where what the river carries comes to rest. */
export const alveston: Omit<Village, 'updated_at'> = {
  village_key: 'alveston',
  name: 'Alveston',
  claims: ['distances-on-the-map'],
  summary: `Alveston sits in a wide bend of the Avon among willows, ${distanceWords('alveston')} of the site. What the river picks up at the quarry would pass here. For dust and noise, the village is far enough away.`,
  header_image: '/quarry/drawn/villages/alveston.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro: 'The Avon slows here and drops its silt.',
    description: `If you want to know what a river has met on its way, look at a bend. On the inside the current slackens and leaves behind sand, silt and anything that floats. Alveston lives on such a bend, with willows along the bank.

The proposed quarry would be upstream; the village is ${distanceWords('alveston')} of it. Lorries have no reason to come through, no machine would be heard on a normal day, and dust should have fallen long before.

So this report is mostly about water and the life in it. Good management could prevent most harm. Who would make sure of it?`,
  },
  impact_cards: [
    {
      icon: 'Droplets',
      title: 'Where silt comes to rest',
      topic: 'environment',
      content: {
        intro:
          'Rivers carry mud when they run fast and lay it down when they slow. After a storm over bare ground upstream, the finest part could reach the bend at Alveston and stay. A little silt is natural. The fear is a steady supply, year after year, for as long as land lies open.',
        bulletPoints: [
          'Silt fills the shallow edges where young fish shelter.',
          'Permits set limits at the pipe, and a storm does not always use the pipe.',
          'A simple photograph of the bank each season is worth keeping as a record.',
        ],
      },
    },
    {
      icon: 'landscape',
      title: 'Willows, kingfishers and quiet banks',
      topic: 'environment',
      content: {
        intro:
          'A bend with old willows is home to a great deal: kingfishers that nest in the bank, bats that hunt over the water, fish in the shade. They do not live at Alveston alone but up and down the river. A hard-worked stretch upstream could make the whole chain weaker.',
        bulletPoints: [
          'Kingfishers hunt by sight and cannot fish in cloudy water.',
          'The study of wildlife should follow the river below the site and not stop at the hedge.',
          'New habitat at the end of the works is welcome, and comes late.',
        ],
      },
    },
    {
      icon: 'flooding',
      title: 'High water round the bend',
      topic: 'environment',
      content: {
        intro:
          'When the Avon floods, the meadows around Alveston take their part. Residents ask what the flood would look like with earth banks, heaps and pits upstream. It might make no difference. The applicant has to show that in figures, and the council should have them checked before it decides.',
        bulletPoints: [
          'Whoever wants to dig should show that it would be safe. Neighbours should not have to show the opposite.',
          'Winters are expected to become wetter, and old flood records may not be enough.',
          'Ask for the result at each village downstream to be written out in plain words.',
        ],
      },
    },
    {
      icon: 'Users',
      title: 'Time by the river',
      topic: 'amenity',
      content: {
        intro:
          'Walking the dog, fishing, sketching, letting children throw sticks from the bank: small pleasures that cost nothing. They need clean water and calm, and the second is not in danger here. The first depends on others. That is why people in Alveston take an interest in a site they cannot see.',
        bulletPoints: [
          'If the water smells or changes colour, report it to the Environment Agency.',
          'Clubs that use the river may object in their own name as well as through their members.',
          'Wellbeing counts in planning, most of all where a place is used by many.',
        ],
      },
    },
    {
      icon: 'traffic',
      title: 'A busier road behind the village',
      topic: 'transport',
      content: {
        intro:
          'The road from Wellesbourne to Stratford runs behind Alveston. It is not the route of the quarry, yet drivers who give up on the A429 could end up on it, and so could loads for Stratford. The effect may be slight. It should be set out for residents all the same.',
        bulletPoints: [
          'Turning out of the village lanes is the moment when a few more lorries matter.',
          'The traffic study ought to reach as far as this road.',
          'Cyclists use it for want of a better way along the valley.',
        ],
      },
    },
  ],
}
