import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { duck } from '../kit/creatures.ts'
import { chimneys } from '../kit/houses.ts'
import { furrows, grass, hedge, hill, wood } from '../kit/land.ts'
import { gabled, type WallInks } from '../kit/masonry.ts'
import { bars, type Opening, openings, openingsAt, rounded, squared } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, disc, line, points, segment, smooth, straight } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { cloud, skyBand } from '../kit/sky.ts'
import { bush, oak } from '../kit/trees.ts'
import { ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { earth, brick: bricks, meadow, gold, rain, river } = inks

/** The mill: tall, of brick, with a hoist under its gable, and the wheel behind an arch at the water. */
function mill(chance: Chance): string {
  const brick: WallInks = { ...walls.brick, roof: rain[700], roofMark: rain[500] }
  const windows = openingsAt([28, 76, 124, 172], [-150, 18, 24, -98, 18, 26, -46, 18, 26])
  const house = openingsAt([-150, -110, -70, -30], [-66, 18, 24, -18, 18, 28])
  const spokes = Array.from({ length: 7 }, (_, index) => {
    const turn = ((index + 0.5) * Math.PI) / 7
    return segment([100, 18], [100 - Math.cos(turn) * 46, 18 - Math.sin(turn) * 46])
  }).join('')
  return (
    chimneys(points([-140, -150, -40, -150]), 18, 40, bricks[600]) +
    gabled(
      chance,
      { x: -176, foot: 0, width: 176, depth: 40, wall: 100, rise: 54, rows: 5 },
      { ...brick, lit: bricks[200] },
    ) +
    squared(house, earth[900]) +
    bars(house, inks.paper, 2, 2, true) +
    gabled(chance, { x: 0, foot: 24, width: 200, depth: 84, wall: 216, rise: 76, rows: 6, eave: 6 }, brick) +
    squared(
      windows.map(([x, y, w, h]): Opening => [x, y + 2, w + 5, h + 5]),
      bricks[200],
    ) +
    squared(windows, earth[900]) +
    bars(windows, inks.paper, 1.6, 2, true) +
    squared(openings([242, -104, 20, 32, 242, -40, 20, 32]), earth[900]) +
    block(points([82, -190, 82, -236, 100, -258, 118, -236, 118, -190]), inks.paper, chance, 0.6) +
    area(straight(points([76, -232, 100, -264, 124, -232, 120, -230, 100, -256, 80, -230])), rain[700]) +
    line('M90-192v-36M100-192v-36M110-192v-36', earth[300], 1.6) +
    line('M100-190v40', earth[900], 2) +
    rounded([[100, 24, 112, 66]], bricks[800]) +
    rounded([[100, 24, 96, 58]], earth[900]) +
    `<path fill="none" stroke="${earth[500]}" stroke-width="5" d="M56 24a46 46 0 0 1 88 0"/>` +
    line(spokes, earth[500], 3)
  )
}

/** A light aircraft with a high wing, climbing to the left. */
function lightAircraft(): string {
  return (
    area(
      'M-74 4c4-10 16-14 34-16l22-22h48l26 20 74 8c8 2 8 10 0 12l-96 14c-30 4-80 4-100-6-6-2-9-6-8-10z',
      inks.paper,
    ) +
    area('M-36-14l20-18h20v20zM12-32h14l20 16-34 4z', rain[700]) +
    area('M100-8l28-44h18l-2 50z', inks.river[500]) +
    area('M110-4l50-6 4 8-46 8z', inks.river[500]) +
    area('M-52-38c2-8 10-10 20-10l70 4 10 6-4 6-90 0c-4 0-6-2-6-6z', inks.river[500]) +
    line('M-70 6c40 12 110 8 196-4', inks.river[500], 5) +
    line('M-28-32L-8 8', rain[700], 3.4) +
    line('M-78-28c-6 18-6 44 0 62', rain[900], 3) +
    line('M-56 10l-6 24M-2 14l10 22', rain[900], 3.4) +
    area(disc(-63, 38, 7) + disc(9, 40, 8), rain[900])
  )
}

/** The delta-winged jet that stands on the airfield, seen from the side and far away. */
function deltaJet(): string {
  return (
    area(
      'M-150 0c10-8 30-12 46-14 10-8 26-12 36-4 40-2 90-4 130-4 40 0 70 4 92 10l-6 6c-50 8-130 12-190 12-50 0-90 0-108-6z',
      rain[500],
    ) +
    area('M84-22l36-58h34l4 62z', rain[500]) +
    area('M-60-2l196-6 40 8-60 8c-60 4-120 2-176-10z', rain[700]) +
    area('M-104-14c6-5 14-8 22-8l2 6z', earth[900]) +
    line('M-92 4v26M20 6v24M34 6v24', rain[900], 3) +
    area(disc(-92, 31, 5) + disc(20, 31, 6) + disc(34, 31, 6), rain[900])
  )
}

/** Wellesbourne: the watermill on the Dene under a wide airfield sky (data: landmarks). */
export function draw(): string {
  const stream = points([
    656, 470, 650, 506, 590, 536, 500, 560, 400, 610, 300, 720, 880, 730, 810, 650, 730, 606, 712, 574, 770, 536, 768,
    470,
  ])
  return printScene('wellesbourne', river[200], 36, (chance) => [
    stamp('oak', oak(chance, 0, 0, 80, leaves.summer)),
    stamp('duck', duck(inks.paper, inks.paper)),
    skyBand(chance, 110, 480, river[100], 16),
    skyBand(chance, 260, 480, river[50], 12),
    carved(chance, box(0, 0, 1600, 270), inks.paper, {
      share: 0.62,
      rows: 30,
      gap: 130,
      angle: (x, y) => -9 + (x / 1600) * 8 + y * 0.02,
      length: [50, 130],
      width: [1.6, 4],
    }),
    cloud(chance, 1390, 300, 300, inks.paper, river[200]),
    cloud(chance, 190, 330, 240, inks.paper, river[200]),
    hill(chance, [-20, 384, 300, 364, 760, 378, 1200, 366, 1640, 372], 480, grounds.pale, 3),
    wood(chance, [-20, 402, 300, 396, 700, 402], 26, meadow[400], meadow[200]),
    area('M820 402h800v26h-800z', meadow[200]),
    line('M860 414h120M1010 414h120M1160 414h140M1330 414h200', inks.paper, 4),
    block(box(1466, 358, 110, 44), rain[300], chance, 0.6),
    area('M1460 360c40-30 82-30 122 0z', rain[500]),
    line('M936 404v-52', rain[900], 3),
    area('M938 352l44 5-2 11-42 2z', gold[300]),
    place(1250, 380, [deltaJet()], 0.92),
    hill(chance, [-20, 432, 420, 420, 820, 432, 1200, 424, 1640, 430], 720, { ink: inks.gold[500], cut: gold[200] }, 3),
    furrows(chance, [820, 720, 1760, 720], [860, 436, 1560, 434], {
      count: 26,
      ink: gold[200],
      width: 13,
      taper: 0.16,
    }),
    hedge(chance, [780, 452, 1000, 440, 1300, 444, 1640, 440], 22, meadow[800], meadow[400]),
    hill(chance, [-20, 470, 260, 452, 600, 462, 840, 470, 960, 520, 1000, 600, 1060, 720], 720, grounds.lush, 6),
    area(smooth(stream, true), inks.river[500]),
    press('oak', 130, 490, 1.25),
    press('oak', 300, 470, 0.7),
    press('oak', 872, 474, 0.62),
    place(600, 478, [mill(chance)], 1.06),
    bush(chance, 410, 496, 34, leaves.bright),
    bush(chance, 850, 514, 32, leaves.summer),
    ripples(chance, stream, river[100], { top: 508, bottom: 700, share: 0.95, size: 0.8 }),
    grass(chance, [0, 500, 420, 510, 380, 600, 0, 690], meadow[300], 16, 0.5, 30),
    reeds(chance, [60, 704], [330, 700], { count: 28, high: 110, ink: meadow[900], heads: earth[700] }),
    reeds(chance, [800, 690], [1000, 704], { count: 20, high: 80, ink: meadow[900], heads: earth[700] }),
    willow(chance, 200, 620, 108, { ...leaves.willow, dark: meadow[700], mid: inks.meadow[500] }),
    press('duck', 560, 652, 1.1),
    press('duck', 640, 668, 1.2),
    `<g transform="rotate(6 1030 166)">${place(1030, 166, [lightAircraft()], 1.04)}</g>`,
  ])
}
