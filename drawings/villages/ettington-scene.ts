import { inks } from '../inks.ts'
import { mist } from '../kit/air.ts'
import { carved, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { chimneys } from '../kit/houses.ts'
import { grass, hill, lane, wood } from '../kit/land.ts'
import { courses, drum, shading, type WallInks } from '../kit/masonry.ts'
import { bars, openings, openingsAt, pointed } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, line, type Point, points, straight, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, skyBand, sun } from '../kit/sky.ts'
import { cedar } from '../kit/tall-trees.ts'
import { oak } from '../kit/trees.ts'

const { earth, gold, rain, meadow } = inks
const stone: WallInks = { ...walls.goldenStone, mark: earth[600], roof: rain[900], roofMark: rain[500] }

/** Level bands of grey stone over a yellow wall: what Ettington Park is known by. */
function bands(x: number, width: number, from: number, to: number): string {
  let data = ''
  for (let y = from; y > to; y -= 19) data += straight(box(x, y - 6, width, 6))
  return area(data, rain[300])
}

/** A steep hipped roof over a block, with iron cresting. */
function hipped(chance: Chance, x: number, width: number, foot: number, high: number): string {
  const corners: [Point, Point, Point, Point] = [
    [x - 8, foot],
    [x + width + 8, foot],
    [x + width * 0.7, foot - high],
    [x + width * 0.3, foot - high],
  ]
  return (
    block(corners, stone.roof, chance, 0.8) +
    courses(corners, 5, stone.roofMark, 2, '12 6 20 5') +
    line(
      Array.from(
        { length: 8 },
        (_, index) => `M${Math.round(x + width * 0.3 + (index * width * 0.4) / 7)} ${foot - high}v-12`,
      ).join(''),
      stone.roof,
      2.4,
    )
  )
}

function gabledDormer(x: number, foot: number, half: number): string {
  return (
    area(straight(points([-1, 0, -1, -1.5, 0, -3.2, 1, -1.5, 1, 0], [x, foot], [half, half])), stone.lit) +
    line(
      straight(
        [
          [x - half - 3, foot - half * 1.4],
          [x, foot - half * 3.3],
          [x + half + 3, foot - half * 1.4],
        ],
        false,
      ),
      rain[300],
      4,
    ) +
    pointed([[x, foot - 3, half, half * 2]], stone.glass)
  )
}

/** A wing with a hipped roof and two floors of tall windows. */
function wing(chance: Chance, x: number): string {
  const windows = openingsAt([x + 22, x + 54, x + 86], [-112, 20, 60, -22, 20, 60])
  return (
    hipped(chance, x, 130, -206, 124) +
    block(box(x, -210, 130, 210), stone.lit, chance, 0.6) +
    bands(x, 130, -14, -206) +
    block(box(x + 108, -210, 22, 210), stone.shade, chance, 0.6) +
    shading(chance, box(x + 108, -210, 22, 210), stone.mark, 8) +
    gabledDormer(x + 54, -212, 22) +
    pointed(windows, stone.glass) +
    bars(windows, stone.lit, 2) +
    area(straight(box(x - 6, -214, 142, 9)), stone.shade)
  )
}

