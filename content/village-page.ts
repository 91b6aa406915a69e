/** What a page without a report says of where its village lies; the distance is 'about 2 miles (3 km) north'. */
export function whereWords(village: string, distance: string): string {
  return `${village} lies ${distance} of the middle of the proposed quarry site, as the crow flies.`
}

/** What stands before the nearest other villages, on the page of one without a report. */
export const neighboursHeading = 'Villages nearby'

/** The words at the end of every village page. */
export const villageCall = {
  heading: 'Nobody knows your village as you do',
  link: (village: string) => `Object from ${village}`,
  more: 'How to object',
  pack: (village: string) => `Posters and leaflets for ${village}`,
} as const
