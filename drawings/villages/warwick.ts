import { inks } from '../inks.ts'
import { carve } from '../kit/carve.ts'
import { type Chance, createChance } from '../kit/chance.ts'
import { swan } from '../kit/creatures.ts'
import { battlements } from '../kit/crowns.ts'
import { hill, wood } from '../kit/land.ts'
import { drum, joints, shading, type WallInks } from '../kit/masonry.ts'
import { type Opening, pointed, rounded, squared } from '../kit/openings.ts'
import { leaves, walls } from '../kit/paints.ts'
import { area, block, box, line, type Point, points, smooth, straight } from '../kit/path.ts'
import { misprints, picture, place, press, stamp } from '../kit/picture.ts'
import { birds, rays, skyBand, sun } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { bush, oak } from '../kit/trees.ts'
import { reflection, ripples } from '../kit/water.ts'

const { earth, goldTints, dawn, riverTints, meadowTints } = inks
const stone: WallInks = { ...walls.goldenStone, shade: earth[500], mark: earth[600] }
const middle = earth[300]

/** The corbels under a tower's overhanging crown: a row of small dark gaps. */
function corbels(x: number, right: number, y: number, count: number): string {
  const step = (right - x) / count
  return squared(
    Array.from({ length: count }, (_, index): Opening => [x + step * (index + 0.5), y, step * 0.42, 9]),
    earth[800],
  )
}

/** Caesar's Tower: a great rounded tower with a double crown. */
function caesarsTower(chance: Chance): string {
  return (
    drum(chance, { x: 0, foot: 0, half: 36, height: 372 }, stone, middle) +
    battlements(-38, 38, -372, 5, 14, stone.lit) +
    drum(chance, { x: 0, foot: 20, half: 54, height: 320, spread: 16 }, stone, middle) +
    block(box(-63, -322, 60, 24), stone.lit, chance, 0.6) +
    block(box(-6, -322, 70, 24), stone.shade, chance, 0.6) +
    battlements(-63, 0, -322, 4, 15, stone.lit) +
    battlements(10, 64, -322, 3, 15, stone.shade) +
    corbels(-60, 60, -290, 12) +
    pointed(
      [
        [-20, -214, 9, 30],
        [-20, -130, 9, 30],
        [-20, -50, 9, 26],
        [22, -170, 8, 28],
        [22, -90, 8, 28],
        [-4, -346, 8, 16],
      ],
      stone.glass,
    )
  )
}

/** Guy's Tower: many-sided, slimmer, with one heavy crown. */
function guysTower(chance: Chance): string {
  return (
    drum(chance, { x: 0, foot: 0, half: 42, height: 300 }, stone, middle) +
    block(box(-49, -306, 46, 22), stone.lit, chance, 0.6) +
    block(box(-4, -306, 54, 22), stone.shade, chance, 0.6) +
    battlements(-49, -2, -306, 3, 14, stone.lit) +
    battlements(6, 50, -306, 3, 14, stone.shade) +
    corbels(-46, 47, -276, 9) +
    pointed(
      [
        [-16, -206, 8, 26],
        [-16, -130, 8, 26],
        [18, -170, 8, 24],
      ],
      stone.glass,
    )
  )
}

/** The long range of great rooms that rises straight from the rock. */
function riverFront(chance: Chance): string {
  const wall: Point[] = points([0, 30, 0, -170, 360, -170, 360, 30])
  const great: Opening[] = [70, 114, 158, 202, 246].map((x): Opening => [x, -74, 22, 66])
  const low: Opening[] = [70, 114, 158, 202, 246, 298, 334].map((x): Opening => [x, -22, 11, 22])
  return (
    squared(
      [
        [120, -168, 14, 44],
        [214, -168, 14, 44],
        [286, -168, 14, 38],
      ],
      stone.shade,
    ) +
    area(straight(points([40, -166, 66, -204, 262, -204, 286, -166])), stone.roof) +
    block(wall, stone.lit, chance, 0.8) +
    joints(chance, wall, stone.shade, 11, 0.26) +
    block(points([268, 30, 268, -150, 362, -150, 362, 30]), middle, chance, 0.8) +
    battlements(0, 268, -169, 14, 12, stone.lit) +
    battlements(268, 362, -149, 6, 12, middle) +
    rounded(great, stone.glass) +
    line(great.map(([x]) => `M${x} -74v-64M${x - 11} -106h22`).join(''), goldTints[300], 2) +
    pointed(
      [
        [296, -64, 18, 50],
        [334, -64, 18, 50],
      ],
      stone.glass,
    ) +
    squared(low, stone.glass) +
    area(
      [48, 92, 136, 180, 224]
        .map((x) =>
          straight([
            [x - 4, 30],
            [x - 3, -118],
            [x + 3, -118],
            [x + 6, 30],
          ]),
        )
        .join(''),
      middle,
    ) +
    drum(chance, { x: 8, foot: 34, half: 30, height: 236 }, stone, middle) +
    battlements(-24, 40, -201, 4, 13, stone.lit) +
    pointed(
      [
        [0, -120, 9, 30],
        [0, -50, 9, 26],
      ],
      stone.glass,
    )
  )
}

/** The wall between the towers with the gatehouse in it. */
function gatehouse(chance: Chance): string {
  return (
    block(box(-90, -110, 250, 130), middle, chance, 0.8) +
    shading(chance, box(-90, -110, 250, 110), stone.shade, 11) +
    battlements(-90, 160, -109, 11, 11, middle) +
    block(box(0, -176, 74, 190), stone.lit, chance, 0.6) +
    joints(chance, box(0, -176, 74, 190), stone.shade, 10, 0.25) +
    battlements(-3, 77, -175, 5, 12, stone.lit) +
    block(box(50, -196, 26, 210), stone.shade, chance, 0.6) +
    battlements(48, 78, -195, 3, 11, stone.shade) +
    pointed(
      [
        [24, -112, 9, 28],
        [63, -130, 7, 22],
      ],
      stone.glass,
    )
  )
}

