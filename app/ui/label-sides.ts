import type { MapPlace } from '../../content/places.ts'

/** On which side of its marker a name stands. Each is a custom property of place-map.css. */
type Side = 'right' | 'left' | 'below-right' | 'above-right' | 'below-left' | 'above-left' | 'below' | 'above'

/** A step of the map: from this width on, in em of the page's text, the letters have this size. */
interface Step {
  from: number
  letters: number
  padding: number
  /** How small markers are here beside the text, since they stay 24 px: a map so narrow in em means enlarged text. */
  markers?: number
}

/**
 * The steps at which the names are placed anew, the same as in place-map.css. A map 320 px wide has 17.7 em; it has fewer
 * only where the text is enlarged. Within a step everything drifts apart as the map widens, so what is free at its start
 * is free in all of it.
 */
export const labelSteps: readonly Step[] = [
  { from: 8.8, letters: 0.63, padding: 0.2, markers: 0.67 },
  { from: 11.8, letters: 0.63, padding: 0.2 },
  { from: 17.6, letters: 0.63, padding: 0.2 },
  { from: 19.4, letters: 0.72, padding: 0.2 },
  { from: 26.6, letters: 0.72, padding: 0.2 },
  { from: 33.3, letters: 0.8, padding: 0.3 },
  { from: 35.8, letters: 0.8, padding: 0.3 },
  { from: 42, letters: 0.8, padding: 0.3 },
]

/** Everything below is in em of the page's text, which is 18 px unless a visitor enlarges it. */
const mapHeight = 44.4
const markers = { place: 0.67, quarry: 1.1 }
/** Between two things that stand beside each other. */
const gap = 0.06
/** The legend stands in the bottom right corner from the width where none of the map's own markers lies under it. */
const legend = { from: 35.8, width: 14.9, height: 10.1 }

const directions: Record<Side, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
  'below-right': { x: 1, y: 1 },
  'above-right': { x: 1, y: -1 },
  'below-left': { x: -1, y: 1 },
  'above-left': { x: -1, y: -1 },
  below: { x: 0, y: 1 },
  above: { x: 0, y: -1 },
}
const sides = Object.keys(directions) as Side[]

/** Where the drawn landmarks leave room; other names would like to stand on the right. */
const wishes: Partial<Record<string, readonly Side[]>> = {
  halford: ['right', 'above-left'],
  'hampton-lucy': ['left'],
  'leamington-spa': ['left'],
  sherbourne: ['left'],
  tiddington: ['left'],
  warwick: ['left'],
  wasperton: ['left'],
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Spot extends Box {
  side: Side
}

/** What placing needs to know of a place. */
type Named = Pick<MapPlace, 'name' | 'slug' | 'coordinates' | 'isQuarry'>

/**
 * Where each place's name stands in one step, in em, so that no name covers another, a marker or the legend, or leaves
 * the map. A name that finds no room is not in the answer: it is left out of sight, and stays the name of its marker.
 */
export function placeLabels(places: readonly Named[], step: Step): Map<Named, Spot> {
  const taken = places.map((place) => ({ place, box: markerBox(place, step) }))
  const hasLegend = hasRoomForLegend(places)
  const isFree = (spot: Spot) => isOnMap(spot, step) && !(hasLegend && isUnderLegend(spot, step))
  const waiting = new Map(
    places.map((place) => {
      const others = taken.filter((other) => other.place !== place).map(({ box }) => box)
      return [
        place,
        spotsOf(place, step).filter((spot) => isFree(spot) && !others.some((other) => isMeeting(spot, other))),
      ]
    }),
  )
  const placed = new Map<Named, Spot>()
  while (waiting.size > 0) {
    const [place, spots] = [...waiting].reduce((first, next) => (next[1].length < first[1].length ? next : first))
    waiting.delete(place)
    const best = choose(spots, [...waiting.values()])
    if (!best) continue
    placed.set(place, best)
    for (const [other, itsSpots] of waiting) {
      waiting.set(
        other,
        itsSpots.filter((spot) => !isMeeting(spot, best)),
      )
    }
  }
  return placed
}

/** The custom properties of each place's marker that tell place-map.css, step by step, where its name stands. */
export function labelProperties(places: readonly Named[]): (place: Named) => Record<`--${string}`, string> {
  const steps = labelSteps.map((step) => placeLabels(places, step))
  return (place) =>
    Object.fromEntries(
      steps.map((placed, index) => {
        const side = placed.get(place)?.side
        const inward = place.coordinates.x < 50 ? 'var(--right)' : 'var(--left)'
        return [`--label-${index}`, side ? `var(--${side})` : `${inward} var(--out-of-sight)`]
      }),
    )
}

function reachOf({ isQuarry }: Named, step: Step): number {
  return (isQuarry ? markers.quarry : markers.place) * (step.markers ?? 1)
}

function markerBox(place: Named, step: Step): Box {
  const [x, y] = [(place.coordinates.x / 100) * step.from, (place.coordinates.y / 100) * mapHeight]
  const reach = reachOf(place, step)
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }
}

