import { carve, gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, between, block, handCut, line, type Point, short, straight, trace } from './path.ts'

/** The inks of a building that is lit from the left. */
export interface WallInks {
  lit: string
  shade: string
  /** Joints, edges and other small strokes; the same as `shade` for a small building without carving. */
  mark: string
  roof: string
  roofMark: string
  glass: string
}

/** An opening: its middle, its foot, its width and its height. */
export type Opening = readonly [x: number, foot: number, width: number, height: number]

/** Pointed openings in one ink. */
export function pointed(openings: readonly Opening[], ink: string): string {
  return area(
    openings
      .map(([x, foot, width, height]) => {
        const half = width / 2
        const spring = foot - height + width * 0.95
        return trace(
          [x - half, foot],
          [
            [[x - half, spring]],
            [[x - half, spring - width * 0.55], [x, foot - height]],
            [[x + half, spring - width * 0.55], [x + half, spring]],
            [[x + half, foot]],
          ],
        )
      })
      .join(''),
    ink,
  )
}

/** Round-headed openings in one ink. */
export function rounded(openings: readonly Opening[], ink: string): string {
  return area(
    openings
      .map(([x, foot, width, height]) => {
        const half = width / 2
        const spring = foot - height + half
        return `${straight([[x + half, foot], [x - half, foot], [x - half, spring]], false)}a${short(half)} ${short(half)} 0 0 1 ${short(width)} 0z`
      })
      .join(''),
    ink,
  )
}

/** Square-headed openings in one ink. */
export function squared(openings: readonly Opening[], ink: string): string {
  return area(
    openings
      .map(([x, foot, width, height]) => `M${short(x - width / 2)} ${short(foot - height)}h${short(width)}v${short(height)}h${short(-width)}z`)
      .join(''),
    ink,
  )
}

/** Upright bars through openings, `lights` panes in each, and one level bar when `transom` is set. */
export function bars(openings: readonly Opening[], ink: string, width: number, lights = 2, transom = false): string {
  let data = ''
  for (const [x, foot, wide, high] of openings) {
    for (let bar = 1; bar < lights; bar++) {
      const px = x - wide / 2 + (wide * bar) / lights
      data += straight([[px, foot], [px, foot - high * 0.86]], false)
    }
    if (transom) data += straight([[x - wide / 2, foot - high * 0.45], [x + wide / 2, foot - high * 0.45]], false)
  }
  return line(data, ink, width)
}

/** Battlements standing on a level line from x to `right`. */
export function battlements(x: number, right: number, y: number, merlons: number, high: number, ink: string, lean = 0): string {
  const step = (right - x) / (merlons * 2 - 1)
  const points: Point[] = [[x, y + 2]]
  for (let merlon = 0; merlon < merlons; merlon++) {
    const from = x + merlon * 2 * step
    const at = (px: number) => y + (lean * (px - x)) / (right - x)
    points.push([from, at(from)], [from, at(from) - high], [from + step, at(from + step) - high], [from + step, at(from + step)])
  }
  points.push([right, y + lean + 2])
  return area(straight(points), ink)
}

/** A slim pinnacle on a foot. */
export function pinnacles(feet: readonly Point[], width: number, high: number, ink: string): string {
  return area(
    feet
      .map(([x, y]) =>
        straight([
          [x - width / 2, y],
          [x - width / 2, y - high * 0.36],
          [x - width * 0.72, y - high * 0.4],
          [x, y - high],
          [x + width * 0.72, y - high * 0.4],
          [x + width / 2, y - high * 0.36],
          [x + width / 2, y],
        ]),
      )
      .join(''),
    ink,
  )
}

/** Courses over a roof, parallel to its eave: corners are eave left, eave right, ridge right, ridge left. */
export function courses(corners: readonly [Point, Point, Point, Point], rows: number, ink: string, width: number, dash: string): string {
  const [eaveLeft, eaveRight, ridgeRight, ridgeLeft] = corners
  let data = ''
  for (let row = 1; row <= rows; row++) {
    const share = row / (rows + 1)
    data += straight([between(between(eaveLeft, ridgeLeft, share), between(eaveRight, ridgeRight, share), (row % 2) * 0.03), between(eaveRight, ridgeRight, share)], false)
  }
  return line(data, ink, width, dash)
}

/** Single joints of stone over a wall. */
export function joints(chance: Chance, within: readonly Point[], ink: string, size = 9, share = 0.3): string {
  return area(
    carve(chance, { within, rows: size * 0.9, gap: size * 1.9, angle: 0, length: [size * 0.6, size * 1.3], width: [0.5, 0.9], density: () => share }),
    ink,
  )
}

/** Slanting strokes that darken a wall in shade. */
export function shading(chance: Chance, within: readonly Point[], ink: string, size: number, angle = -58): string {
  return area(
    carve(chance, { within, rows: size * 1.05, gap: size * 1.05, angle, length: [size * 0.8, size * 1.7], width: [size * 0.08, size * 0.14] }),
    ink,
  )
}

