import { inks } from '../inks.ts'
import { carved, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { deer, grazingDeer } from '../kit/creatures.ts'
import { cupola } from '../kit/crowns.ts'
import { chimneys } from '../kit/houses.ts'
import { grass, hill, lane, wood } from '../kit/land.ts'
import { drum, joints, type WallInks } from '../kit/masonry.ts'
import { bars, type Opening, openings, openingsAt, rounded, squared } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, line, points, straight, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, skyBand } from '../kit/sky.ts'
import { oak } from '../kit/trees.ts'

const { earth, brick: bricks, meadow, gold, dawn } = inks
const brickwork: WallInks = { ...walls.brick, mark: bricks[800] }

/** A many-sided brick turret with stone bands and a lead cap. */
function turret(chance: Chance, x: number, foot: number, half: number, height: number): string {
  const bands = [0.36, 0.68, 0.98]
    .map((share) => straight(box(x - half - 2, foot - height * share - 4, half * 2 + 4, 7)))
    .join('')
  const windows: Opening[] = [
    [x - half * 0.02, foot - height * 0.76, half * 0.5, height * 0.12],
    [x - half * 0.02, foot - height * 0.44, half * 0.5, height * 0.12],
  ]
  return (
    drum(chance, { x, foot, half, height }, brickwork, bricks[400]) +
    area(bands, gold[100]) +
    squared(
      windows.map(([wx, wy, ww, wh]): Opening => [wx, wy + 3, ww + 6, wh + 6]),
      gold[100],
    ) +
    squared(windows, earth[900]) +
    cupola(x, foot - height - 2, half * 0.98, half * 1.9)
  )
}

/** The gatehouse: an arch under an oriel between two turrets, with a pierced parapet. */
function gatehouse(chance: Chance): string {
  const oriel = openings([-20, -150, 34, 56, 20, -150, 34, 56])
  return (
    block(box(-104, -238, 208, 238), bricks[400], chance, 0.6) +
    joints(chance, box(-60, -238, 120, 238), bricks[600], 9, 0.4) +
    area(straight(box(-104, -252, 208, 14)), gold[100]) +
    line(
      `${Array.from({ length: 14 }, (_, index) => `M${-66 + index * 10}-252v-22`).join('')}M-70-275h140`,
      gold[100],
      4,
    ) +
    block(box(-56, -226, 112, 96), gold[100], chance, 0.6) +
    squared(openings([-20, -142, 34, 74, 20, -142, 34, 74]), earth[900]) +
    bars(oriel, gold[100], 2.4, 3, true) +
    line('M-37-170h74M-37-196h74', gold[100], 2.4) +
    area('M-56-130l20 22h72l20-22z', earth[200]) +
    block(box(-50, -108, 100, 108), gold[100], chance, 0.6) +
    rounded([[0, 0, 72, 96]], earth[900]) +
    rounded([[0, 0, 44, 76]], meadow[400]) +
    area(straight(points([-22, 0, -8, -34, 8, -34, 22, 0])), gold[200]) +
    turret(chance, -96, 0, 42, 258) +
    turret(chance, 96, 0, 42, 258)
  )
}