function spotsOf(place: Named, step: Step): Spot[] {
  const [x, y] = [(place.coordinates.x / 100) * step.from, (place.coordinates.y / 100) * mapHeight]
  const reach = reachOf(place, step)
  const width = nameWidth(place.name) * step.letters + 2 * step.padding
  const height = 1.35 * step.letters
  return [...new Set([...(wishes[place.slug] ?? []), ...sides])].map((side) => {
    const direction = directions[side]
    const isCorner = direction.x !== 0 && direction.y !== 0
    const [left, right] = extent(x, direction.x, isCorner, reach, width)
    const [top, bottom] = extent(y, direction.y, isCorner, reach, height)
    return { side, left, right, top, bottom }
  })
}

/** From where to where a name stands along one axis: enlarged text stands nearer to its marker, so the way there counts. */
function extent(
  middle: number,
  direction: -1 | 0 | 1,
  isCorner: boolean,
  reach: number,
  length: number,
): [number, number] {
  if (direction === 0) return [middle - length / 2, middle + length / 2]
  const near = isCorner ? 0.3 * reach : 0
  const far = (isCorner ? 0.6 * reach : reach) + length
  return direction === 1 ? [middle + near, middle + far] : [middle - far, middle - near]
}

/** Whether the corner of the legend has no marker in it at any step; else it stands below the map at every width. */
export function hasRoomForLegend(places: readonly Named[]): boolean {
  return !places.some((place) => labelSteps.some((step) => isUnderLegend(markerBox(place, step), step)))
}

function isOnMap(box: Box, { from }: Step): boolean {
  return box.left >= 0 && box.right <= from && box.top >= 0 && box.bottom <= mapHeight
}

function isUnderLegend(box: Box, { from }: Step): boolean {
  return from >= legend.from && box.right >= from - legend.width && box.bottom >= mapHeight - legend.height
}

function isMeeting(a: Box, b: Box): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap
}

/** The spot that is liked best among those that leave every other name a choice; where there is none, the one liked best. */
function choose(spots: readonly Spot[], waiting: readonly (readonly Spot[])[]): Spot | undefined {
  return (
    spots.find((spot) =>
      waiting.every((others) => others.length === 0 || others.some((other) => !isMeeting(spot, other))),
    ) ?? spots[0]
  )
}

/** How wide a name is in its own em, in the widest of the faces that systems use: letters differ by a factor of two. */
function nameWidth(name: string): number {
  return [...name].reduce((width, letter) => width + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (/[ijl' ]/.test(letter)) return 0.35
  if (/[frtIJ.,’-]/.test(letter)) return 0.48
  if (/[mwMW]/.test(letter)) return 1.04
  return /[A-Z0-9]/.test(letter) ? 0.8 : 0.71
}
