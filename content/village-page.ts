/** What a page without a report says of where its village lies; the distance is 'about 2 miles (3 km) north'. */
export function whereWords(village: string, distance: string): string {
  return `${village} lies ${distance} of the middle of the proposed quarry site, in a straight line.`
}

/** What stands before the nearest other villages, on the page of one without a report. */
export const neighboursHeading = 'Villages nearby'

/** The way to an objection on every village page, and what stands at its end. */
export const villageCall = {
  write: (village: string) => `Write my objection from ${village}`,
  prepare: (village: string) => `Prepare my objection from ${village}`,
  heading: 'You know your village best',
  pack: (village: string) => `Posters and leaflets for ${village}`,
} as const
