import { milesFrom, type Point } from '../domain/geography.ts'
import { roadCourse } from './place-courses.ts'
import { placePositions } from './place-positions.ts'

/** The scale plan of three miles by four, in the units of its drawing; `middle` is where the middle of the site stands. */
export const scalePlan = { width: 360, height: 480, mile: 120, middle: { x: 180, y: 228 } } as const

/** Where a position stands on the scale plan; beyond its edges for those farther off. */
export function onScalePlan(position: Point): { x: number; y: number } {
  const { north, east } = milesFrom(placePositions['quarry-site'], position)
  return { x: scalePlan.middle.x + east * scalePlan.mile, y: scalePlan.middle.y - north * scalePlan.mile }
}

/** The line from the middle of the site towards a position, as far as the plan reaches. */
export function lineOnScalePlan(position: Point): { x: number; y: number; isWhole: boolean } {
  const { middle, width, height } = scalePlan
  const { x, y } = onScalePlan(position)
  const margin = 30
  const share = (from: number, to: number, end: number) =>
    to === from ? 1 : ((to > from ? end - margin : margin) - from) / (to - from)
  const reach = Math.min(1, share(middle.x, x, width), share(middle.y, y, height))
  return { x: middle.x + (x - middle.x) * reach, y: middle.y + (y - middle.y) * reach, isWhole: reach === 1 }
}

const milesBesideRoad = 0.5

/** Whether a place lies on the A429, or so near that positions good to 300 m cannot tell. */
export function liesOnRoad(position: Point): boolean {
  const points = Array.from({ length: roadCourse.length / 2 }, (_, index) =>
    milesFrom(position, { lat: roadCourse[index * 2] ?? 0, lon: roadCourse[index * 2 + 1] ?? 0 }),
  )
  return points.some((from, index) => {
    const to = points[index + 1] ?? from
    const [north, east] = [to.north - from.north, to.east - from.east]
    const along = -(from.north * north + from.east * east) / (north ** 2 + east ** 2 || 1)
    const share = Math.min(1, Math.max(0, along))
    return Math.hypot(from.north + north * share, from.east + east * share) < milesBesideRoad
  })
}