/** The house behind, a row of gables, turrets and tall chimneys, further off and so with less carving. */
function house(): string {
  const gables = points([40, -96, 150, -96, 260, -96])
  const windows = openingsAt([40, 150, 260, 340], [-12, 34, 34, -62, 34, 30])
  return (
    chimneys(points([96, -120, 112, -120, 206, -120, 222, -120, 312, -118, 328, -118]), 9, 62, bricks[600]) +
    area(straight(points([-10, -96, 6, -130, 352, -130, 376, -96])), earth[700]) +
    area(straight(box(-10, -98, 386, 98)), bricks[400]) +
    area(gables.map(([x, y]) => straight(points([-38, 2, 0, -56, 38, 2], [x, y]))).join(''), bricks[400]) +
    line(gables.map(([x, y]) => straight(points([-40, 0, 0, -58, 40, 0], [x, y]), false)).join(''), gold[100], 3) +
    squared(
      windows.map(([x, y, w, h]): Opening => [x, y + 3, w + 7, h + 6]),
      gold[100],
    ) +
    squared([...windows, [40, -104, 16, 22], [150, -104, 16, 22], [260, -104, 16, 22]], earth[900]) +
    bars(windows, gold[100], 2, 4, true) +
    area(straight(box(-28, -150, 32, 150)) + straight(box(362, -150, 32, 150)), bricks[600]) +
    area(straight(box(-30, -152, 36, 6)) + straight(box(360, -152, 36, 6)), gold[100]) +
    cupola(-12, -152, 17, 40) +
    cupola(378, -152, 17, 40)
  )
}

/** Charlecote: the gatehouse, and deer under old trees in autumn (data: landmarks). */
export function draw(): string {
  return printScene('charlecote', gold[200], 36, (chance) => {
    const fallen = Array.from({ length: 46 }, () =>
      gouge(chance.between(-20, 640), chance.between(540, 700), chance.between(0, 180), chance.between(7, 12), 1.8),
    ).join('')
    return [
      stamp('oak', oak(chance, 0, 0, 80, leaves.autumn)),
      stamp('lime', oak(chance, 0, 0, 80, leaves.golden)),
      stamp('doe', deer(bricks[400], bricks[800], false)),
      stamp('grazing', grazingDeer(bricks[400], bricks[800])),
      skyBand(chance, 70, 460, gold[100], 14),
      skyBand(chance, 250, 460, dawn[100], 10),
      carved(chance, box(380, 0, 1220, 240), inks.paper, {
        share: 0.5,
        gap: 120,
        rows: 28,
        angle: -8,
        length: [50, 130],
        width: [2, 3.4],
      }),
      wood(chance, [-20, 420, 300, 404, 640, 414, 1000, 404, 1640, 416], 52, gold[700], gold[300]),
      hill(chance, [-20, 424, 400, 412, 900, 416, 1640, 410], 720, grounds.green),
      press('lime', 560, 452, 0.86),
      press('oak', 1490, 462, 1.5),
      place(1030, 442, [house()], 0.96),
      press('lime', 1440, 470, 0.8),
      press('oak', 470, 474, 0.9),
      block(box(590, 428, 106, 46), bricks[400], chance, 0.6),
      block(box(904, 428, 150, 46), bricks[600], chance, 0.6),
      area(straight(box(586, 422, 112, 8)) + straight(box(902, 422, 156, 8)), gold[100]),
      place(800, 474, [gatehouse(chance)], 1.04),
      hill(
        chance,
        [-20, 520, 260, 500, 620, 512, 980, 510, 1240, 518, 1640, 496],
        720,
        { ink: meadow[500], cut: gold[300] },
        6,
      ),
      lane([620, 720, 720, 600, 776, 500, 786, 470], [960, 720, 880, 600, 830, 500, 814, 470], gold[100]),
      grass(chance, [0, 520, 600, 530, 660, 700, 0, 700], gold[200], 17, 0.4, 32),
      grass(chance, [950, 530, 1600, 520, 1600, 700, 980, 700], gold[200], 17, 0.4, 32),
      oak(chance, 150, 640, 300, leaves.autumn),
      area(fallen, gold[300]),
      place(420, 640, [deer(bricks[400], bricks[800], true)], 1.35),
      press('grazing', 560, 580, 0.82),
      press('grazing', 1080, 580, -0.86),
      press('doe', 1210, 604, 1),
      press('grazing', 1330, 576, 0.78),
      press('doe', 1440, 640, -1.16),
      birds(triples([640, 90, 12, 690, 70, 14, 980, 110, 12, 1020, 90, 10]), earth[800]),
    ]
  })
}
