import { inks } from '../inks.ts'
import { gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, block, disc, line, type Point, points, segment, straight } from './path.ts'

/** The inks of a machine of the quarry. */
export interface MachineInks {
  body: string
  shade: string
  light: string
  dark: string
  glass: string
}

/** Quarry red in full light. */
export const redMachine: MachineInks = {
  body: inks.red[500],
  shade: inks.red[700],
  light: inks.red[200],
  dark: inks.ink,
  glass: inks.river[100],
}

/** A limb of the digger, thick at its root and thin at its end. */
function limb([ax, ay]: Point, [bx, by]: Point, thick: number, thin: number): string {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
  return straight([
    [ax + nx * thick, ay + ny * thick],
    [bx + nx * thin, by + ny * thin],
    [bx - nx * thin, by - ny * thin],
    [ax - nx * thick, ay - ny * thick],
  ])
}

/** A digger on tracks facing right, about 260 long and 170 high; its bucket hangs at `bucket`, its tracks' foot is the origin. */
export function digger(chance: Chance, machine: MachineInks, bucket: Point = [196, -40]): string {
  const knee: Point = [bucket[0] * 0.52, Math.min(-140, bucket[1] - 84)]
  const elbow: Point = [bucket[0] + 6, bucket[1] - 66]
  const house = points([-72, -38, -74, -70, -60, -84, 4, -84, 4, -38])
  const cab = points([2, -38, 2, -108, 34, -108, 46, -74, 46, -38])
  let cuts = ''
  for (const y of [-76, -66, -56]) for (const x of [-58, -40, -22]) cuts += gouge(chance.around(x, 3), y, 0, 13, 1.6)
  const [x, y] = bucket
  const scoop = straight(points([-22, -14, 16, -20, 20, 6, 6, 24, -20, 26, -30, 8], [x, y]))
  return (
    area('M-66-30h126q18 2 18 15t-18 15h-126q-18-2-18-15t18-15z', machine.dark) +
    area([-60, -36, -12, 12, 36, 56].map((px) => disc(px, -15, 7)).join(''), machine.light) +
    area('M-30-40h60v10h-60z', machine.dark) +
    area(limb([20, -60], knee, 13, 10), machine.shade) +
    area(limb([knee[0] - 6, knee[1] + 3], elbow, 11, 7), machine.body) +
    area(limb(elbow, [x, y - 8], 9, 6), machine.body) +
    line(
      straight(
        [
          [18, -56],
          [knee[0] * 0.8, knee[1] * 0.72],
        ],
        false,
      ),
      machine.light,
      4,
    ) +
    area(disc(knee[0], knee[1], 8) + disc(elbow[0], elbow[1], 7), machine.dark) +
    area(scoop, machine.dark) +
    area(
      [-24, -12, 0]
        .map((px) =>
          straight([
            [x + px, y + 24],
            [x + px + 9, y + 25],
            [x + px + 2, y + 36],
          ]),
        )
        .join(''),
      machine.dark,
    ) +
    block(house, machine.body, chance, 0.8) +
    area('M-74-48h78v10h-78z', machine.shade) +
    area(cuts, machine.light) +
    block(cab, machine.body, chance, 0.8) +
    area('M10-100h20l10 28h-30z', machine.glass) +
    line('M8-66h34', machine.shade, 3)
  )
}

/** A conveyor that lifts stone from its foot at the origin to its head at `to`, on trestles down to the ground. */
export function conveyor(to: Point, thick: number): string {
  const { body, dark } = redMachine
  const [x, y] = to
  const legs = [0.3, 0.62, 0.9]
    .map((share) =>
      straight(
        [
          [x * share - thick, 0],
          [x * share, y * share],
          [x * share + thick, 0],
        ],
        false,
      ),
    )
    .join('')
  const lattice = Array.from({ length: 12 }, (_, index) => {
    const at = (share: number, up: number): Point => [x * share, y * share - up]
    return straight([at(index / 12, 0), at((index + 0.5) / 12, thick), at((index + 1) / 12, 0)], false)
  }).join('')
  return (
    line(legs, dark, thick * 0.22) +
    line(lattice, body, thick * 0.2) +
    line(segment([0, 0], to), body, thick * 0.34) +
    line(segment([0, -thick], [x, y - thick]), body, thick * 0.34) +
    area(disc(x, y - thick / 2, thick * 0.55) + disc(0, -thick / 2, thick * 0.55), dark)
  )
}