/** A house-shaped block seen from the front and a little from its right: the front wall, the gable end and the roof. */
export function gabled(
  chance: Chance,
  { x, foot, width, depth, wall, rise, rows = 4, eave = 3 }: { x: number; foot: number; width: number; depth: number; wall: number; rise: number; rows?: number; eave?: number },
  inks: WallInks,
): string {
  const isCarved = inks.mark !== inks.shade
  const top = foot - wall
  const back = depth * 0.1
  const front: Point[] = [[x, foot], [x, top], [x + width, top], [x + width, foot]]
  const ridge: Point = [x + width + depth / 2, top - rise + back / 2]
  const end: Point[] = [[x + width, foot], [x + width, top], ridge, [x + width + depth, top + back], [x + width + depth, foot]]
  const roof: [Point, Point, Point, Point] = [
    [x - eave, top + eave * 0.6],
    [x + width, top + eave * 0.6],
    [ridge[0] + eave * 0.4, ridge[1] - eave * 0.4],
    [x + depth / 2 - eave, ridge[1] - eave * 0.2],
  ]
  return (
    block(end, inks.shade, chance, 0.5) +
    (isCarved ? shading(chance, end, inks.mark, Math.max(5.5, depth * 0.17)) : '') +
    block(front, inks.lit, chance, 0.5) +
    (isCarved ? joints(chance, front, inks.shade, Math.max(6, wall * 0.17), 0.2) : '') +
    block(roof, inks.roof, chance, 0.8) +
    courses(roof, rows, inks.roofMark, Math.max(0.8, rise * 0.03), `${Math.round(rise * 0.22)} ${Math.round(rise * 0.12)} ${Math.round(rise * 0.4)} ${Math.round(rise * 0.1)}`) +
    line(straight([[x + width + depth + eave, top + back + eave], ridge], false), inks.roof, Math.max(1.2, eave * 0.8))
  )
}

/** A square tower seen from the front and a little from its right, without its crown. */
export function tower(
  chance: Chance,
  { x, foot, width, depth, height, strings = [] }: { x: number; foot: number; width: number; depth: number; height: number; strings?: readonly number[] },
  inks: WallInks,
): string {
  const isCarved = inks.mark !== inks.shade
  const top = foot - height
  const back = depth * 0.12
  const front: Point[] = [[x, foot], [x, top], [x + width, top], [x + width, foot]]
  const side: Point[] = [[x + width, foot], [x + width, top], [x + width + depth, top + back], [x + width + depth, foot]]
  const bands = strings
    .map((share) => straight([[x - 1.5, foot - height * share], [x + width, foot - height * share], [x + width + depth + 1, foot - (height - back) * share]], false))
    .join('')
  return (
    block(side, inks.shade, chance, 0.5) +
    (isCarved ? shading(chance, side, inks.mark, Math.max(5.5, depth * 0.3)) : '') +
    block(front, inks.lit, chance, 0.5) +
    (isCarved ? joints(chance, front, inks.mark, Math.max(6, width * 0.13), 0.26) : '') +
    line(bands, inks.mark, Math.max(1, width * 0.022))
  )
}

/** A round or many-sided tower in three facets: lit, half-lit and shaded. `spread` widens its foot. */
export function drum(
  chance: Chance,
  { x, foot, half, height, spread = 0 }: { x: number; foot: number; half: number; height: number; spread?: number },
  inks: Pick<WallInks, 'lit' | 'shade' | 'mark'>,
  middle: string,
): string {
  const top = foot - height
  const knee = foot - Math.min(height * 0.3, spread * 4)
  const facet = (from: number, to: number): Point[] => [
    [x + half * from, top],
    [x + half * to, top],
    [x + half * to, knee],
    [x + (half + spread) * to, foot],
    [x + (half + spread) * from, foot],
    [x + half * from, knee],
  ]
  return (
    block(facet(0.4, 1), inks.shade, chance, 0.5) +
    shading(chance, facet(0.42, 1), inks.mark, Math.max(6, half * 0.2)) +
    block(facet(-0.46, 0.42), middle, chance, 0.5) +
    block(facet(-1, -0.44), inks.lit, chance, 0.5) +
    joints(chance, facet(-1, 0.4), inks.mark, Math.max(7, half * 0.24), 0.22)
  )
}

/** An onion-shaped lead cap on a turret, with a vane. */
export function cupola(x: number, foot: number, half: number, high: number, ink: string, light: string): string {
  return (
    area(
      trace(
        [x - half, foot],
        [
          [[x - half * 1.15, foot - high * 0.34], [x - half * 0.34, foot - high * 0.4], [x - half * 0.13, foot - high * 0.72]],
          [[x, foot - high]],
          [[x + half * 0.13, foot - high * 0.72]],
          [[x + half * 0.34, foot - high * 0.4], [x + half * 1.15, foot - high * 0.34], [x + half, foot]],
        ],
      ),
      ink,
    ) +
    line(`M${short(x)} ${short(foot - high)}v${short(-high * 0.42)}`, ink, 2.2) +
    area(gouge(x - half * 0.45, foot - high * 0.24, -74, high * 0.36, half * 0.1) + gouge(x - half * 0.05, foot - high * 0.4, -86, high * 0.4, half * 0.08), light)
  )
}

/** An eight-sided spire: the lit face on the left, the half-lit in the middle, the shaded on the right. */
export function spire(chance: Chance, x: number, foot: number, half: number, high: number, faces: readonly [string, string, string], mark: string): string {
  const tip: Point = [x, foot - high]
  const left: Point[] = handCut([[x - half, foot], tip, [x - half * 0.3, foot + half * 0.06]], chance, 0.5)
  const middle: Point[] = handCut([[x - half * 0.32, foot + half * 0.06], tip, [x + half * 0.52, foot + half * 0.03]], chance, 0.5)
  const right: Point[] = handCut([[x + half * 0.5, foot + half * 0.03], tip, [x + half, foot - half * 0.06]], chance, 0.5)
  let bands = ''
  for (const share of [0.16, 0.4, 0.62]) {
    const wide = half * (1 - share)
    bands += straight([[x - wide, foot - high * share], [x - wide * 0.3, foot - high * share + wide * 0.07], [x + wide * 0.5, foot - high * share + wide * 0.05]], false)
  }
  return (
    area(straight(left), faces[0]) + area(straight(middle), faces[1]) + area(straight(right), faces[2]) + line(bands, mark, Math.max(0.8, half * 0.05))
  )
}
