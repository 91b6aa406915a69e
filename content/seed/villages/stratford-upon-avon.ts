import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Stratford-upon-Avon: the last place downstream, a town that lives by its river. */
export const stratfordUponAvon: Omit<Village, 'updated_at'> = {
  village_key: 'stratford-upon-avon',
  name: 'Stratford-upon-Avon',
  claims: ['distances-on-the-map'],
  summary: `Stratford is ${distanceWords('stratford-upon-avon')} of the site and downstream of it on the Avon. A town that lives by its river has reason to ask what goes in further up. Traffic and the look of the valley matter to its visitors as well.`,
  header_image: '/quarry/drawn/villages/stratford-upon-avon.svg',
  header_image_attribution: 'Drawn for this website',
  preamble: {
    intro:
      'Swans, narrow boats and the spire of Holy Trinity: the picture that the world has of Stratford has the Avon running through it.',
    description: `The water under Stratford's bridges has come from Warwick by way of Barford, the site, Wasperton, Hampton Lucy, Charlecote, Alveston and Tiddington. Only then does it reach the theatre and the church where Shakespeare is buried.

The town is ${distanceWords('stratford-upon-avon')} of the proposed quarry in a straight line, and rather more as the river bends. Nobody would hear a digger here, and dust is not a concern. A river has a long memory, though.

Harm to the town is not certain. A place with so much at stake should have clear answers first.`,
  },
  impact_cards: [
    {
      icon: 'water-quality',
      title: 'A long way down, the same river',
      claims: ['imported-fill'],
      topic: 'environment',
      content: {
        intro:
          'Most mud should settle before it got to Stratford, and the river would thin what was left. Fair enough. But oil, fine clay and whatever may be washed out of imported fill can travel far. The campaign’s figure for the application is 1 million m³ of such fill. Where would it come from?',
        bulletPoints: [
          'There should be a list of what may go into the ground, and what may not.',
          'An accident plan should say who warns the boatyards and clubs, and how fast.',
          'Water checks ought to go on after the last lorry has left.',
        ],
      },
    },
    {
      icon: 'flooding',
      title: 'A town that knows floods',
      topic: 'environment',
      content: {
        intro:
          'Stratford does not need to be told about floods. Meadows upstream help by holding water when the Avon is high. Would the works, the earth banks and the restored ground hold as much as the fields do now? Nobody claims that the quarry alone would flood the town.',
        bulletPoints: [
          'Empty pits may even store water for a time; what counts is every phase, up to the last one.',
          'Restored ground that is packed hard sheds rain faster than a living field.',
          'The flood study should be checked by somebody who is not paid by the applicant.',
        ],
      },
    },
    {
      icon: 'economy',
      title: 'Visitors and first impressions',
      topic: 'amenity',
      content: {
        intro:
          'Tourism feeds a great part of the town, from the theatre to the smallest guest house. Those who come from the motorway by way of the A429 would drive beside the quarry. It is one site among many miles of green. Say what you would see from the road, and what your visitors tell you.',
        bulletPoints: [
          'A queue near Barford can make people late for a matinee in Stratford.',
          'Coach tours pair the town with Warwick, and see the road between.',
          'Costs for tourism are real even when they are hard to put in a sum, and should be weighed.',
        ],
      },
    },
    {
      icon: 'Truck',
      title: 'Where do the loads go?',
      topic: 'transport',
      content: {
        intro:
          'How many loads would be for Stratford itself? Sand and gravel go where building is, and there is building here. The lorries would then leave the A429 and use the roads along the Avon or the way in from Wellesbourne. Streets near the river are crowded enough.',
        bulletPoints: [
          'A routing plan ought to name the roads that lorries must not use.',
          'Deliveries in the town centre could be kept out of theatre hours.',
          'Ask for the figures by destination, so that each town can judge its part.',
        ],
      },
    },
    {
      icon: 'Layers',
      title: 'More than one pit along the Avon?',
      claims: ['wasperton-named'],
      topic: 'environment',
      content: {
        intro:
          'Gravel lies under much of the valley. The plan for the county’s minerals names one piece of it at Wasperton, which makes digging there easier to defend. What might follow elsewhere is a fear and no reason to refuse. The sum of the effects of several schemes can be one.',
        bulletPoints: [
          'Each decision is taken on its merits, yet earlier ones are always quoted.',
          'Read what the plan asks of the site it names, and whether this scheme does it.',
          'Effects should be added up along the whole valley, with every scheme that exists or is approved.',
        ],
      },
    },
  ],
}
