import { inks } from '../inks.ts'
import { mist } from '../kit/air.ts'
import type { Chance } from '../kit/chance.ts'
import { sheep } from '../kit/creatures.ts'
import { pinnacles, spire } from '../kit/crowns.ts'
import { cottage } from '../kit/houses.ts'
import { fence, furrows, grass, hedge, hill, lane, wood } from '../kit/land.ts'
import { gabled, tower, type WallInks } from '../kit/masonry.ts'
import { bars, openings, openingsAt, pointed } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, disc, line, points, straight, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, rays, skyBand, sun } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { oak } from '../kit/trees.ts'

const { earth, meadow, gold, dawn, river } = inks

/** The small gabled windows that stand out of a spire. */
function lucarne(x: number, y: number, size: number, stone: WallInks): string {
  return (
    area(straight(points([-1, 0, -1, -1.4, 0, -3.6, 1, -1.4, 1, 0], [x, y], [size, size])), stone.lit) +
    pointed([[x, y - 1, size * 0.9, size * 2]], stone.glass)
  )
}

/** All Saints': a steep-roofed Victorian church under a tall spire with pinnacles at its foot. */
function church(chance: Chance): string {
  const stone: WallInks = { ...walls.stone, lit: earth[200], shade: earth[500], mark: earth[600], roof: earth[800] }
  const aisle = openingsAt([66, 102, 138, 174], [-14, 17, 34])
  const clerestory = openingsAt([66, 102, 138, 174], [-72, 10, 15])
  const bells = openings([-14, -112, 13, 42, 8, -112, 13, 42])
  return (
    gabled(chance, { x: 200, foot: 0, width: 62, depth: 46, wall: 52, rise: 56, rows: 5 }, stone) +
    gabled(chance, { x: 30, foot: 0, width: 176, depth: 60, wall: 92, rise: 62, rows: 5 }, stone) +
    gabled(chance, { x: 44, foot: 0, width: 158, depth: 18, wall: 56, rise: 10, rows: 1 }, stone) +
    pointed([...aisle, ...clerestory, [232, -12, 16, 34], [238, -100, 16, 30]], stone.glass) +
    bars(aisle, stone.lit, 1.8) +
    line('M236-146v-24M230-162h12', stone.roof, 2.4) +
    tower(chance, { x: -38, foot: 0, width: 64, depth: 26, height: 186, strings: [0.3, 0.52, 0.96] }, stone) +
    area(straight(points([-48, 0, -45, -70, -40, -84, -40, -140, -36, -146, -36, 0])), stone.lit) +
    area(straight(points([-6, 0, -3, -64, 4, -80, 10, -64, 12, 0])), stone.lit) +
    pointed([...bells, [3, -4, 14, 34], [40, -112, 10, 40]], stone.glass) +
    bars(bells, stone.lit, 1.8) +
    spire(chance, 7, -186, 40, 218, [stone.lit, earth[300], stone.shade], stone.mark) +
    pinnacles(points([-36, -184, 25, -184, 50, -182]), 11, 50, stone.lit) +
    lucarne(-2, -206, 8, stone) +
    lucarne(3, -280, 5, stone) +
    line('M7-402v-22M1-416h12', earth[800], 2.4) +
    area(disc(7, -426, 3.4), inks.gold[500])
  )
}

/** Sherbourne: the tall spire over a misty park at dawn (data: landmarks). */
export function draw(): string {
  return printScene('sherbourne', river[100], 36, (chance) => [
    stamp('sheep', sheep()),
    stamp('oak', oak(chance, 0, 0, 80, leaves.summer)),
    skyBand(chance, 130, 460, dawn[100], 12),
    skyBand(chance, 250, 460, gold[100], 10),
    sun(chance, 452, 318, 58, gold[300]),
    rays(chance, 452, 318, { from: 84, to: 1000, bottom: 380, ink: inks.paper, dense: 0.7 }),
    hill(chance, [-20, 372, 260, 348, 560, 362, 900, 340, 1250, 358, 1640, 330], 520, grounds.hazy, 3),
    wood(chance, [-20, 392, 240, 384, 520, 396, 700, 388, 1000, 394], 34, meadow[300], meadow[100]),
    wood(chance, [1060, 398, 1300, 384, 1640, 396], 40, meadow[300], meadow[100]),
    mist(chance, 420, 400, 900, inks.paper),
    mist(chance, 1330, 404, 700, inks.paper),
    hill(chance, [-20, 440, 300, 424, 640, 440, 1000, 430, 1640, 446], 700, grounds.pale, 4),
    press('oak', 150, 470, 1.12),
    press('oak', 330, 452, 0.62),
    poplar(chance, 584, 460, 190, leaves.summer),
    poplar(chance, 628, 464, 150, leaves.summer),
    cottage(chance, 1120, 470, 96, walls.brick),
    cottage(chance, 1262, 478, 112, { ...walls.plaster, lit: gold[100] }, { chimney: inks.brick[600] }),
    press('oak', 1472, 500, 1.15),
    place(800, 488, [church(chance)], 0.92),
    press('oak', 690, 492, 0.5),
    hedge(chance, [1040, 506, 1200, 500, 1420, 512, 1640, 508], 26, meadow[800], meadow[400]),
    hill(chance, [-20, 506, 220, 494, 520, 506, 820, 498, 1100, 520, 1640, 524], 720, grounds.lush),
    lane([560, 720, 700, 620, 800, 550, 818, 500], [860, 720, 856, 620, 858, 550, 842, 500], gold[100]),
    line('M702 716c50-64 94-114 116-186M770 716c30-70 50-120 60-200', earth[200], 3),
    furrows(chance, [980, 720, 1640, 720], [930, 540, 1420, 536], {
      count: 15,
      ink: meadow[300],
      width: 11,
      taper: 0.2,
    }),
    fence([900, 618, 1010, 606, 1120, 600, 1230, 598, 1340, 600, 1450, 606, 1560, 616, 1670, 630], 46),
    mist(chance, 330, 516, 640, meadow[100]),
    press('sheep', 150, 604, 1),
    press('sheep', 260, 580, -0.8),
    press('sheep', 352, 624, 1.05),
    press('sheep', 480, 572, 0.72),
    press('sheep', 96, 560, -0.66),
    grass(chance, [0, 560, 560, 560, 620, 640, 540, 700, 0, 700], meadow[300], 15, 0.45),
    grass(chance, [860, 640, 1600, 660, 1600, 700, 860, 700], meadow[800], 20, 0.7),
    birds(triples([640, 200, 14, 690, 178, 12, 600, 170, 10, 980, 160, 12, 1030, 188, 10, 946, 214, 9])),
  ])
}
