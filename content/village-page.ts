import type { Point } from '../domain/geography.ts'
import { hgvMovements, hourWords, openingHours } from './figures.ts'
import { roundedBearing } from './places.ts'

/** What a page without a report says of where its village lies; the distance is 'about 2 miles (3 km) north'. */
export function whereWords(village: string, distance: string): string {
  return `${village} lies ${distance} of the middle of the proposed quarry site, in a straight line.`
}

/** What a village's page says first: how far a position lies from the site, and what the quarry would bring. */
export function villageFacts(position: Point | undefined) {
  const [weekdays, saturday] = openingHours
  const away = position && roundedBearing(position)
  return [
    ...(away
      ? [{ place: 'head-distance', figure: away.miles, text: `${away.direction} of the middle of the site` }]
      : []),
    {
      place: 'head-lorries',
      figure: `${hgvMovements.from} to ${hgvMovements.to}`,
      text: 'lorry movements a day at the quarry, north and south together',
    },
    {
      place: 'head-hours',
      figure: `${hourWords(weekdays.opensAt)} to ${hourWords(weekdays.closesAt)}`,
      text: `on weekdays, Saturday to ${hourWords(saturday.closesAt)}`,
    },
  ]
}

/** Who says so. */
export const villageFactsSource = 'The campaign’s figures; the distance is by our map.'

/** What stands before the nearest other villages, on the page of one without a report. */
export const neighboursHeading = 'Villages nearby'

/** The way to an objection on every village page, and what stands at its end. */
export const villageCall = {
  write: (village: string) => `Write my objection from ${village}`,
  prepare: (village: string) => `Prepare my objection from ${village}`,
  heading: 'You know your village best',
  pack: (village: string) => `Posters and leaflets for ${village}`,
} as const
