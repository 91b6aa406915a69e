import { inks } from '../inks.ts'
import { gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, handCut, line, onFeet, type Point, short, straight, trace } from './path.ts'

/** Battlements standing on a level line from x to `right`. */
export function battlements(
  x: number,
  right: number,
  y: number,
  merlons: number,
  high: number,
  ink: string,
  lean = 0,
): string {
  const step = (right - x) / (merlons * 2 - 1)
  const points: Point[] = [[x, y + 2]]
  for (let merlon = 0; merlon < merlons; merlon++) {
    const from = x + merlon * 2 * step
    const at = (px: number) => y + (lean * (px - x)) / (right - x)
    points.push(
      [from, at(from)],
      [from, at(from) - high],
      [from + step, at(from + step) - high],
      [from + step, at(from + step)],
    )
  }
  points.push([right, y + lean + 2])
  return area(straight(points), ink)
}

/** A slim pinnacle on a foot. */
export function pinnacles(feet: readonly Point[], width: number, high: number, ink: string): string {
  const outline = [-0.5, 0, -0.5, -0.36, -0.72, -0.4, 0, -1, 0.72, -0.4, 0.5, -0.36, 0.5, 0]
  return area(onFeet(outline, feet, [width, high]), ink)
}

/** An onion-shaped lead cap on a turret, with a vane. */
export function cupola(x: number, foot: number, half: number, high: number): string {
  const ink = inks.rain[700]
  return (
    area(
      trace(
        [x - half, foot],
        [
          [
            x - half * 1.15,
            foot - high * 0.34,
            x - half * 0.34,
            foot - high * 0.4,
            x - half * 0.13,
            foot - high * 0.72,
          ],
          [x, foot - high],
          [x + half * 0.13, foot - high * 0.72],
          [x + half * 0.34, foot - high * 0.4, x + half * 1.15, foot - high * 0.34, x + half, foot],
        ],
      ),
      ink,
    ) +
    line(`M${short(x)} ${short(foot - high)}v${short(-high * 0.42)}`, ink, 2.2) +
    area(
      gouge(x - half * 0.45, foot - high * 0.24, -74, high * 0.36, half * 0.1) +
        gouge(x - half * 0.05, foot - high * 0.4, -86, high * 0.4, half * 0.08),
      inks.rain[300],
    )
  )
}

/** An eight-sided spire: the lit face on the left, the half-lit in the middle, the shaded on the right. */
export function spire(
  chance: Chance,
  x: number,
  foot: number,
  half: number,
  high: number,
  faces: readonly [string, string, string],
  mark: string,
): string {
  const tip: Point = [x, foot - high]
  const left: Point[] = handCut([[x - half, foot], tip, [x - half * 0.3, foot + half * 0.06]], chance, 0.5)
  const middle: Point[] = handCut(
    [[x - half * 0.32, foot + half * 0.06], tip, [x + half * 0.52, foot + half * 0.03]],
    chance,
    0.5,
  )
  const right: Point[] = handCut(
    [[x + half * 0.5, foot + half * 0.03], tip, [x + half, foot - half * 0.06]],
    chance,
    0.5,
  )
  let bands = ''
  for (const share of [0.16, 0.4, 0.62]) {
    const wide = half * (1 - share)
    bands += straight(
      [
        [x - wide, foot - high * share],
        [x - wide * 0.3, foot - high * share + wide * 0.07],
        [x + wide * 0.5, foot - high * share + wide * 0.05],
      ],
      false,
    )
  }
  return (
    area(straight(left), faces[0]) +
    area(straight(middle), faces[1]) +
    area(straight(right), faces[2]) +
    line(bands, mark, Math.max(0.8, half * 0.05))
  )
}
