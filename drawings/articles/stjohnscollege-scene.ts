import { inks } from '../inks.ts'
import { carve, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { battlements } from '../kit/crowns.ts'
import { furrows, grass, hedge, hill, lane, wood } from '../kit/land.ts'
import { joints } from '../kit/masonry.ts'
import { bars, type Opening, openings, pointed } from '../kit/openings.ts'
import { grounds, leaves } from '../kit/paints.ts'
import { area, block, box, line, type Point, points, straight, trace, triples } from '../kit/path.ts'
import { standing } from '../kit/people.ts'
import { place, printStrip } from '../kit/picture.ts'
import { birds, cloud, rays, sun } from '../kit/sky.ts'
import { oak } from '../kit/trees.ts'
import { ripples, water } from '../kit/water.ts'
import { willow } from '../kit/waterside.ts'

const { brick, earth, gold, meadow, river } = inks

/** The outline of the gate's arch: its foot's middle, half its width and its height. */
function arch(x: number, foot: number, half: number, high: number): string {
  const spring = foot - high * 0.62
  return trace(
    [x - half, foot],
    [
      [x - half, spring],
      [x - half, spring - high * 0.2, x - half * 0.6, foot - high * 0.92, x, foot - high],
      [x + half * 0.6, foot - high * 0.92, x + half, spring - high * 0.2, x + half, spring],
      [x + half, foot],
    ],
  )
}

/** A turret of the gate with bands of pale stone. */
function turret(chance: Chance, x: number, top: number, width: number): string {
  const face = box(x, top, width, 460 - top)
  const shade = box(x + width * 0.64, top, width * 0.36, 460 - top)
  const bands = [top + 46, top + 128, top + 214].map((y) => straight(box(x - 4, y, width + 8, 9))).join('')
  return (
    block(face, brick[400], chance, 0.8) +
    joints(chance, face, brick[200], 13, 0.4) +
    area(straight(shade), brick[600]) +
    joints(chance, shade, brick[800], 13, 0.5) +
    area(bands, earth[200]) +
    battlements(x - 8, x + width + 8, top, 4, 20, earth[200]) +
    pointed(
      [
        [x + width * 0.34, top + 104, 15, 40],
        [x + width * 0.34, top + 190, 15, 40],
      ],
      earth[900],
    )
  )
}

/** One of the two wings of the college beside its gate. */
function wing(chance: Chance, from: number, to: number): string {
  const wall = box(from, 250, to - from, 214)
  const count = Math.round((to - from) / 96)
  const at = (index: number) => from + ((index + 0.5) * (to - from)) / count
  const upper = Array.from({ length: count }, (_, index): Opening => [at(index), 336, 42, 56])
  const lower = Array.from({ length: count }, (_, index): Opening => [at(index), 432, 42, 60])
  const frames = [...upper, ...lower].map(([x, foot, wide, high]): Opening => [x, foot + 4, wide + 12, high + 12])
  return (
    block(wall, brick[400], chance, 1) +
    joints(chance, wall, brick[200], 14, 0.34) +
    joints(chance, wall, brick[600], 15, 0.24) +
    area(straight(box(from, 352, to - from, 9)), earth[200]) +
    battlements(from, to, 250, Math.round((to - from) / 34), 20, earth[200]) +
    pointed(frames, earth[200]) +
    pointed([...upper, ...lower], earth[900]) +
    bars([...upper, ...lower], earth[200], 3, 2, true)
  )
}

/** The farmland that shows through the open gate: hedges, corn, the river and a willow in full light. */
function fieldsBeyond(chance: Chance): string {
  return (
    area('M590 60h420v440h-420z', gold[100]) +
    sun(chance, 800, 214, 42, inks.gold[500]) +
    rays(chance, 800, 214, { from: 58, to: 190, bottom: 300, ink: gold[300] }) +
    hill(chance, [590, 282, 700, 268, 840, 282, 1010, 266], 470, grounds.pale, 3) +
    wood(chance, [590, 286, 700, 282, 860, 284, 1010, 274], 18, meadow[400], meadow[200]) +
    hill(chance, [590, 316, 760, 304, 1010, 310], 470, grounds.corn, 1) +
    furrows(chance, [560, 400, 840, 400], [690, 312, 830, 310], { count: 11, ink: inks.gold[500], width: 9 }) +
    hedge(chance, [590, 320, 760, 314, 1010, 318], 13, meadow[700], meadow[300]) +
    hill(chance, [770, 404, 826, 350, 900, 332, 1010, 328], 470, grounds.green, 3) +
    water(
      points([
        846, 344, 900, 350, 870, 372, 810, 392, 860, 420, 1020, 432, 1020, 410, 920, 400, 880, 388, 926, 364, 930, 348,
        880, 340,
      ]),
      river[400],
    ) +
    ripples(chance, points([850, 380, 1000, 400, 1000, 430, 850, 420]), river[100], {
      top: 384,
      bottom: 430,
      share: 0.8,
      size: 0.6,
    }) +
    hill(chance, [590, 400, 760, 392, 900, 424, 1010, 432], 480, grounds.lush, 4) +
    willow(chance, 912, 372, 40, leaves.bright) +
    oak(chance, 690, 380, 44, leaves.summer)
  )
}

/** A college gate stands open, and through it lie the fields that are the college's to keep or to give. */
export function draw(): string {
  const path: readonly [readonly Point[], readonly Point[]] = [
    points([520, 512, 640, 476, 700, 450, 756, 418, 786, 396]),
    points([1080, 512, 930, 476, 860, 450, 812, 418, 796, 396]),
  ]
  return printStrip('stjohnscollege', river[200], (chance) => [
    cloud(chance, 300, 150, 260, inks.paper, river[200]),
    cloud(chance, 1300, 130, 300, inks.paper, river[200]),
    birds(triples([1120, 60, 14, 1152, 44, 10, 470, 80, 12])),
    wing(chance, -20, 560),
    wing(chance, 1040, 1620),
    block(box(590, 70, 420, 400), brick[400], chance, 1),
    joints(chance, box(596, 76, 408, 120), brick[200], 14, 0.4),
    joints(chance, box(596, 76, 408, 120), brick[600], 15, 0.3),
    area(straight(box(586, 138, 428, 9)), earth[200]),
    battlements(586, 1014, 70, 9, 22, earth[200]),
    area(arch(800, 470, 184, 310), earth[200]),
    `<clipPath id="gate"><path d="${arch(800, 470, 164, 290)}"/></clipPath><g clip-path="url(#gate)">${fieldsBeyond(chance)}</g>`,
    line(arch(800, 470, 174, 300), earth[500], 2.4, '22 5'),
    area('M626 468v-186l-58 16v196zM974 468v-186l58 16v196z', earth[800]),
    line(
      'M606 286v192M587 292v194M994 286v192M1013 292v194M572 352l52-12M572 420l52-8M1028 352l-52-12M1028 420l-52-8',
      earth[600],
      3,
    ),
    turret(chance, 500, 44, 92),
    turret(chance, 1008, 44, 92),
    pointed(openings([740, 128, 26, 44, 800, 128, 30, 50, 860, 128, 26, 44]), earth[900]),
    bars(openings([740, 128, 26, 44, 800, 128, 30, 50, 860, 128, 26, 44]), earth[200], 2.4),
    area(straight(box(520, 456, 560, 60)), earth[200]),
    area('M-20 458h640l-60 60h-580zM1620 458h-640l60 60h580z', inks.meadow[500]),
    area(
      carve(chance, box(-10, 464, 540, 40), { rows: 12, gap: 60, length: [16, 40], width: [1.2, 2] }) +
        carve(chance, box(1070, 464, 540, 40), { rows: 12, gap: 60, length: [16, 40], width: [1.2, 2] }),
      meadow[300],
    ),
    lane(...path, earth[100]),
    area(
      triples([690, 490, 80, 850, 496, 110, 760, 474, 60, 860, 470, 50, 780, 446, 40])
        .map(([x, y, long]) => gouge(x, y, 0, long, 1.8))
        .join(''),
      earth[400],
    ),
    place(676, 486, [standing(inks.river[500])], 0.92),
    place(706, 488, [standing(brick[600], earth[900], brick[200], gold[700])], 0.86),
    area('M686 446l18-4 3 13-18 4z', inks.paper),
    line('M686 446l11 5 7-9', earth[700], 1.6),
    grass(chance, box(-10, 480, 520, 22), meadow[200], 13, 0.4, 12),
    oak(chance, 40, 470, 110, leaves.summer),
    oak(chance, 1560, 470, 118, leaves.summer),
  ])
}
