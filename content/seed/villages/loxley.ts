import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Loxley: a hillside off the A429, out of reach of the pit, close to its questions. */
export const loxley: Omit<Village, 'updated_at'> = {
  village_key: 'loxley',
  name: 'Loxley',
  claims: ['distances-on-the-map'],
  summary: `Loxley stands on its hillside ${distanceWords('loxley')} of the site, away from the river and off the main road. The quarry would not be seen or heard from the lanes. What it could change is the traffic on them, and what is allowed elsewhere.`,
  header_image: '/quarry/drawn/villages/loxley.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro:
      "St Nicholas' church looks out over orchards and fields. From up here the quarry is a question of principle more than of dust.",
    description: `It would be wrong to tell people in Loxley that a quarry near Barford will spoil the air they breathe. The village is ${distanceWords('loxley')} of it, on higher ground, and no stream from the site comes anywhere near.

Why a page for Loxley, then? Because the A429 runs down the valley to the east and most people here use it. Because the village lives among farmland of the same kind as the land that would be dug. And because a decision in one parish is read with care in the next.

The effects below are mild, and some are only possible. We have tried to say which.`,
  },
  impact_cards: [
    {
      icon: 'traffic',
      title: 'Lanes as a second choice',
      topic: 'transport',
      content: {
        intro:
          'Loxley lies between the A429 and Stratford, and its lanes join the two. A driver who sees brake lights ahead may well choose them. Nobody can say how often that would happen. The lanes, with bends, banks and no pavement, have no room to spare.',
        bulletPoints: [
          'Satellite navigation sends strangers down lanes that locals take with care.',
          'Verges and ditches are broken down by the first vehicles that have to squeeze past.',
          'A before-and-after count on the lanes would cost the applicant little.',
        ],
      },
    },
    {
      icon: 'Layers',
      title: 'What one yes can lead to',
      claims: ['site-area', 'wasperton-named'],
      topic: 'environment',
      content: {
        intro:
          'No one has asked to dig at Loxley. The application, by the campaign’s figure, takes about 89 hectares (220 acres) of farmland, and the county’s plan for minerals names land there. A permission there is no permission elsewhere: each case is decided on its merits. Some residents fear that it would be quoted all the same.',
        bulletPoints: [
          'The plan names the land. The details of this scheme are what can be tested, condition by condition.',
          'Extra machines, longer hours and extensions are easier to get where a pit is open.',
          'Objections may name this concern, so long as they tie it to policy.',
        ],
      },
    },
    {
      icon: 'landscape',
      title: 'Putting soil back is hard',
      topic: 'environment',
      content: {
        intro:
          'Good soil takes longer to form than any plan can look ahead. People who keep fruit trees or a field need no telling. The application would strip the soil from farmland and put it back later. Ask what would show that it yields as it did before.',
        bulletPoints: [
          'Soil should be moved only when dry, and British weather does not always wait.',
          'Hedges can be planted again, but their age cannot.',
          'Ask for years of aftercare, and who would pay for it.',
        ],
      },
    },
    {
      icon: 'Eye',
      title: 'A valley seen from above',
      topic: 'amenity',
      content: {
        intro:
          'Hills give a wide view, and from footpaths around Loxley the country opens in more than one direction. The site itself is far off and may be hidden. What walkers know is that the valley is one piece: hedges, church towers, a line of willows. A wide patch of bare ground somewhere in it would be a loss.',
        bulletPoints: [
          'Viewpoints for the landscape study should be picked together with local walkers.',
          'Dust clouds and lights are seen from farther than the pit is.',
          'If you can see the site from a public path, take a picture and note the spot.',
        ],
      },
    },
  ],
}
