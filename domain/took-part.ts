import type { ContentReader } from './content.ts'
import type { Corrections } from './participation-settings.ts'
import { type Consultation, daysBetween } from './progress.ts'

/** What stands in the place of a village where somebody named another place, or none: no slug begins so. */
export const elsewhere = '_elsewhere'
export const unsaid = '_unsaid'

/** The key under which a browser keeps the day on which its reader said that an objection was sent. */
export const tookPartKey = 'quarry-took-part'

/** How many days after the consultation one may still say that one objected: letters cross, and people remember late. */
const daysAfterwards = 14

/** Whether somebody can have objected in a consultation that is open, or closed a short while ago (rule: took-part-when). */
export function canTell(consultation: Consultation, today: string): boolean {
  if (consultation.state === 'open') return true
  if (consultation.state !== 'closed') return false
  return daysBetween(consultation.closedOn, today) <= daysAfterwards
}

/**
 * What came of saying that one objected: counted; taken for the second press of a double click, and not counted again; or not
 * counted, since as many have told from this network as count.
 */
export type Telling = 'counted' | 'pressed-twice' | 'network-full'

/** The field of the form by which a press is known again, however often it is sent: a number that the browser throws for it. */
export const pressField = 'press'

/** How many said on a day (YYYY-MM-DD) that they objected, for a place: its slug, `elsewhere` or `unsaid`. */
export interface Told {
  place: string
  day: string
  count: number
}

/** How many there are for each place since a day, as maintainers have set it right (rule: took-part-corrected). */
export function rightCounts(
  told: readonly Told[],
  corrections: Corrections,
  since: string,
): { place: string; told: number; right: number }[] {
  const counts = new Map<string, number>()
  for (const { place, day, count } of told) if (day >= since) counts.set(place, (counts.get(place) ?? 0) + count)
  const corrected = Object.entries(corrections).filter(([, { on }]) => on >= since)
  for (const [place] of corrected) if (!counts.has(place)) counts.set(place, 0)
  const settled = new Map(corrected)
  return Array.from(counts, ([place, count]) => {
    const correction = settled.get(place)
    const right = correction ? correction.set_to + Math.max(0, count - correction.counted) : count
    return { place, told: count, right }
  })
}

/** The figures that anybody may see: all people, and those of each village that has enough. */
export interface Figures {
  total: number
  places: Readonly<Record<string, number>>
}

/** No figure is shown below it: fewer people could be known to their neighbours. */
export const fewest = 5

/**
 * What may be shown of the counts (rule: took-part-five). A village has its figure from five upwards. All others are in the
 * total together, rounded down to fives: so what the total has beyond the villages that are shown says of no hidden
 * village whether it has none or four, and the total never falls when a village comes to be shown.
 */
export function shownFigures(
  counts: readonly { place: string; right: number }[],
  villages: ReadonlySet<string>,
): Figures {
  const places: Record<string, number> = {}
  let [shown, others] = [0, 0]
  for (const { place, right } of counts) {
    if (villages.has(place) && right >= fewest) {
      places[place] = right
      shown += right
    } else others += right
  }
  return { total: shown + Math.floor(others / fewest) * fewest, places }
}

/** The figures in words, for pages that show them. */
export interface TookPart extends Figures {
  /** Of the whole campaign; empty where there is nothing to tell. */
  words: string
}

/** What pages offer to whoever has sent an objection, as HTML of ours: nothing where it is empty. */
export interface TookPartForm {
  /** Who said so on this day or later in this browser is not asked again. */
  since: string
  /** What stands above: a heading, and the figures where there are any. */
  intro: string
  form: string
  /** In the place of the form for whoever has said so in this browser. */
  told: string
}

/** Reads both, with the corrections, villages and stages of a content, for a day (YYYY-MM-DD). */
export interface ReadsParticipation {
  figures: (content: ContentReader, today: string) => Promise<TookPart>
  form: (content: ContentReader, today: string) => Promise<TookPartForm>
}

/** What maintainers see of one place: what visitors told, what that is set right to, and what visitors see. */
export interface PlaceReport {
  place: string
  name: string
  told: number
  right: number
  shown: number | null
}

/** The same of all places. */
export interface ParticipationReport {
  /** Whether visitors can say now that they objected. */
  isOffered: boolean
  total: number
  places: PlaceReport[]
}
