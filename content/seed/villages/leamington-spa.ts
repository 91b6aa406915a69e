import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Leamington Spa: on another river, upstream of everything; need, roads and days out. */
export const leamingtonSpa: Omit<Village, 'updated_at'> = {
  village_key: 'leamington-spa',
  name: 'Leamington Spa',
  claims: ['distances-on-the-map'],
  summary: `Leamington Spa lies ${distanceWords('leamington-spa')} of the site, on the Leam and above the reach of any quarry water. Its interest is shared roads, the countryside nearby and how much gravel the county needs. The direct effects are small.`,
  header_image: '/quarry/drawn/villages/leamington-spa.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro:
      'Regency terraces and the Jephson Gardens seem a world away from a gravel pit. For many who live here, the Avon valley is where the weekend begins.',
    description: `The Leam flows past the gardens and joins the Avon above Warwick. The site is further down the Avon. Nothing that a quarry puts into the water can come up to Leamington, and ${distanceWords('leamington-spa')} of it no one would hear a machine. Dust that can be seen is heavy and falls to the ground early, whichever way the wind blows.

What is left? Roads that are used in common, places that people love to visit, and a say in how the county uses its land. People in a large town may write as well, about what they know.`,
  },
  impact_cards: [
    {
      icon: 'Users',
      title: 'A day out in the valley',
      claims: ['site-area'],
      topic: 'amenity',
      content: {
        intro:
          'On a fine Sunday, people from Leamington cycle to Charlecote, walk at Barford or canoe on the Avon. Few towns have such country so close. The application, by the campaign’s figure, would put a site of about 89 hectares (220 acres) in the middle of it. Which of your routes would it change?',
        bulletPoints: [
          'Cycle clubs and walking groups can object as groups, and name the routes they use.',
          'Sundays would not be working days, but earth banks and bare ground stay.',
          'Open space near towns has a value for health that planning policy recognises.',
        ],
      },
    },
    {
      icon: 'traffic',
      title: 'The way to the motorway',
      claims: ['lorry-directions'],
      topic: 'transport',
      content: {
        intro:
          'Leamington and Warwick share their way to the motorway with everything that comes up the A429. By the campaign’s figure for the application, lorries would split 60/40 between north and south. For a driver from Leamington the difference may be no more than one more slow start at the lights.',
        bulletPoints: [
          'Small delays at a full junction add up quickly for everyone behind.',
          'Building sites in the town might be among the customers, with loads through residential streets.',
          'The study should say which junctions it covers, and why it leaves out the others.',
        ],
      },
    },
    {
      icon: 'FileX',
      title: 'Is the case for need made?',
      claims: ['tonnage', 'landbank-needed', 'landbank-held'],
      topic: 'environment',
      content: {
        intro:
          'Would the gravel be needed for new homes around Leamington? That is a fair question. The application is for 1.8 million tonnes. Policy asks a county to hold permitted gravel for at least 7 years, and the campaign’s figure for ours is 15 years or more. Both have to be set against the harm, and checked.',
        bulletPoints: [
          'Ask the council for the newest landbank figures and quote them.',
          'Recycled aggregate is supply too: using it twice saves digging once.',
          'Saying that a thing is useful does not show that it is needed in this place.',
        ],
      },
    },
    {
      icon: 'economy',
      title: 'Food from close by',
      topic: 'environment',
      content: {
        intro:
          'A town eats what other places grow. The fields that would be dug lie near enough for a market stall. One site will not empty the shelves of Leamington. The question is at what point the slow loss of farmland around our towns becomes too much.',
        bulletPoints: [
          'Food grown nearby travels less, and that is good for air and climate.',
          'Land that is restored may come back as grass or water and not as crops.',
          'The council should state how much good farmland it has given up in recent years.',
        ],
      },
    },
  ],
}
