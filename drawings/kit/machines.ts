import { gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, box, disc, line, type Point, points, smooth, straight } from './path.ts'

/** The inks of a machine: its paint, the paint in shade, its iron and the light on glass. */
export interface MachineInks {
  paint: string
  shade: string
  iron: string
  glass: string
}

function wheels(places: readonly Point[], radius: number, iron: string, hub: string): string {
  return (
    area(places.map(([x, y]) => disc(x, y, radius)).join(''), iron) +
    area(places.map(([x, y]) => disc(x, y, radius * 0.42)).join(''), hub)
  )
}

/** A tipper lorry seen from the side, driving to the right: about 240 long, its wheels on the origin's level. */
export function tipper(inks: MachineInks, load?: string): string {
  return (
    (load ? area('M-112-90c20-22 40-26 62-26 30 0 62 8 92 26z', load) : '') +
    area('M-120-92h176l-10 58h-148z', inks.shade) +
    line('M-92-90l6 54M-58-90l4 54M-24-90l2 54M10-90v54M38-90l-4 54', inks.iron, 3) +
    area(straight(box(-112, -34, 226, 12)), inks.iron) +
    area('M62-30v-62c0-6 4-10 10-10h28c8 0 12 4 14 12l8 34v26z', inks.paint) +
    area('M78-92h22c4 0 6 2 8 8l6 24H78z', inks.glass) +
    line('M70-44h48', inks.shade, 3) +
    area(disc(118, -34, 4), inks.glass) +
    wheels(points([-92, -16, -58, -16, 38, -16, 92, -16]), 16, inks.iron, inks.shade)
  )
}

/** A digger seen from the side, reaching to the left: about 300 wide and 190 high, its tracks on the origin's level. */
export function excavator(inks: MachineInks): string {
  const rollers: Point[] = [-58, -34, -10, 14, 38, 62].map((x): Point => [x, -12])
  return (
    area('M-84-14c0-10 8-18 18-18H70c10 0 18 8 18 18S80 2 70 2H-66c-10 0-18-6-18-16z', inks.iron) +
    area(rollers.map(([x, y]) => disc(x, y, 7)).join(''), inks.shade) +
    area(straight(box(-30, -44, 60, 14)), inks.iron) +
    area('M-64-98h52l8 32h92c6 0 8 4 8 8l-4 18H-60c-6 0-8-4-8-8z', inks.paint) +
    area('M-56-132c0-4 2-6 6-6h36l10 66h-52z', inks.paint) +
    area('M-49-130h30l7 40h-37z', inks.glass) +
    area('M40-66l48 2c6 0 8 4 8 8l-4 16H40z', inks.shade) +
    area('M-40-84c-20-40-44-76-84-106l-16-2-4 12c38 30 62 62 84 104z', inks.paint) +
    area('M-128-190l-16-2-62 84 12 10z', inks.shade) +
    line('M-70-76L-122-158M-134-168l-56 44', inks.iron, 5) +
    area('M-212-116l26 16c8 24 2 44-18 56-16-4-30-12-36-26 4-20 12-36 28-46z', inks.iron) +
    area('M-240-70l-8 8 8 4zM-226-56l-6 12 12-2zM-212-48l-2 12 10-6z', inks.iron)
  )
}

/** A cone of heaped gravel with the belt that feeds it; foot at x, y. */
export function stockpile(
  chance: Chance,
  x: number,
  foot: number,
  half: number,
  inks: { lit: string; shade: string; mark: string },
): string {
  const high = half * 0.72
  let marks = ''
  for (let index = 0; index < Math.round(half / 5); index++) {
    const share = chance.between(0.15, 0.95)
    marks += gouge(
      x + chance.around(-half * 0.1, half * 0.55 * share),
      foot - high * (1 - share),
      chance.around(90, 40),
      half * 0.12,
      1.4,
    )
  }
  return (
    area(
      `${smooth([
        [x - half, foot],
        [x - half * 0.46, foot - high * 0.55],
        [x, foot - high],
      ])}L${Math.round(x + half * 0.2)} ${Math.round(foot)}z`,
      inks.lit,
    ) +
    area(
      `${smooth([
        [x, foot - high],
        [x + half * 0.48, foot - high * 0.52],
        [x + half, foot],
      ])}L${Math.round(x + half * 0.1)} ${Math.round(foot)}z`,
      inks.shade,
    ) +
    area(marks, inks.mark)
  )
}

/** A belt on trestles that rises from its left foot to its right head. */
export function conveyor(from: Point, to: Point, ground: number, ink: string): string {
  const legs = [0.3, 0.62, 0.94]
    .map((share) => {
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      return `M${Math.round(x)} ${Math.round(y)}L${Math.round(x - 10)} ${ground}M${Math.round(x)} ${Math.round(y)}L${Math.round(x + 10)} ${ground}`
    })
    .join('')
  return line(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, ink, 8) + line(legs, ink, 3)
}

/** Dust: rolling puffs that thin out as they drift to the left. */
export function dust(
  chance: Chance,
  x: number,
  y: number,
  puffs: number,
  size: number,
  ink: string,
  mark: string,
): string {
  let data = ''
  let marks = ''
  for (let puff = 0; puff < puffs; puff++) {
    const share = puff / puffs
    const radius = size * (1 - share * 0.55) * chance.between(0.8, 1.15)
    const [px, py] = [x - share * size * puffs * 0.8, y - share * size * 1.1 + chance.around(0, size * 0.25)]
    const points = Array.from({ length: 7 }, (_, index): Point => {
      const turn = (index / 7) * Math.PI * 2
      const far = radius * chance.between(0.86, 1.16)
      return [px + Math.cos(turn) * far * 1.25, py + Math.sin(turn) * far * 0.8]
    })
    data += smooth(points, true)
    marks +=
      gouge(px - radius * 0.2, py - radius * 0.1, -20, radius, 2, 3) +
      gouge(px + radius * 0.2, py + radius * 0.3, -12, radius * 0.8, 1.6, 2)
  }
  return area(data, ink) + area(marks, mark)
}
