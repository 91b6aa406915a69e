import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { cow } from '../kit/creatures.ts'
import { cottage } from '../kit/houses.ts'
import { grass, hedge, hill, wood } from '../kit/land.ts'
import { gabled, tower, type WallInks } from '../kit/masonry.ts'
import { openings, openingsAt, pointed } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, disc, line, points, smooth, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, rays, skyBand, sun } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { oak } from '../kit/trees.ts'
import { reflection, ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { earth, meadow, gold, dawn, river } = inks

/** St John the Baptist's: a low stone church with a small belfry tower under a pyramid roof. */
function church(chance: Chance): string {
  const stone: WallInks = { ...walls.sandstone, lit: gold[200] }
  const windows = openingsAt([56, 82, 148], [-12, 12, 32])
  return (
    gabled(chance, { x: 164, foot: 0, width: 48, depth: 36, wall: 42, rise: 34, rows: 3 }, stone) +
    gabled(chance, { x: 26, foot: 0, width: 142, depth: 48, wall: 58, rise: 48 }, stone) +
    gabled(chance, { x: 100, foot: 4, width: 26, depth: 10, wall: 30, rise: 20, rows: 2 }, stone) +
    pointed([...windows, [113, 4, 12, 24], [188, -10, 11, 26]], stone.glass) +
    tower(chance, { x: -22, foot: 0, width: 48, depth: 22, height: 128, strings: [0.5, 0.97] }, stone) +
    block(points([-27, -126, 2, -172, 29, -126]), stone.roof, chance, 0.6) +
    block(points([28, -126, 2, -172, 51, -123]), earth[900], chance, 0.6) +
    line('M2-170v-22M-4-184h12', earth[900], 2) +
    pointed(openings([-8, -84, 9, 26, 10, -84, 9, 26, 2, -10, 13, 32]), stone.glass)
  )
}

/** Wasperton: the church above the Avon meadows at sunset (data: landmarks). */
export function draw(): string {
  const far = points([
    1640, 384, 1330, 388, 1120, 404, 1060, 424, 1150, 446, 1330, 466, 1350, 496, 1160, 530, 800, 556, 420, 588, 120,
    640, -40, 700,
  ])
  const near = points([
    520, 740, 760, 690, 1060, 640, 1330, 590, 1560, 536, 1600, 486, 1480, 448, 1280, 428, 1270, 418, 1380, 404, 1640,
    398,
  ])
  return printScene('wasperton', dawn[300], 36, (chance) => [
    stamp('cow', cow(earth[800], inks.paper)),
    stamp('brown', cow(inks.brick[600], inks.brick[800])),
    skyBand(chance, 96, 460, dawn[200], 12),
    skyBand(chance, 188, 460, dawn[100], 10),
    skyBand(chance, 262, 460, gold[200], 8),
    carved(chance, points([0, 0, 1600, 0, 1600, 100, 0, 100]), dawn[200], {
      share: 0.6,
      length: [60, 150],
      width: [2.6, 4],
    }),
    sun(chance, 1240, 300, 70, inks.gold[500]),
    rays(chance, 1240, 300, { from: 96, to: 620, bottom: 330, ink: inks.paper, dense: 0.8 }),
    hill(chance, [-20, 350, 260, 322, 560, 336, 900, 316, 1200, 332, 1640, 312], 460, grounds.green, 3),
    wood(chance, [900, 372, 1120, 362, 1380, 368, 1640, 360], 30, inks.meadow[500], meadow[300]),
    hill(chance, [-20, 392, 200, 360, 460, 336, 760, 348, 1000, 380, 1300, 384, 1640, 376], 720, grounds.lush, 6),
    cottage(chance, 126, 380, 92, walls.brick),
    cottage(chance, 236, 366, 74, { ...walls.plaster, lit: gold[100] }, { chimney: inks.brick[600] }),
    hedge(chance, [-10, 404, 160, 392, 360, 374, 520, 368], 22, meadow[800], meadow[400]),
    poplar(chance, 470, 362, 200, leaves.dark),
    poplar(chance, 510, 364, 160, leaves.dark),
    place(770, 366, [church(chance)], 1.08, true),
    oak(chance, 848, 380, 56, leaves.dark, -40),
    oak(chance, 400, 372, 54, leaves.dark, -40),
    area(`${smooth(far)}L${smooth(near).slice(1)}z`, river[300]),
    line(smooth(far), meadow[800], 5),
    reflection(chance, 1240, 130, 412, 60, gold[100]),
    reflection(chance, 1360, 90, 452, 60, gold[200]),
    ripples(chance, [...far, ...near], gold[100], { top: 390, bottom: 700, share: 0.75 }),
    hill(chance, [900, 720, 1100, 660, 1330, 606, 1500, 566, 1640, 540], 720, grounds.deep),
    grass(chance, [0, 420, 560, 400, 1020, 430, 1040, 500, 600, 550, 0, 620], gold[200], 15, 0.42, 34),
    press('cow', 330, 478, 0.72),
    press('brown', 470, 452, -0.56),
    press('cow', 640, 442, -0.62),
    press('brown', 190, 530, 0.92),
    press('cow', 760, 448, 0.46),
    area(
      points([60, 470, 110, 560, 260, 560, 400, 540, 540, 420, 700, 530, 860, 480, 930, 512, 40, 600, 300, 430])
        .map(([x, y]) => disc(x, y, 3.4) + disc(x + 16, y + 7, 3) + disc(x - 12, y + 10, 3))
        .join(''),
      gold[300],
    ),
    willow(chance, 1490, 600, 120, { ...leaves.willow, dark: meadow[700], mid: inks.meadow[500], light: gold[200] }),
    reeds(chance, [1040, 700], [1600, 690], { count: 40, high: 90, ink: meadow[900], heads: earth[700] }),
    birds(triples([620, 130, 15, 672, 108, 12, 574, 104, 11, 1010, 150, 12, 1050, 128, 10, 720, 150, 10]), earth[800]),
  ])
}
