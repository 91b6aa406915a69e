import { inks } from '../inks.ts'
import type { Chance } from '../kit/chance.ts'
import { duck } from '../kit/creatures.ts'
import { battlements, pinnacles } from '../kit/crowns.ts'
import { cottage } from '../kit/houses.ts'
import { grass, hill, wood } from '../kit/land.ts'
import { gabled, tower, type WallInks } from '../kit/masonry.ts'
import { bars, openings, openingsAt, pointed } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, disc, line, type Point, points, smooth, straight, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, rain, skyBand } from '../kit/sky.ts'
import { oak } from '../kit/trees.ts'
import { reflection, ringsOn, ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { earth, meadow, gold, rain: rains, river } = inks

/** St Peter ad Vincula: a village church of a cathedral's height, all tall windows and pinnacles. */
function church(chance: Chance): string {
  const stone: WallInks = {
    ...walls.stone,
    lit: gold[100],
    shade: earth[400],
    roof: rains[700],
    roofMark: rains[500],
  }
  const bays = [66, 104, 142, 180, 218, 256]
  const aisle = openingsAt(bays, [-18, 19, 52])
  const clerestory = openingsAt(bays, [-96, 15, 40])
  const bells = openings([-16, -196, 15, 60, 11, -196, 15, 60])
  const apse = openings([304, -28, 13, 92, 326, -28, 12, 90, 345, -28, 9, 86])
  return (
    block(box(292, -134, 64, 134), stone.lit, chance, 0.6) +
    block(box(336, -132, 22, 132), stone.shade, chance, 0.6) +
    block(points([288, -132, 312, -176, 338, -176, 362, -130]), stone.roof, chance, 0.8) +
    pointed(apse, stone.glass) +
    gabled(chance, { x: 36, foot: 0, width: 246, depth: 26, wall: 148, rise: 22, rows: 1 }, stone) +
    gabled(chance, { x: 46, foot: 0, width: 232, depth: 12, wall: 84, rise: 8, rows: 1 }, stone) +
    pointed([...aisle, ...clerestory], stone.glass) +
    bars([...aisle, ...clerestory], stone.lit, 1.8) +
    battlements(40, 284, -147, 18, 8, stone.lit) +
    battlements(46, 280, -83, 18, 7, stone.lit) +
    pinnacles(
      bays.flatMap((x): Point[] => points([19, -84, 19, -148], [x, 0])),
      6,
      30,
      stone.lit,
    ) +
    pinnacles(points([292, -132, 316, -134, 338, -132, 358, -130]), 7, 42, stone.lit) +
    tower(chance, { x: -42, foot: 0, width: 76, depth: 30, height: 282, strings: [0.34, 0.62, 0.97] }, stone) +
    area(straight(points([-52, 0, -49, -110, -46, -200, -42, -206, -42, 0])), stone.lit) +
    battlements(-42, 34, -281, 6, 12, stone.lit) +
    battlements(34, 64, -281, 3, 12, stone.shade, 3) +
    pinnacles(points([-42, -280, 34, -280, 63, -276]), 13, 60, stone.lit) +
    pointed([...bells, [49, -194, 12, 58], [-3, -104, 16, 50], [-3, -4, 22, 44]], stone.glass) +
    bars(bells, stone.lit, 1.8, 2, true)
  )
}

/** The cast-iron bridge: one flat arch between stone piers, its sides full of rings. */
function ironBridge(chance: Chance): string {
  const iron = rains[900]
  const piers = openingsAt([-300, -276, -252, -228, -204, 204, 228, 252, 276, 300], [66, 13, 62])
  const rings = triples([
    -150, 0, 25, -104, -7, 17, -68, -12, 11.5, -38, -15, 8, 150, 0, 25, 104, -7, 17, 68, -12, 11.5, 38, -15, 8,
  ])
  const rails = Array.from({ length: 43 }, (_, index) => `M${-336 + index * 16}-34v-26`).join('')
  return (
    block(box(-340, -34, 160, 112), earth[300], chance, 1) +
    block(box(180, -34, 160, 112), earth[300], chance, 1) +
    pointed(piers, earth[800]) +
    line('M-340-26h160M180-26h160M-340-2h160M180-2h160', earth[500], 2) +
    line('M-182 48C-120-2-60-22 0-22S120-2 182 48', iron, 9) +
    line(rings.map(([x, y, r]) => disc(x, y - 1, r)).join(''), iron, 4.4) +
    block(box(-346, -38, 692, 11), iron, chance, 0.6) +
    line(`M-346-60h692${rails}`, iron, 3)
  )
}

/** Hampton Lucy: the great church and the iron bridge over the Avon as the rain clears (data: landmarks). */
export function draw(): string {
  return printScene('hampton-lucy', rains[300], 30, (chance) => [
    stamp('duck', duck(earth[300], meadow[800])),
    stamp('oak', oak(chance, 0, 0, 80, leaves.summer)),
    skyBand(chance, 84, 480, rains[200], 22),
    skyBand(chance, 214, 480, rains[100], 16),
    skyBand(chance, 312, 480, gold[100], 8),
    area(
      smooth(
        points([-80, 60, 160, 96, 380, 70, 620, 104, 900, 66, 1200, 98, 1500, 70, 1700, 90, 1700, -60, -80, -60]),
        true,
      ),
      rains[500],
    ),
    rain(chance, points([0, 0, 1600, 0, 1600, 360, 0, 360]), inks.paper, 0.4),
    hill(chance, [-20, 368, 300, 346, 700, 360, 1100, 338, 1640, 356], 520, { ink: rains[200], cut: rains[100] }, 2),
    wood(chance, [-20, 396, 300, 384, 560, 392, 900, 384, 1240, 392, 1640, 380], 34, meadow[400], meadow[200]),
    hill(chance, [-20, 426, 400, 408, 800, 420, 1200, 410, 1640, 418], 600, grounds.pale, 4),
    cottage(chance, 300, 462, 104, walls.plaster, { chimney: inks.brick[600] }),
    cottage(chance, 180, 470, 92, walls.brick),
    press('oak', 96, 484, 0.96),
    place(500, 458, [church(chance)]),
    press('oak', 420, 480, 0.52),
    press('oak', 900, 470, 0.46),
    press('oak', 1340, 468, 0.86),
    press('oak', 1500, 474, 1.1),
    hill(chance, [-20, 470, 300, 476, 560, 470, 820, 484, 1000, 500, 1640, 480], 720, grounds.lush),
    area(
      `${smooth(points([-40, 590, 240, 572, 520, 566, 760, 558, 980, 548, 1180, 548, 1640, 556]))}V710H-40z`,
      river[300],
    ),
    reflection(chance, 1060, 420, 566, 70, rains[900]),
    reflection(chance, 850, 130, 566, 70, earth[300]),
    reflection(chance, 1300, 130, 566, 60, earth[300]),
    reflection(chance, 560, 130, 584, 110, gold[100]),
    ripples(chance, points([0, 560, 1600, 552, 1600, 700, 0, 700]), river[100], { top: 566, bottom: 700, share: 0.5 }),
    hill(chance, [560, 560, 640, 494, 720, 464, 780, 466, 800, 566], 566, grounds.lush, 4),
    hill(chance, [1380, 562, 1400, 470, 1460, 462, 1560, 474, 1640, 486], 562, grounds.lush, 4),
    place(1074, 496, [ironBridge(chance)]),
    ...triples([210, 630, 26, 430, 668, 34, 690, 640, 24, 900, 676, 34, 1330, 652, 28]).map(([x, y, r]) =>
      ringsOn(chance, x, y, [r, r * 0.55], river[50]),
    ),
    willow(chance, 1530, 580, 104, { ...leaves.willow, light: rains[100] }),
    grass(chance, [0, 486, 480, 484, 700, 500, 520, 556, 0, 574], meadow[300], 14, 0.45),
    press('duck', 330, 626, 1.1),
    press('duck', 400, 640, 1),
    reeds(chance, [-10, 706], [190, 706], { count: 24, high: 110, ink: rains[900], heads: earth[700] }),
    birds(triples([760, 250, 12, 806, 232, 10, 1180, 220, 12]), rains[900]),
  ])
}
