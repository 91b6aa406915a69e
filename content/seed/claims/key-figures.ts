import type { SeedClaim } from '../claims.ts'
import { unreadClaim } from './public-claim.ts'

/** A figure that the campaign was given with the plan of this site. Nobody has compared it with a paper of the application yet. */
function given(id: string, statement: string): SeedClaim {
  return unreadClaim(id, statement, { said_by: 'campaign-figure', document: '', address: '' })
}

/** The figures of the proposal that the campaign was given, and whose document is still to be found. */
export const keyFigures: SeedClaim[] = [
  given('tonnage', 'About 1.8 million tonnes of sand and gravel would be dug.'),
  given('tonnage-more-exact', 'The sand and gravel to be dug is 1.835 million tonnes.'),
  given('duration', 'Digging would go on for 10 to 15 years.'),
  given('duration-in-brief', 'The work would go on for about 12 to 15 years.'),
  given('duration-with-recycling', 'With a recycling plant added, the work could go on for up to 50 years.'),
  given('working-hours', 'The quarry would work from 7am to 6pm on weekdays and from 7am to 1pm on Saturdays.'),
  given('lorry-movements', 'There would be about 150 to 200 movements of heavy goods vehicles a day.'),
  given('lorry-directions', 'The lorries would be shared 60/40 between north and south.'),
  given('site-area', 'The site is about 89.5 hectares, which is about 220 acres.'),
  given('dug-area', 'Of the 89.5 hectares of the site, 53.5 hectares would be dug.'),
  given('distance-to-villages', 'The site would come within 150 yards of one village and 350 yards of another.'),
  given('banks', 'Banks of earth 3 to 5 metres high would stand around the workings.'),
  given('landbank-held', 'Warwickshire holds permitted sand and gravel for 15 years or more.'),
  given('other-quarry', 'One other quarry holds 3.1 million tonnes.'),
  given('imported-fill', 'About 1 million cubic metres of material would be brought in to fill the holes.'),
  given('employment', 'There would be 165,000 square metres of employment space and 75% local employment.'),
  given('newts', 'There is habitat of great crested newts within 500 metres.'),
  {
    ...given(
      'distances-on-the-map',
      'How far each village is from the site is measured on this website’s own map, in a straight line.',
    ),
    said_by: 'campaign',
    document: 'The map of this website',
    address: '/',
    how_checked: 'Computed from the positions of the villages',
    state: 'own',
  },
]
