import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Ettington: far off, on the A429, among farms. */
export const ettington: Omit<Village, 'updated_at'> = {
  village_key: 'ettington',
  name: 'Ettington',
  claims: ['distances-on-the-map'],
  summary: `Ettington is ${distanceWords('ettington')} of the site, too far for dust or noise. The A429 joins the two. Lorries, farmland and fairness between places are the matters that reach this village.`,
  header_image: '/quarry/drawn/villages/ettington.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro:
      'Among its trees Ettington Park shows its Gothic towers. The village itself hears a good deal of the A429 already.',
    description: `Distance protects Ettington from most of what a quarry does. It lies ${distanceWords('ettington')} of the proposed site. The river on this side is the Stour, which only meets the Avon below Stratford, so water from the quarry can never come this way.

A road does not thin out as a cloud of dust does. A lorry that leaves the gate and turns south is the same lorry when it passes Ettington. How many would come so far depends on where the gravel is sold, so ask for a figure.

Please read the points below as fair questions, not as alarms.`,
  },
  impact_cards: [
    {
      icon: 'Truck',
      title: 'The same lorry, further south',
      claims: ['lorry-movements', 'lorry-directions'],
      topic: 'transport',
      content: {
        intro:
          'By the campaign’s figures for the application there would be about 150 to 200 heavy lorry movements a day, on a 60/40 split between north and south. Some might turn off at Wellesbourne. The rest would follow the A429 to Ettington, where drivers already wait for a gap at busy times.',
        bulletPoints: [
          'The side turnings are where one more lorry is noticed.',
          'An agreement on routes could tell drivers to keep off the smaller roads around the village.',
          'The count at Ettington should be stated, even if it turns out to be small.',
        ],
      },
    },
    {
      icon: 'noise',
      title: 'Empty lorries at breakfast time',
      claims: ['working-hours'],
      topic: 'amenity',
      content: {
        intro:
          'The quarry would open at seven in the morning: the campaign’s figures for the application are 7am to 6pm on weekdays and 7am to 1pm on Saturdays. To be there on time, empty lorries would have to set out earlier. An empty body bangs on every bump. Those who sleep near the A429 know the sound.',
        bulletPoints: [
          'Opening hours at the gate say nothing about the hour at which a lorry passes a bedroom.',
          'A smooth, well-kept road surface makes empty lorries quieter.',
          'Ask that the hours for arriving vehicles be limited as well.',
        ],
      },
    },
    {
      icon: 'economy',
      title: 'Farmers on farmland',
      claims: ['poorer-land-first'],
      topic: 'environment',
      content: {
        intro:
          'Ettington is farming country, and what happens to one farm is talked about on the others. Taking land out of crops for years means less food grown here and more brought in. Guidance asks councils to try to use poorer land first. Was it looked at here?',
        bulletPoints: [
          'Once a tenancy or a family farm has ended, it seldom starts again.',
          'Ask what grade the soil survey gives, field by field.',
          'A farmer who writes about drainage, soil and yield brings knowledge that few officers have.',
        ],
      },
    },
    {
      icon: 'Scale',
      title: 'Weighing need and harm',
      claims: ['landbank-needed', 'landbank-held', 'landbank-on-merits'],
      topic: 'amenity',
      content: {
        intro:
          'Roads and homes need sand and gravel, in Ettington too. The question is how much is needed now. Policy asks each county for at least a 7-year landbank, and the campaign’s figure for ours is 15 years or more. That is no reason to refuse by itself, but it counts when need is set against harm to people further up the road.',
        bulletPoints: [
          'A landbank is gravel with permission to dig that has not been dug yet.',
          'The county council keeps the figures and can be asked for the latest.',
          'Recycled material can do part of the work of new gravel.',
        ],
      },
    },
  ],
}
