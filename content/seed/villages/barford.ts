import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Barford: just upstream, downwind on a southerly, on the way out for most lorries. */
export const barford: Omit<Village, 'updated_at'> = {
  village_key: 'barford',
  name: 'Barford',
  claims: ['distances-on-the-map', 'distance-to-villages', 'tonnage', 'duration', 'wasperton-named'],
  summary: `Barford lies ${distanceWords('barford')} of the middle of the proposed quarry. The A429 and the Avon run past both of them. Dust, early noise and lorries are what people here ask about first.`,
  header_image: '/quarry/drawn/villages/barford.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro: 'Barford is one of the nearest places to the site. It would live next to a working quarry for years.',
    description: `Barford stands by the Avon, ${distanceWords('barford')} of the site. That distance runs from the village to the middle of the site as the crow flies, so the nearest edges are closer. The campaign’s figures give one village 150 yards and another 350 yards from the site, and do not say which is Barford: measure it on the plans, and from the school as well.

By the same figures the application is for 1.8 million tonnes of sand and gravel out of farmland, over 10 to 15 years. A child who starts at the village primary school in the first year could be nearly grown up before it ends.

This page looks at the things Barford cares for: its air, its road, its quiet, its river and its fields. Since the county’s plan for minerals names land next door, a letter from Barford is strongest where it shows which condition of that plan is not kept here.`,
  },
  impact_cards: [
    {
      icon: 'air-quality',
      title: 'Dust when the wind is in the south',
      claims: ['silica-at-work', 'silica-general-public'],
      topic: 'health',
      content: {
        intro:
          'Digging, sieving and driving over dry ground all raise dust. Sand contains silica, and the finest silica dust can harm the lungs of people who breathe it at work for a long time. Among the general public in Great Britain, the Health and Safety Executive says, silicosis has not been documented. Barford lies to the north of the diggings: how often does the wind blow from there to here?',
        bulletPoints: [
          'Dust should be measured in Barford before any work starts, so that there is something to compare with.',
          'The school, the playing fields and the homes nearest the site should be named in the dust study.',
          'Water sprays work only while they are switched on: residents want a rule that work stops on dry, windy days.',
          'Windowsills, washing and parked cars are where people would notice it first.',
        ],
      },
    },
    {
      icon: 'Truck',
      title: 'The A429 at the Barford turn',
      claims: ['lorry-movements', 'lorry-directions'],
      topic: 'transport',
      content: {
        intro:
          'The site lies beside the A429, the road that Barford uses to go almost anywhere. The campaign’s figures, still to be found in the application, are about 150 to 200 heavy lorry movements a day, shared 60/40 between north and south. Whatever goes north passes Barford on the way to Warwick and the motorway.',
        bulletPoints: [
          'Residents fear most for cyclists and motorcyclists when a heavy lorry pulls out slowly on to a fast road.',
          'The school run and the first lorries of the day would meet.',
          'The county council looks after this road as well as deciding the application: ask it to test the entrance at the busiest hours.',
        ],
      },
    },
    {
      icon: 'noise',
      title: 'Seven in the morning, six days a week',
      claims: ['working-hours', 'banks'],
      topic: 'amenity',
      content: {
        intro:
          'By the campaign’s figures the working hours would be 7am to 6pm from Monday to Friday and 7am to 1pm on Saturday. Diggers, loading and reversing alarms carry a long way over level fields. Barford may be close enough to hear them when the air is still, as it often is early in the morning.',
        bulletPoints: [
          'Saturday morning, when many families are at home, would be working time. The application should say so, or drop it.',
          'Earth banks, called bunds, 3 to 5 m high would hold noise back. Building them and taking them away again is noisy work too.',
          'An average noise figure can hide the single bangs and beeps that people wake to.',
        ],
      },
    },
    {
      icon: 'flooding',
      title: 'Upstream, but on the same flood plain',
      claims: ['no-worse-elsewhere'],
      topic: 'environment',
      content: {
        intro:
          'The Avon passes Barford before it reaches the fields of the site, so dirty water from the quarry would flow away from the village. The worry here is another one. Banks of soil on low ground can hold flood water back, and water that is held back rises behind them.',
        bulletPoints: [
          'Planning policy asks that a development does not make flooding worse somewhere else.',
          'The flood study should reach up to the old bridge at Barford and not stop at the site boundary.',
          'Soil heaps and bunds should be counted as obstacles for as long as they stand.',
        ],
      },
    },
    {
      icon: 'Eye',
      title: 'The walk towards Wasperton',
      claims: ['site-area', 'dug-area'],
      topic: 'amenity',
      content: {
        intro:
          'People from Barford walk, run and ride in the open country to the south. The campaign’s figures for the application are a site of about 89 hectares (220 acres), of which 53.5 hectares would be dug. Where there are crops and hedges today, there could be bunds, machines and bare ground for a large part of a childhood.',
        bulletPoints: [
          'A bund hides the digging but is itself a new hill in a level landscape.',
          'Ask which footpaths and bridleways would be closed or moved, and for how long: rights of way count in planning.',
          'If you walk there, say in your objection where you go and what you see: first-hand knowledge helps the planning officer.',
        ],
      },
    },
    {
      icon: 'heritage',
      title: 'The village of Joseph Arch',
      claims: ['heritage-weight'],
      topic: 'heritage',
      content: {
        intro:
          "Joseph Arch, who led the farm workers' union in Queen Victoria's time, was born in Barford. The village still reads as a farming village: St Peter's church, the old bridge over the Avon and worked land all around. Residents fear that a quarry next door would break that picture.",
        bulletPoints: [
          'Policy looks at the setting of old buildings as well as at their walls.',
          'The way into the village over the fields is part of that setting: say what you see from it.',
          'Old bridges and narrow streets were not made for lorries that have taken a wrong turning.',
        ],
      },
    },
  ],
}
