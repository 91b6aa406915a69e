import type { Village } from '../../../domain/village.ts'
import { distanceWords } from '../../places.ts'

/** The first report for Wasperton: the small close neighbour, first downstream on the Avon. */
export const wasperton: Omit<Village, 'updated_at'> = {
  village_key: 'wasperton',
  name: 'Wasperton',
  claims: ['distances-on-the-map', 'distance-to-villages', 'wasperton-named'],
  summary: `Wasperton is a small village between the A429 and the Avon meadows, ${distanceWords('wasperton')} of the centre of the site. It is the first village that the river meets after passing the site. The site would cover more ground than all the houses do.`,
  header_image: '/quarry/drawn/villages/wasperton.svg',
  header_image_attribution: { details: 'Wasperton church and the Avon meadows, drawn for this website' },
  preamble: {
    intro:
      'For a place as small and quiet as Wasperton, a quarry would not be something in the distance. It would be the main neighbour.',
    description: `Measured to its middle, the site is not far at all: Wasperton lies ${distanceWords('wasperton')} of it. From the edge it is nearer: the campaign’s figures put one village at 150 yards and another at 350 yards, and it is not known here which is Wasperton. The plans will show it. Land at Wasperton is named in the county’s plan for minerals, so ask which of that plan’s conditions the scheme keeps.

The church of St John the Baptist stands close to the Avon, and the water meadows lie behind the village. There is little through traffic and little noise. That is exactly why change would be felt so strongly here.

The figures below are the campaign’s, until their page in the application is found. Where we write that we fear something, it is our view, and the county council should test it.`,
  },
  impact_cards: [
    {
      icon: 'Home',
      title: 'Living at the edge of the works',
      claims: ['dug-area', 'site-area', 'private-interests'],
      topic: 'amenity',
      content: {
        intro:
          'By the campaign’s figures for the application, 53.5 hectares would be dug within a site of 89.5 hectares. For a handful of lanes and houses, that is a change of the whole surroundings. Residents fear that daily life, from an open window to an hour in the garden, would have to be fitted around the quarry.',
        bulletPoints: [
          'Phases of digging would come nearer and move away again; the worst phase matters more than the average.',
          'The council should look at each house near the boundary, one by one.',
          'House prices and a private view do not count. Quiet, light, air, an overbearing outlook and the landscape can.',
        ],
      },
    },
    {
      icon: 'noise',
      title: 'Silence is easily broken',
      claims: ['working-hours'],
      topic: 'amenity',
      content: {
        intro:
          'A new sound is heard most where there was little sound before. Wasperton sits back from the main road, with river meadows behind it. By the campaign’s figures for the application, the hours are 7am to 6pm on weekdays and 7am to 1pm on Saturdays. In those hours, residents fear, machines would be the loudest thing in the village.',
        bulletPoints: [
          'Noise limits are often set against the background: it should be measured in Wasperton itself, away from the A429.',
          'Reversing alarms can be swapped for softer ones, and residents ask why that should be left to good will.',
          'Vibration from heavy machines needs a survey of old walls and foundations before anything starts.',
        ],
      },
    },
    {
      icon: 'health',
      title: 'Dust in dry spells',
      claims: ['silica-at-work', 'silica-general-public'],
      topic: 'health',
      content: {
        intro:
          'How often does the wind blow from the site to the village, and how often in dry weather, when dust is worst? The papers should answer both from measurements made near here. Larger grains fall near the source, so the closest neighbours would get the most of them.',
        bulletPoints: [
          'The Health and Safety Executive warns that breathing fine silica dust at work over a long time can cause lasting lung disease.',
          'It also says that no case of silicosis is documented among the general public: ask how much dust would reach you, and claim no more.',
          'Someone in the village should be able to ring one number and have work stopped.',
        ],
      },
    },
    {
      icon: 'Droplets',
      title: 'First downstream',
      claims: ['imported-fill'],
      topic: 'environment',
      content: {
        intro:
          'The Avon runs along the west of the site and then past Wasperton. Gravel pits reach down to the ground water, and that water has to be pumped, held or let go. If it carries mud, fuel or anything from imported fill, the meadows at Wasperton are the first to meet it.',
        bulletPoints: [
          'The campaign’s figure for the application is 1 million m³ of imported fill to close the holes again.',
          'Who would check each load of fill, and how would neighbours be told of a failure?',
          'Pumping can lower the ground water around a pit, with an effect on wells, ditches and wet meadows.',
          'A flood could reach the open workings and carry loose soil down the valley.',
        ],
      },
    },
    {
      icon: 'landscape',
      title: 'Meadows, hedges and newts',
      claims: ['newts', 'newt-licence', 'newt-district-scheme'],
      topic: 'environment',
      content: {
        intro:
          'Wet meadows and thick hedges are good places for wildlife because they have been left alone. The campaign’s figure for the application is newt habitat within 500 m of the site. Protected animals do not know where a boundary runs, and ponds are of little use to them if the land between has been stripped.',
        bulletPoints: [
          'Harm to great crested newts, or to the places where they breed and rest, needs a licence. A developer may also join a district scheme where one runs: ask which it would be here.',
          'Surveys must be recent and made in the right season to be worth much.',
          'New ponds promised for the end do not help the creatures that live here at the beginning.',
        ],
      },
    },
    {
      icon: 'Layers',
      title: 'What lies under these fields',
      claims: ['wasperton-cemetery'],
      topic: 'heritage',
      content: {
        intro:
          'The gravel here was lived on long before there was a village. Near Wasperton, archaeologists uncovered an Anglo-Saxon burial ground when gravel was dug in the past. It is well known to those who study the period. The fields between the village and the site may hold more of the same story.',
        bulletPoints: [
          'What is dug away is gone: a record in a drawer is not the same as a place.',
          'Ask for trial trenches before a decision, so that the council knows what it is deciding about.',
          'The small church and its churchyard have a rural setting that is part of their worth.',
        ],
      },
    },
  ],
}
