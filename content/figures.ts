/** The numbers of the proposal that the pages state or draw by themselves; those of rows stand in the rows. */

/** Sand and gravel to be dug, in million tonnes. */
export const tonnage = { millionTonnes: 1.8 } as const

/** Years of digging: the range in most texts, and the start of the range in the summary. */
export const extractionYears = { from: 10, fromInSummary: 12, to: 15 } as const

/** The site and the part of it to be dug, in hectares; the whole once more in acres. */
export const site = { hectares: 89.5, extractedHectares: 53.5, acres: 220 } as const

/** Movements of heavy goods vehicles in a day, counted each way. */
export const hgvMovements = { from: 150, to: 200 } as const

/** How the lorries would be shared between the two directions, in per cent. */
export const lorryShare = { north: 60, south: 40 } as const

/** When the quarry may work, in hours of the day from 0 to 24. */
export const openingHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opensAt: 7, closesAt: 18 },
  { days: ['Saturday'], opensAt: 7, closesAt: 13 },
] as const

/** Heights of the earth banks, in metres. */
export const banks = { from: 3, to: 5 } as const

/** What would be brought in to fill the holes, in million cubic metres. */
export const fill = { millionCubicMetres: 1 } as const

/** Years for which sand and gravel are to be permitted, by national policy, and are, by the campaign’s figure. */
export const landbank = { requiredYears: 7, heldYears: 15 } as const

/** How far the site is from the nearest village and from the next, in yards. */
export const yardsToVillages = { nearest: 150, next: 350 } as const

/** An hour of the day as people say it: 7 is '7am', 18 is '6pm', 12 is 'noon'. */
export function hourWords(hour: number): string {
  if (hour === 12) return 'noon'
  return hour < 12 ? `${hour}am` : `${hour - 12}pm`
}
