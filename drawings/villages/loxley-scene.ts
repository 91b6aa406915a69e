import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { sheep } from '../kit/creatures.ts'
import { battlements } from '../kit/crowns.ts'
import { cottage, thatchedCottage } from '../kit/houses.ts'
import { fence, furrows, grass, hedge, hill, lane, wood } from '../kit/land.ts'
import { gabled, tower, type WallInks } from '../kit/masonry.ts'
import { bars, type Opening, openings, openingsAt, pointed, rounded } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, type Point, points, smooth, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, cloud, skyBand } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { oak, roundTree } from '../kit/trees.ts'

const { earth, meadow, gold, river, dawn } = inks

/** St Nicholas's: a Georgian nave with round-headed windows, the old battlemented tower at its south-west corner. */
function church(chance: Chance): string {
  const stone: WallInks = {
    ...walls.stone,
    lit: earth[200],
    shade: earth[500],
    mark: earth[600],
    roof: inks.brick[600],
    roofMark: inks.brick[400],
  }
  const windows = openingsAt([64, 106, 148], [-20, 19, 42])
  return (
    gabled(chance, { x: 164, foot: -4, width: 66, depth: 42, wall: 58, rise: 42, rows: 4 }, stone) +
    gabled(chance, { x: 20, foot: -4, width: 156, depth: 56, wall: 78, rise: 50 }, stone) +
    rounded(
      windows.map(([x, y, w, h]): Opening => [x, y + 2, w + 6, h + 4]),
      earth[100],
    ) +
    rounded([...windows, [204, -18, 14, 32]], stone.glass) +
    bars(windows, earth[100], 1.8, 3, true) +
    tower(chance, { x: -46, foot: 4, width: 66, depth: 24, height: 150, strings: [0.44, 0.95] }, stone) +
    battlements(-48, 21, -145, 5, 12, stone.lit) +
    battlements(21, 46, -145, 3, 12, stone.shade, 3) +
    pointed(openings([-24, -92, 10, 26, -4, -92, 10, 26, -14, -26, 9, 30, 33, -92, 8, 24]), stone.glass)
  )
}

/** Loxley: the hillside church above orchards in spring (data: landmarks). */
export function draw(): string {
  const orchard = [0, 1, 2, 3]
    .flatMap((row) =>
      Array.from(
        { length: 7 },
        (_, tree): Point => [486 + row * 14 + tree * (116 + row * 10), 446 + row * 56 + tree * (20 - row * 4)],
      ),
    )
    .filter(([x, y]) => y < 640 && x < 1190)
  return printScene('loxley', river[100], 36, (chance) => [
    stamp('tree', roundTree(chance, 0, 0, 40, leaves.blossom)),
    stamp('sheep', sheep()),
    skyBand(chance, 150, 420, river[50], 12),
    skyBand(chance, 250, 420, gold[100], 8),
    carved(chance, points([700, 0, 1600, 0, 1600, 220, 700, 220]), inks.paper, {
      share: 0.6,
      angle: -5,
      length: [50, 120],
      width: [1.8, 3.4],
    }),
    cloud(chance, 1230, 170, 300, inks.paper, river[200]),
    cloud(chance, 900, 110, 170, inks.paper, river[200]),
    hill(chance, [600, 320, 820, 300, 1040, 316, 1300, 292, 1640, 306], 480, grounds.far, 3),
    hill(chance, [600, 352, 900, 340, 1240, 350, 1640, 338], 520, { ink: meadow[200], cut: inks.paper }, 3),
    wood(chance, [700, 372, 960, 364, 1280, 372, 1640, 362], 18, meadow[300], meadow[100]),
    area(
      `${smooth(points([1640, 384, 1400, 390, 1180, 386, 960, 398, 820, 392]))}L820 398L960 405L1180 393L1400 398L1640 393z`,
      river[400],
    ),
    hill(chance, [600, 404, 960, 412, 1300, 402, 1640, 408], 720, grounds.pale, 3),
    furrows(chance, [1180, 470, 1640, 480], [1200, 416, 1560, 412], {
      count: 14,
      ink: meadow[100],
      width: 8,
      taper: 0.4,
    }),
    hedge(chance, [1000, 440, 1260, 446, 1640, 452], 14, meadow[500], meadow[200]),
    poplar(chance, 1330, 452, 96, leaves.bright),
    poplar(chance, 1360, 452, 80, leaves.bright),
    cottage(chance, 1420, 470, 70, walls.brick),
    hill(
      chance,
      [-20, 214, 180, 228, 420, 290, 640, 346, 860, 400, 1100, 468, 1360, 530, 1640, 566],
      720,
      grounds.green,
      9,
      { step: 13 },
    ),
    oak(chance, 120, 262, 100, leaves.bright),
    oak(chance, 268, 300, 64, leaves.bright),
    cottage(chance, 232, 330, 84, walls.plaster, { chimney: inks.brick[600] }),
    hedge(chance, [-10, 312, 160, 332, 360, 372, 460, 400], 22, meadow[700], meadow[300]),
    place(620, 372, [church(chance)], 1.16),
    oak(chance, 512, 376, 52, leaves.bright),
    hedge(chance, [520, 402, 700, 424, 930, 474], 20, meadow[700], meadow[300]),
    lane(
      [210, 720, 330, 600, 420, 500, 500, 420, 560, 376],
      [330, 720, 400, 610, 462, 506, 524, 424, 574, 378],
      gold[100],
    ),
    ...orchard.map(([x, y], index) =>
      press('tree', x + ((index * 37) % 13) - 6, y, (0.5 + (y - 440) * 0.0017) * (index % 2 ? 1 : -1)),
    ),
    hill(chance, [330, 720, 640, 668, 1000, 660, 1300, 668, 1640, 650], 720, grounds.fresh, 3),
    fence(
      [420, 706, 560, 690, 700, 678, 840, 670, 980, 668, 1120, 670, 1260, 674, 1400, 670, 1540, 662, 1680, 656],
      44,
    ),
    grass(chance, [0, 420, 380, 420, 420, 470, 240, 700, 0, 700], meadow[200], 15, 0.4),
    press('sheep', 96, 470, 0.8),
    press('sheep', 200, 520, -0.9),
    press('sheep', 90, 590, 1.05),
    press('sheep', 250, 604, 0.6),
    thatchedCottage(chance, 1250, 596, 150, { ...walls.plaster, roof: gold[300], roofMark: gold[700] }, earth[800]),
    roundTree(chance, 1462, 606, 46, leaves.bright, dawn[200]),
    birds(triples([760, 180, 14, 806, 160, 11, 720, 150, 10, 1080, 240, 11]), earth[800]),
  ])
}
