import { inks } from '../inks.ts'
import { narrowBoat } from '../kit/boats.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { swan } from '../kit/creatures.ts'
import { battlements, pinnacles, spire } from '../kit/crowns.ts'
import { hill, wood } from '../kit/land.ts'
import { gabled, tower, type WallInks } from '../kit/masonry.ts'
import { bars, openings, openingsAt, pointed } from '../kit/openings.ts'
import { leaves } from '../kit/paints.ts'
import { area, block, box, disc, line, points, smooth } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { skyBand, sun } from '../kit/sky.ts'
import { oak } from '../kit/trees.ts'
import { reflection, ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { earth, gold, river, dawn } = inks
const night = leaves.night
const stone: WallInks = {
  lit: earth[300],
  shade: earth[600],
  mark: earth[700],
  roof: river[900],
  roofMark: river[700],
  glass: gold[200],
}

/** Holy Trinity from across the river: the long chancel with its great windows, the crossing tower and the spire. */
function church(chance: Chance): string {
  const chancel = openingsAt([122, 158, 194, 230], [-26, 24, 66])
  const nave = openingsAt([-228, -196, -164, -132, -100], [-14, 17, 34])
  const clerestory = openingsAt([-236, -216, -196, -176, -156, -136, -116, -96], [-76, 13, 26])
  const bells = openings([-18, -168, 12, 28, 4, -168, 12, 28])
  return (
    gabled(chance, { x: -256, foot: 0, width: 210, depth: 20, wall: 108, rise: 12, rows: 1 }, stone) +
    gabled(chance, { x: -250, foot: 0, width: 200, depth: 12, wall: 62, rise: 10, rows: 1 }, stone) +
    battlements(-254, -52, -107, 16, 7, stone.lit) +
    pinnacles(points([-254, -106, -204, -106, -154, -106, -104, -106]), 6, 26, stone.lit) +
    tower(chance, { x: -44, foot: 0, width: 76, depth: 28, height: 204, strings: [0.6, 0.97] }, stone) +
    battlements(-45, 33, -203, 6, 9, stone.lit) +
    battlements(33, 61, -203, 3, 9, stone.shade, 3) +
    spire(chance, 8, -204, 30, 190, [stone.lit, earth[500], stone.shade], stone.mark) +
    pinnacles(points([-43, -202, 33, -202, 60, -198]), 8, 36, stone.lit) +
    line('M8-392v-20M2-404h12', earth[900], 2) +
    gabled(chance, { x: 60, foot: 0, width: 196, depth: 54, wall: 108, rise: 16, rows: 2 }, stone) +
    battlements(92, 258, -107, 13, 7, stone.lit) +
    block(points([-50, 6, -50, -90, -4, -124, 42, -90, 42, 6]), stone.lit, chance, 0.6) +
    line('M-52-89l48-36 48 36', stone.roof, 4) +
    pinnacles(points([92, -70, 140, -106, 176, -106, 212, -106, 248, -106, 308, -98]), 7, 34, stone.lit) +
    pointed([...chancel, ...nave, ...clerestory, [-4, -20, 36, 70], [282, -26, 36, 66]], stone.glass) +
    bars([...chancel, [-4, -20, 36, 70], [282, -26, 36, 66]], earth[700], 2.2, 3, true) +
    bars(nave, earth[700], 1.8) +
    pointed([...bells, [46, -166, 9, 28]], river[900])
  )
}

/** Stratford-upon-Avon: the spire of Holy Trinity, swans and narrow boats at nightfall (data: landmarks). */
export function draw(): string {
  const stars = points([
    120, 70, 260, 130, 390, 54, 520, 118, 640, 60, 980, 90, 1120, 44, 1260, 128, 1400, 70, 1520, 120, 330, 200, 1060,
    170, 180, 190, 1460, 196, 700, 150,
  ])
  return printScene('stratford-upon-avon', river[700], 30, (chance) => [
    stamp('oak', oak(chance, 0, 0, 80, night)),
    stamp('swan', swan()),
    skyBand(chance, 180, 500, inks.river[500], 14),
    skyBand(chance, 270, 500, river[400], 12),
    skyBand(chance, 344, 500, dawn[300], 8),
    skyBand(chance, 392, 500, dawn[200], 6),
    carved(chance, box(0, 0, 1600, 330), river[400], {
      share: 0.4,
      gap: 120,
      rows: 30,
      length: [40, 110],
      width: [1.4, 3],
    }),
    sun(chance, 1222, 132, 50, gold[100]),
    area(stars.map(([x, y], index) => disc(x, y, index % 3 ? 1.8 : 2.8)).join(''), inks.paper),
    wood(chance, [-20, 440, 260, 428, 560, 436], 44, river[700], inks.river[500]),
    wood(chance, [1060, 436, 1300, 428, 1640, 440], 48, river[700], inks.river[500]),
    hill(chance, [-20, 466, 400, 452, 800, 456, 1200, 450, 1640, 462], 560, { ink: river[900], cut: river[700] }, 3),
    press('oak', 292, 474, 1.05),
    press('oak', 462, 470, 0.78),
    place(760, 462, [church(chance)], 0.92),
    press('oak', 1120, 472, 0.92),
    press('oak', 1260, 474, 1.2),
    press('oak', 560, 482, 0.5),
    press('oak', 930, 484, 0.42),
    press('oak', 1440, 480, 1.3),
    press('oak', 120, 482, 1.35),
    area(`${smooth(points([-40, 490, 300, 484, 700, 490, 1100, 484, 1640, 490]))}V710H-40z`, inks.river[500]),
    reflection(chance, 762, 330, 492, 70, earth[600]),
    reflection(chance, 768, 74, 500, 168, earth[300]),
    ...[870, 906, 940, 974, 1020].map((x) => reflection(chance, x, 26, 494, 84, gold[200])),
    reflection(chance, 1222, 90, 500, 190, gold[100]),
    reflection(chance, 300, 260, 492, 90, river[900]),
    reflection(chance, 1420, 240, 492, 80, river[900]),
    ripples(chance, box(0, 494, 1600, 206), river[300], { top: 498, bottom: 700, share: 0.5 }),
    place(1240, 556, [narrowBoat(inks.meadow[700])], 0.78),
    reflection(chance, 1240, 250, 566, 40, river[900]),
    place(330, 604, [narrowBoat(inks.brick[600])], 1.16, true),
    reflection(chance, 330, 360, 618, 54, river[900]),
    press('swan', 700, 610, 1.05),
    press('swan', 850, 640, 1.25),
    press('swan', 1010, 600, -0.92),
    willow(chance, 1546, 660, 150, { ...night, dark: river[900], mid: river[700], light: river[300] }),
    reeds(chance, [-10, 706], [150, 704], { count: 20, high: 100, ink: river[900], heads: earth[800] }),
    reeds(chance, [1180, 708], [1480, 704], { count: 24, high: 80, ink: river[900], heads: earth[800] }),
  ])
}
