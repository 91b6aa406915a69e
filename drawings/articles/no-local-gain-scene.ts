import { inks } from '../inks.ts'
import { bareTree } from '../kit/bare-tree.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { cottage } from '../kit/houses.ts'
import { grass, hedge, hill, lane, wood } from '../kit/land.ts'
import { farLorry, tipper } from '../kit/lorries.ts'
import { grounds, walls } from '../kit/paints.ts'
import { area, box, line, points, short, smooth, straight, triples } from '../kit/path.ts'
import { place, printStrip } from '../kit/picture.ts'
import { rays, skyBand, sun } from '../kit/sky.ts'

const { earth, gold, meadow, rain } = inks

/** A coin lying on the road or falling on it, `wide` across. */
function coin(x: number, y: number, wide: number): string {
  const face = (size: number, cy: number) => {
    const [half, up] = [short(size / 2), short(size * 0.3)]
    return `M${short(x - size / 2)} ${short(cy)}a${half} ${up} 0 1 0 ${short(size)} 0a${half} ${up} 0 1 0-${short(size)} 0`
  }
  return (
    area(face(wide, y + wide * 0.14), gold[700]) +
    area(face(wide, y), gold[300]) +
    line(face(wide * 0.64, y), gold[700], 1.2)
  )
}

/** A bench with nobody on it. */
function bench(x: number, foot: number): string {
  return (
    line(
      `M${x + 8} ${foot}v-46M${x + 122} ${foot}v-46M${x + 20} ${foot + 6}v-24M${x + 134} ${foot + 6}v-24`,
      earth[900],
      6,
    ) +
    line(`M${x} ${foot - 42}h130M${x} ${foot - 30}h130`, earth[700], 8) +
    area(straight(points([-2, -22, 130, -22, 142, -13, 10, -13], [x, foot])), earth[700])
  )
}

/** A swing with an empty seat. */
function swing(x: number, foot: number): string {
  return (
    line(
      `M${x - 64} ${foot}l26-110 26 110M${x + 34} ${foot}l26-110 26 110M${x - 44} ${foot - 108}h110`,
      earth[900],
      6,
    ) +
    line(`M${x} ${foot - 108}l-10 78M${x + 24} ${foot - 108}l-8 80`, earth[900], 2) +
    area(`M${x - 16} ${foot - 33}l38 3v6l-38-3z`, inks.brick[600])
  )
}

/** Far towers at the end of the road, where the gain arrives. */
function city(): string {
  const towers = points([
    960, 34, 982, 58, 1008, 44, 1030, 82, 1056, 60, 1082, 96, 1110, 50, 1134, 70, 1160, 38, 1184, 52,
  ])
  return (
    area(towers.map(([x, high]) => straight(box(x, 214 - high, 21, high + 10))).join(''), gold[300]) +
    area(towers.map(([x, high]) => straight(box(x + 15, 214 - high, 6, high + 10))).join(''), inks.gold[500]) +
    line(
      towers.map(([x, high]) => `M${x + 5} ${222 - high}v${high - 14}M${x + 10} ${222 - high}v${high - 14}`).join(''),
      gold[100],
      1.6,
      '3 5',
    )
  )
}

/** Lorries carry what the ground was worth away to far towers; the village green stays behind, empty and grey. */
export function draw(): string {
  const left = points([470, 520, 640, 440, 900, 398, 1150, 376, 1236, 334, 1130, 292, 1010, 270, 1020, 244, 1072, 222])
  const right = points([
    800, 520, 880, 462, 1060, 430, 1290, 398, 1350, 332, 1210, 276, 1070, 262, 1046, 246, 1080, 222,
  ])
  const green = points([330, 520, 356, 404, 450, 372, 600, 366, 780, 384, 720, 430, 560, 520])
  return printStrip('no-local-gain', rain[200], (chance: Chance) => [
    carved(chance, box(0, 0, 1600, 120), rain[100], { share: 0.6, rows: 22 }),
    skyBand(chance, 110, 260, rain[100], 12),
    skyBand(chance, 160, 260, gold[100], 8),
    sun(chance, 1080, 190, 70, gold[200]),
    rays(chance, 1080, 190, { from: 92, to: 640, bottom: 214, ink: inks.paper }),
    city(),
    hill(chance, [-20, 228, 420, 214, 860, 222, 1100, 218, 1640, 232], 420, grounds.hazy),
    wood(chance, [1190, 236, 1400, 238, 1640, 246], 22, meadow[300], meadow[100]),
    hill(chance, [-20, 286, 300, 268, 700, 282, 1000, 300, 1300, 284, 1640, 292], 510, grounds.pale, 7),
    hedge(chance, [640, 292, 800, 296, 990, 304], 16, meadow[700], meadow[300]),
    hedge(chance, [1380, 330, 1480, 322, 1630, 326], 18, meadow[700], meadow[300]),
    hill(
      chance,
      [-20, 352, 300, 338, 640, 346, 1000, 410, 1400, 440, 1640, 420],
      510,
      { ink: earth[200], cut: rain[300] },
      6,
    ),
    lane(left, right, earth[100]),
    carved(chance, [...left, ...right.toReversed()], earth[400], {
      rows: 20,
      gap: 60,
      angle: -8,
      length: [16, 34],
      width: [1.2, 2],
      share: 0.6,
    }),
    place(1082, 231, [farLorry()], 0.5),
    place(1078, 276, [farLorry()], 1.2, true),
    place(1182, 324, [tipper(chance, inks.gold[500])], 0.32),
    ...triples([
      1150, 316, 10, 1164, 332, 11, 1120, 284, 6, 1102, 276, 5, 1218, 372, 18, 1190, 396, 20, 1150, 388, 19, 1240, 390,
      18,
    ]).map(([x, y, wide]) => coin(x, y, wide)),
    bareTree(chance, 262, 372, 240, rain[700]),
    cottage(chance, 300, 366, 130, { ...walls.wet, roof: rain[700] }),
    cottage(chance, 482, 362, 112, walls.wet),
    cottage(chance, 40, 384, 150, walls.wet),
    hedge(chance, [-20, 392, 150, 386, 330, 372], 18, rain[700], rain[300]),
    area(smooth(green), meadow[200]),
    grass(chance, green, rain[500], 14, 0.5, 24),
    swing(690, 424),
    bench(404, 450),
    place(862, 432, [tipper(chance, inks.gold[500])], 0.86),
    ...triples([846, 434, 26, 820, 454, 30, 776, 444, 28, 798, 476, 34, 740, 470, 33, 690, 478, 36, 722, 496, 38]).map(
      ([x, y, wide]) => coin(x, y, wide),
    ),
    bareTree(chance, 1500, 470, 250, rain[700]),
    hedge(chance, [1240, 500, 1440, 478, 1620, 468], 24, rain[700], rain[300]),
  ])
}