/** Ettington Park: two wings, a conical and a pyramid turret in the corners, and an arcade between. */
function house(chance: Chance): string {
  const arcade = openingsAt([-124, -90, -56, 56, 90, 124], [-8, 24, 56])
  const main = openingsAt([-78, -44, 44, 78], [-112, 18, 48])
  return (
    chimneys(points([-190, -300, -64, -300, 64, -300, 196, -300]), 18, 66, earth[600]) +
    hipped(chance, -130, 260, -196, 112) +
    block(box(-130, -200, 260, 200), stone.lit, chance, 0.6) +
    bands(-130, 260, -20, -196) +
    gabledDormer(-78, -198, 22) +
    gabledDormer(0, -176, 30) +
    gabledDormer(78, -198, 22) +
    pointed(main, stone.glass) +
    wing(chance, -310) +
    wing(chance, 180) +
    drum(chance, { x: -152, foot: 0, half: 33, height: 284 }, stone, earth[300]) +
    pointed(openings([-162, -216, 12, 34, -140, -216, 12, 34]), stone.glass) +
    area(straight(points([-192, -280, -152, -430, -112, -280])), stone.roof) +
    area(gouge(-160, -330, -72, 70, 2.4) + gouge(-170, -304, -70, 40, 2), stone.roofMark) +
    block(box(120, -270, 60, 270), stone.lit, chance, 0.6) +
    bands(120, 60, -20, -266) +
    block(box(158, -270, 24, 270), stone.shade, chance, 0.6) +
    shading(chance, box(158, -270, 24, 270), stone.mark, 8) +
    pointed(openings([132, -206, 13, 42, 149, -206, 13, 42]), stone.glass) +
    area(straight(points([112, -266, 150, -392, 190, -266])), stone.roof) +
    area(gouge(140, -310, -72, 66, 2.4), stone.roofMark) +
    line('M-152-430v-26M150-392v-24', stone.roof, 2.6) +
    block(box(-146, -78, 292, 78), earth[200], chance, 0.6) +
    pointed(arcade, stone.glass) +
    area(straight(box(-148, -86, 296, 9)), stone.shade) +
    block(box(-38, -104, 76, 104), stone.lit, chance, 0.6) +
    bands(-38, 76, -70, -100) +
    pointed([[0, 0, 48, 78]], stone.glass) +
    area(straight(points([-42, -102, 0, -140, 42, -102])), stone.lit) +
    line(straight(points([-44, -101, 0, -141, 44, -101]), false), rain[500], 4)
  )
}

/** Ettington: the Gothic towers of Ettington Park among trees on a misty morning (data: landmarks). */
export function draw(): string {
  return printScene('ettington', rain[200], 36, (chance) => [
    stamp('misty', oak(chance, 0, 0, 80, leaves.mist)),
    stamp('cedar', cedar(chance, 0, 0, 300, leaves.dark)),
    skyBand(chance, 120, 480, rain[100], 16),
    skyBand(chance, 250, 480, gold[100], 10),
    sun(chance, 470, 176, 58, gold[200]),
    carved(chance, box(0, 0, 1600, 250), inks.paper, {
      share: 0.55,
      gap: 130,
      rows: 28,
      length: [60, 150],
      width: [1.8, 3.6],
    }),
    wood(chance, [-20, 396, 300, 380, 640, 392, 1000, 380, 1640, 394], 62, rain[300], rain[100]),
    mist(chance, 800, 392, 1720, rain[100], 0.6),
    press('misty', 240, 420, 1.3),
    press('misty', 380, 424, 0.9),
    press('misty', 1330, 424, 1.1),
    press('misty', 1470, 420, 1.4),
    hill(chance, [-20, 432, 400, 424, 900, 428, 1640, 420], 720, grounds.pale, 4),
    mist(chance, 800, 440, 1720, inks.paper, 0.6),
    place(806, 486, [house(chance)], 0.94),
    press('cedar', 366, 506, 0.96),
    press('cedar', 1270, 502, -1.06),
    hill(chance, [-20, 520, 320, 502, 700, 500, 1000, 498, 1300, 508, 1640, 498], 720, grounds.lush),
    lane([380, 720, 640, 640, 800, 570, 790, 496], [700, 720, 820, 650, 880, 570, 826, 496], gold[100]),
    mist(chance, 800, 520, 1720, meadow[200], 0.6),
    press('cedar', 96, 640, 1.7),
    press('cedar', 1530, 650, -1.75),
    grass(chance, [0, 560, 380, 560, 560, 640, 360, 700, 0, 700], meadow[300], 17, 0.5),
    grass(chance, [920, 560, 1600, 560, 1600, 700, 760, 700], meadow[300], 17, 0.5),
    birds(
      triples([640, 110, 14, 690, 92, 12, 604, 86, 10, 980, 70, 13, 1030, 94, 11, 1090, 66, 10, 560, 120, 9]),
      rain[900],
    ),
  ])
}
