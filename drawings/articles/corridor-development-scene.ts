import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { spireChurch } from '../kit/churches.ts'
import { cottage, thatchedCottage } from '../kit/houses.ts'
import { furrows, hedge, hill, wood } from '../kit/land.ts'
import { openings, squared } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, disc, line, type Point, points, segment, straight } from '../kit/path.ts'
import { seen, type View } from '../kit/perspective.ts'
import { place, printStrip } from '../kit/picture.ts'
import { rays, skyBand, sun } from '../kit/sky.ts'
import { oak, roundTree } from '../kit/trees.ts'

const { brick, dawn, earth, gold, meadow, rain } = inks

const view: View = { vanishing: [780, 150], ground: 520 }
const at = (across: number, up: number, away: number) => seen(view, across, up, away)

/** A shed beside the road, seen from above: its roof, the gable towards the viewer and the wall towards the road with its doors. */
function shed(chance: Chance, from: number, near: number): string {
  const [to, middle, far, high] = [from + 430, from + 215, near + 0.72, 176]
  const side: Point[] = [at(from, 0, near), at(from, high, near), at(from, high, far), at(from, 0, far)]
  const gable: Point[] = [
    at(from, 0, near),
    at(from, high, near),
    at(middle, high + 44, near),
    at(to, high, near),
    at(to, 0, near),
  ]
  const slope = (eave: number): Point[] => [
    at(eave, high, near),
    at(middle, high + 44, near),
    at(middle, high + 44, far),
    at(eave, high, far),
  ]
  const stripe = (share: number) => {
    const away = near + (far - near) * share
    return (
      segment(at(from, high, away), at(middle, high + 44, away)) +
      segment(at(middle, high + 44, away), at(to, high, away))
    )
  }
  let doors = ''
  for (const share of [0.1, 0.4, 0.7]) {
    const [a, b] = [near + (far - near) * share, near + (far - near) * (share + 0.2)]
    doors += straight([at(from, 0, a), at(from, 96, a), at(from, 96, b), at(from, 0, b)])
  }
  const gate = straight([
    at(from + 150, 0, near),
    at(from + 150, 104, near),
    at(from + 280, 104, near),
    at(from + 280, 0, near),
  ])
  const ribs = [40, 80, 120, 310, 350, 390]
    .map((off) => segment(at(from + off, high * 0.9, near), at(from + off, 8, near)))
    .join('')
  const thin = Math.max(1, 3.4 / (1 + near))
  return (
    block(slope(to), rain[500], chance, 0.5) +
    block(slope(from), rain[300], chance, 0.5) +
    line([0.2, 0.4, 0.6, 0.8].map(stripe).join(''), rain[700], thin) +
    block(gable, rain[700], chance, 0.5) +
    line(ribs, rain[900], thin) +
    area(gate, gold[300]) +
    block(side, rain[500], chance, 0.5) +
    area(doors, gold[200])
  )
}

/** A tall lamp over the yards, with its light. */
function lamp(across: number, away: number): string {
  const [x, foot] = at(across, 0, away)
  const [, top] = at(across, 250, away)
  const wide = 30 / (1 + away)
  return (
    line(
      `M${Math.round(x)} ${Math.round(foot)}V${Math.round(top)}h${-Math.round(wide)}`,
      rain[900],
      Math.max(1.4, 7 / (1 + away)),
    ) + area(disc(x - wide, top + wide * 0.2, Math.max(2, wide * 0.36)), gold[200])
  )
}

/** Red pegs and tape in the last open field. */
function pegs(): string {
  const feet = points([40, 0.5, 120, 0.95, 190, 1.5, 470, 1.5, 430, 0.95, 390, 0.5]).map(
    ([across, away]) => [at(across, 0, away), at(across, 64, away)] as const,
  )
  const posts = feet.map(([foot, top]) => segment(foot, top)).join('')
  return line(straight(feet.map(([, top]) => top)), inks.red[400], 2, '12 7') + line(posts, inks.red[500], 5)
}

/** A lorry on the road, seen from its front or its rear: a box with two lights. */
function vehicle(across: number, away: number, body: string, light: string): string {
  const corner = (off: number, up: number) => at(across + off, up, away)
  const lamps = [-34, 34].map((off) => disc(...corner(off, 26), Math.max(1.4, 10 / (1 + away)))).join('')
  return (
    area(straight([corner(-46, 0), corner(46, 0), corner(46, 18), corner(-46, 18)]), inks.ink) +
    area(straight([corner(-50, 14), corner(-50, 124), corner(50, 124), corner(50, 14)]), body) +
    area(
      straight([corner(-38, 66), corner(-38, 108), corner(38, 108), corner(38, 66)]),
      body === inks.red[500] ? inks.red[700] : rain[200],
    ) +
    area(lamps, light)
  )
}

