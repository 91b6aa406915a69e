import { inks } from '../inks.ts'
import { carved, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { spireChurch } from '../kit/churches.ts'
import { cottage } from '../kit/houses.ts'
import { furrows, grass, hedge, hill, lane, wood } from '../kit/land.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, disc, line, type Point, points, segment, triples } from '../kit/path.ts'
import { place, printPage } from '../kit/picture.ts'
import { birds, cloud, sun } from '../kit/sky.ts'
import { bush, oak } from '../kit/trees.ts'
import { heap } from '../kit/workings.ts'

const { earth, meadow, gold, paper, red, brick } = inks

/** A finger of the post, its tip to the right of the origin, with the writing that nobody can read from here. */
function finger(chance: Chance, length: number, ink: string, mark: string): string {
  const outline: Point[] = points([-10, -21, length - 22, -21, length, 0, length - 22, 21, -10, 21])
  return (
    block(
      outline.map(([x, y]): Point => [x + 3, y + 5]),
      earth[900],
      chance,
      0.4,
    ) +
    block(outline, ink, chance, 1) +
    area(gouge(length * 0.46, -6, 0, length * 0.62, 4) + gouge(length * 0.4, 7, 0, length * 0.46, 3), mark) +
    area(disc(length - 26, 0, 3), mark)
  )
}

/** A fingerpost whose three arms point three ways; its foot at the origin. */
function fingerpost(chance: Chance): string {
  return (
    block(box(-9, -336, 18, 336), earth[800], chance, 0.8) +
    area(disc(0, -346, 15), earth[900]) +
    area(disc(-4, -350, 4), earth[500]) +
    `<g transform="translate(0 -296) rotate(-4)">${finger(chance, 206, meadow[500], meadow[100])}</g>` +
    `<g transform="translate(0 -238) rotate(3) scale(-1 1)">${finger(chance, 214, red[500], paper)}</g>` +
    `<g transform="translate(0 -180) rotate(6)">${finger(chance, 158, gold[300], earth[800])}</g>` +
    line(segment([-9, -120], [9, -116]) + segment([-9, -70], [9, -74]), earth[600], 2)
  )
}

/** A fingerpost where lanes part, between a village and diggings: the opening of the page of cases. */
export function draw(): string {
  return printPage('cases page', earth[100], 14, (chance) => [
    sun(chance, 236, 118, 44, gold[200]),
    cloud(chance, 596, 104, 220, paper, earth[200]),
    cloud(chance, 330, 72, 130, paper, earth[200]),
    birds(triples([350, 158, 10, 378, 170, 8, 328, 176, 8])),
    hill(chance, [24, 510, 60, 336, 210, 262, 420, 276, 620, 236, 750, 316, 786, 510], 510, grounds.hazy, 3),
    wood(chance, [420, 284, 520, 266, 620, 254, 742, 304], 20, meadow[400], meadow[200]),
    hill(chance, [18, 510, 44, 372, 160, 318, 330, 336, 520, 318, 744, 322, 792, 510], 510, grounds.pale, 3),
    furrows(chance, [480, 400, 760, 400], [540, 326, 730, 326], { count: 12, ink: gold[200], width: 8 }),
    place(624, 354, [spireChurch(chance, walls.goldenStone)], 0.74),
    cottage(chance, 508, 360, 66, walls.plaster),
    cottage(chance, 672, 362, 60, walls.brick),
    hedge(chance, [430, 376, 560, 366, 680, 368, 756, 376], 16, meadow[700], meadow[300]),
    block(points([48, 384, 120, 352, 262, 348, 336, 372, 318, 420, 60, 428]), earth[300], chance, 1.4),
    carved(chance, points([70, 392, 130, 366, 256, 362, 316, 380, 300, 412, 80, 418]), earth[400], {
      rows: 14,
      gap: 60,
      angle: -4,
      length: [24, 56],
      width: [1.2, 2.4],
      share: 0.7,
    }),
    heap(chance, 138, 396, { width: 100, high: 48, ink: earth[500], light: earth[200], shade: earth[700] }),
    heap(chance, 236, 402, { width: 84, high: 36, ink: brick[400], light: earth[200], shade: brick[600] }),
    hill(chance, [4, 512, 36, 436, 250, 408, 560, 398, 764, 414, 800, 512], 510, grounds.green, 6),
    lane([360, 512, 384, 440, 300, 408], [470, 512, 424, 446, 318, 404], earth[200]),
    lane([452, 512, 446, 446, 560, 396], [520, 512, 476, 452, 584, 394], earth[200]),
    bush(chance, 520, 470, 40, leaves.bright),
    oak(chance, 66, 494, 62, leaves.summer),
    place(420, 474, [fingerpost(chance)]),
    grass(chance, [40, 446, 340, 432, 360, 500, 20, 500], meadow[100], 15, 0.34),
    grass(chance, [540, 450, 760, 438, 786, 500, 530, 500], meadow[700], 18, 0.32),
  ])
}