/** What is left of the old bridge in the river, overgrown. */
function oldBridge(chance: Chance): string {
  const pier = (x: number, wide: number): Point[] => [
    [x, 0],
    [x + 4, -62],
    [x + wide * 0.5, -74],
    [x + wide - 6, -60],
    [x + wide, 0],
  ]
  return (
    block(pier(0, 78), earth[400], chance, 2) +
    block(
      points([60, -70, 150, -76, 190, -58, 190, 0, 160, 0, 150, -34, 118, -50, 86, -34, 76, 0, 60, 0]),
      earth[400],
      chance,
      1.4,
    ) +
    shading(chance, pier(0, 78), earth[700], 11) +
    shading(chance, points([60, -70, 150, -76, 190, -58, 190, -20, 160, -20, 118, -50, 60, -40]), earth[700], 11) +
    press('bush', 40, -60, -0.94) +
    press('bush', 132, -66, -0.83) +
    press('bush', 190, -14, 0.61)
  )
}

/** Warwick: the castle above the Avon in the last light (data: landmarks). */
export function drawWarwick(): string {
  const chance = createChance('warwick')
  const cliff: Point[] = points([
    420, 452, 520, 438, 640, 446, 780, 440, 900, 452, 1080, 448, 1220, 440, 1300, 470, 1330, 520, 380, 520,
  ])
  return picture(1600, 700, dawn[200], [
    stamp('oak', oak(chance, 0, 0, 80, leaves.summer)),
    stamp('bush', bush(chance, 0, 0, 36, leaves.summer)),
    skyBand(chance, 1600, 120, 500, dawn[100], 12),
    skyBand(chance, 1600, 250, 500, goldTints[200], 10),
    sun(chance, 300, 262, 54, inks.gold),
    rays(chance, 300, 262, { from: 76, to: 980, bottom: 420, ink: inks.paper, dense: 0.66 }),
    hill(chance, points([-20, 424, 400, 410, 800, 420, 1200, 408, 1640, 416]), 560, meadowTints[400], {
      ink: meadowTints[200],
      rows: 6,
    }),
    wood(chance, points([-20, 426, 120, 410, 300, 424]), 44, inks.meadow, meadowTints[400]),
    wood(chance, points([1180, 420, 1400, 400, 1640, 420]), 48, inks.meadow, meadowTints[400]),
    hill(
      chance,
      points([210, 520, 300, 380, 390, 286, 470, 268, 540, 330, 600, 450, 640, 520]),
      530,
      meadowTints[700],
      { ink: meadowTints[400], rows: 7, step: 12 },
    ),
    block(box(404, 232, 42, 50), stone.shade, chance, 0.6),
    battlements(402, 448, 233, 4, 9, stone.shade),
    press('bush', 370, 306, 0.94),
    press('bush', 480, 292, -1.0),
    press('oak', 330, 420, 0.68),
    press('oak', 452, 410, -0.57),
    place(1196, 440, [guysTower(chance)]),
    place(1020, 440, [gatehouse(chance)]),
    block(cliff, earth[600], chance, 3),
    place(540, 430, [riverFront(chance)]),
    place(944, 446, [caesarsTower(chance)]),
    area(
      carve(chance, {
        within: cliff,
        rows: 19,
        gap: 21,
        angle: 80,
        length: [14, 30],
        width: [1.4, 2.6],
        density: () => 0.8,
      }),
      earth[400],
    ),
    press('bush', 660, 520, -1.0),
    press('bush', 740, 524, -0.78),
    press('bush', 850, 524, 0.94),
    press('bush', 1052, 522, -1.11),
    press('oak', 1296, 520, -0.78),
    poplar(chance, 1390, 520, 210, leaves.summer),
    poplar(chance, 1436, 522, 170, leaves.summer),
    press('oak', 1536, 530, -1.05),
    press('oak', 70, 520, 0.95),
    area(
      `${smooth(points([-20, 514, 300, 522, 640, 516, 1000, 524, 1300, 516, 1620, 522]))}V700H-20z`,
      riverTints[400],
    ),
    ...[
      [560, 90, 130],
      [700, 200, 120],
      [830, 120, 120],
    ].map(([x = 0, wide = 0, deep = 0]) => reflection(chance, x, wide, 522, deep, goldTints[300])),
    reflection(chance, 948, 124, 524, 168, earth[500]),
    reflection(chance, 1196, 96, 524, 130, earth[500]),
    reflection(chance, 1310, 160, 524, 80, riverTints[900]),
    reflection(chance, 430, 180, 522, 84, riverTints[900]),
    ripples(chance, points([0, 520, 1600, 520, 1600, 700, 0, 700]), goldTints[100], {
      top: 526,
      bottom: 700,
      share: 0.36,
    }),
    place(150, 566, [oldBridge(chance)]),
    reflection(chance, 240, 180, 568, 60, riverTints[700]),
    place(1150, 606, [swan(riverTints[200])], 0.5),
    place(1226, 622, [swan(riverTints[200])], 0.56),
    birds(
      [
        [760, 150, 14],
        [806, 128, 11],
        [724, 118, 10],
        [1090, 180, 11],
        [1120, 160, 9],
      ],
      earth[800],
    ),
    misprints(chance, 1600, 700, 36),
  ])
}