/** Vehicles in both lanes, the far ones first. */
function traffic(): string {
  return (
    [5.6, 3.4, 1.9, 0.8].map((away) => vehicle(664, away, inks.red[500], gold[200])).join('') +
    [4.6, 2.5, 1.15].map((away) => vehicle(896, away, rain[900], gold[100])).join('')
  )
}

/** At dusk sheds stand in line down one side of the main road; on the other side lie the last field and the villages. */
export function draw(): string {
  const road: Point[] = [at(560, 0, 0), at(560, 0, 60), at(1040, 0, 60), at(1040, 0, 0)]
  const dashes = [0.05, 0.4, 0.9, 1.6, 2.6, 4.2]
    .map((away) =>
      straight([at(793, 0, away), at(793, 0, away * 1.2 + 0.14), at(807, 0, away * 1.2 + 0.14), at(807, 0, away)]),
    )
    .join('')
  return printStrip('corridor-development', brick[400], (chance) => [
    skyBand(chance, 36, 300, dawn[300], 12),
    skyBand(chance, 84, 300, dawn[200], 8),
    skyBand(chance, 122, 300, gold[200], 5),
    sun(chance, 640, 140, 54, inks.gold[500]),
    rays(chance, 640, 140, { from: 74, to: 800, bottom: 150, ink: dawn[100], dense: 0.7 }),
    carved(chance, box(0, 0, 1600, 36), brick[600], { share: 0.5, rows: 14 }),
    hill(chance, [-20, 152, 320, 136, 800, 152, 1240, 138, 1640, 148], 320, grounds.deep, 2),
    wood(chance, [-20, 160, 140, 150, 300, 156], 24, meadow[800], meadow[400]),
    area(straight(box(-20, 153, 1640, 360)), inks.meadow[500]),
    carved(chance, box(0, 180, 620, 320), meadow[300], {
      rows: 26,
      gap: 110,
      angle: 4,
      length: [24, 60],
      width: [1.4, 2.4],
      share: 0.6,
    }),
    place(540, 166, [spireChurch(chance, walls.glowing)], 0.36),
    cottage(chance, 476, 169, 40, walls.glowing),
    roundTree(chance, 456, 170, 15, leaves.dark),
    hedge(chance, [-20, 192, 300, 182, 660, 172], 13, meadow[800], meadow[400]),
    furrows(chance, [at(-560, 0, 0.34), at(520, 0, 0.34)], [at(-560, 0, 2.2), at(520, 0, 2.2)], {
      count: 15,
      ink: meadow[700],
      width: 10,
    }),
    hedge(chance, [at(-900, 0, 1.9), at(-300, 0, 1.9), at(500, 0, 1.9)], 17, meadow[800], meadow[400]),
    area(straight([at(1040, 0, 0), at(1040, 0, 60), at(3400, 0, 60), at(3400, 0, 0)]), earth[400]),
    carved(chance, box(1060, 300, 540, 200), earth[600], {
      rows: 18,
      gap: 90,
      length: [20, 50],
      width: [1.4, 2.4],
      share: 0.5,
    }),
    wood(chance, [1180, 156, 1420, 158, 1640, 166], 22, meadow[800], meadow[400]),
    hedge(chance, [1240, 176, 1460, 200, 1640, 220], 16, meadow[800], meadow[400]),
    area(straight(road), rain[700]),
    area(dashes, earth[100]),
    line(segment(at(556, 0, 0), at(556, 0, 60)) + segment(at(1044, 0, 0), at(1044, 0, 60)), earth[200], 3),
    ...[9.3, 8, 6.7, 5.4, 4.1, 2.8, 1.5, 0.3].map(
      (near) => (near > 1 ? shed(chance, 1820, near) : '') + shed(chance, 1210, near) + lamp(1120, near),
    ),
    traffic(),
    pegs(),
    hedge(chance, [at(-700, 0, 0.3), at(-100, 0, 0.3), at(520, 0, 0.3)], 34, meadow[900], meadow[400]),
    hill(chance, [-20, 446, 200, 438, 400, 452, 520, 484, 560, 512], 520, grounds.dusk, 2),
    thatchedCottage(chance, 96, 472, 206, { ...walls.glowing, roof: brick[600], roofMark: brick[400] }, earth[900]),
    squared(openings([151, 459, 24, 21, 246, 459, 24, 21]), gold[100]),
    oak(chance, 372, 478, 78, leaves.dark),
  ])
}
