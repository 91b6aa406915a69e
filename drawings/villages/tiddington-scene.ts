import { inks } from '../inks.ts'
import { punt, rowingBoat } from '../kit/boats.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { duck } from '../kit/creatures.ts'
import { cottage } from '../kit/houses.ts'
import { hedge, hill, wood } from '../kit/land.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, between, block, box, disc, line, type Point, points, smooth, straight, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, cloud, skyBand } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { bush, oak, roundTree } from '../kit/trees.ts'
import { reflection, ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { earth, meadow, gold, river, dawn, brick: bricks } = inks

/** A lawn that falls to the river, mown in stripes; its left and right edge, each from the house to the bank. */
function lawn([a = [0, 0], b = a]: readonly Point[], [c = [0, 0], d = c]: readonly Point[]): string {
  const stripes = [0, 2, 4, 6].map((stripe) => {
    const [from, to] = [stripe / 8, (stripe + 1) / 8]
    return straight([between(a, c, from), between(a, c, to), between(b, d, to), between(b, d, from)])
  })
  return area(straight([a, c, d, b]), meadow[300]) + area(stripes.join(''), meadow[200])
}

/** A border of flowers along a line: dots of several inks over dark leaves. */
function border(chance: Chance, foot: readonly Point[], size: number): string {
  const dots = ['', '', '']
  foot.slice(1).forEach(([x, y], index) => {
    const [fx, fy] = foot[index] ?? [x, y]
    const count = Math.round(Math.hypot(x - fx, y - fy) / (size * 0.42))
    for (let dot = 0; dot < count; dot++) {
      const share = (dot + 0.5) / count
      dots[dot % 3] += disc(
        fx + (x - fx) * share + chance.around(0, 3),
        fy + (y - fy) * share - size * chance.between(0.2, 0.8),
        size * chance.between(0.09, 0.15),
      )
    }
  })
  return (
    hedge(chance, foot, size, meadow[700], meadow[400]) +
    dots.map((data, kind) => area(data, [inks.paper, gold[300], dawn[300]][kind] ?? inks.paper)).join('')
  )
}

/** A small sailing dinghy with its sail half up, 120 high. */
function dinghy(): string {
  return (
    area('M-2-130l56 116h-56z', inks.paper) +
    area('M-8-118v100h-34z', gold[200]) +
    line('M-4-136v124M-4-14h60', earth[800], 4) +
    line('M16-92l-14 6M30-62l-28 6M42-36l-40 8', river[300], 2.4) +
    area('M-56-12h118l-14 24h-82c-10-4-18-14-22-24z', inks.river[500]) +
    area('M-56-12h118l-4 7H-53z', inks.paper)
  )
}

/** Tiddington: gardens that run down to the Avon, and boats (data: landmarks). */
export function draw(): string {
  const bank = points([-40, 424, 200, 428, 460, 420, 760, 430, 1060, 422, 1340, 432, 1640, 424])
  return printScene('tiddington', river[100], 36, (chance) => [
    stamp('duck', duck(earth[300], meadow[800])),
    stamp('oak', oak(chance, 0, 0, 84, leaves.summer)),
    stamp('ball', roundTree(chance, 0, 0, 40, leaves.bright)),
    skyBand(chance, 90, 300, river[50], 12),
    cloud(chance, 420, 96, 320, inks.paper, river[200]),
    cloud(chance, 1180, 74, 260, inks.paper, river[200]),
    wood(chance, [-20, 250, 260, 236, 620, 246, 1000, 234, 1640, 246], 50, meadow[400], meadow[200]),
    hill(chance, [-20, 240, 400, 232, 900, 238, 1640, 232], 460, grounds.lush, 2),
    press('oak', 84, 290),
    poplar(chance, 606, 286, 190, leaves.summer),
    oak(chance, 1010, 284, 72, leaves.bright),
    press('oak', 1512, 290, 1.1),
    cottage(chance, 200, 296, 190, { ...walls.brick, roof: earth[800] }, { bays: 4 }),
    cottage(chance, 700, 292, 178, walls.plaster, { chimney: bricks[600], bays: 4 }),
    cottage(chance, 1150, 296, 196, { ...walls.goldenStone, lit: gold[100] }, { bays: 4, chimney: bricks[600] }),
    lawn(points([180, 296, 60, 430]), points([440, 296, 470, 430])),
    lawn(points([676, 292, 600, 434]), points([930, 292, 1000, 434])),
    lawn(points([1140, 296, 1130, 434]), points([1400, 296, 1520, 434])),
    border(chance, points([440, 300, 500, 350, 540, 424]), 30),
    border(chance, points([676, 298, 630, 350, 590, 420]), 30),
    border(chance, points([936, 300, 1000, 350, 1060, 424]), 30),
    border(chance, points([1140, 300, 1128, 360, 1110, 424]), 28),
    press('ball', 520, 330, 0.9),
    press('ball', 566, 372, 1.2),
    press('ball', 1060, 340, 1),
    press('ball', 1090, 392, 1.2),
    press('ball', 1450, 330, 1.1),
    bush(chance, 20, 420, 56, leaves.summer),
    area(`${smooth(bank)}V710H-40z`, river[400]),
    carved(chance, points([-20, 424, 1620, 424, 1620, 446, -20, 446]), meadow[800], {
      rows: 11,
      gap: 60,
      length: [30, 60],
      width: [2, 3.4],
    }),
    reflection(chance, 260, 200, 440, 90, meadow[200]),
    reflection(chance, 800, 210, 440, 96, meadow[200]),
    reflection(chance, 1320, 200, 440, 90, meadow[200]),
    reflection(chance, 560, 80, 440, 80, meadow[700]),
    reflection(chance, 1085, 80, 440, 80, meadow[700]),
    ripples(chance, box(0, 436, 1600, 264), river[50], { top: 440, bottom: 700, share: 0.4 }),
    block(points([676, 426, 858, 426, 880, 452, 656, 452]), earth[300], chance, 0.8),
    line('M700 428l-14 22M736 428l-8 22M772 428v22M808 428l6 22M840 428l14 22', earth[500], 2),
    area(
      straight(points([660, 452, 664, 486, 672, 486, 672, 452])) +
        straight(points([862, 452, 864, 486, 872, 486, 874, 452])) +
        straight(points([764, 452, 764, 480, 772, 480, 772, 452])),
      earth[800],
    ),
    area(straight(points([656, 450, 880, 450, 882, 458, 654, 458])), earth[700]),
    place(960, 500, [dinghy()], 0.94),
    reflection(chance, 964, 90, 512, 60, inks.paper),
    place(566, 508, [rowingBoat(bricks[600], gold[200], bricks[800])], 0.9),
    reflection(chance, 566, 120, 520, 40, river[900]),
    place(1270, 540, [rowingBoat(meadow[700], inks.paper, meadow[900])], 1.06, true),
    reflection(chance, 1270, 150, 556, 50, river[900]),
    place(760, 606, [punt(earth[700], earth[400])], 1.5),
    reflection(chance, 760, 290, 616, 60, river[900]),
    press('duck', 380, 560, 1.1),
    press('duck', 320, 580, 1.2),
    press('duck', 1110, 640, 1.4),
    willow(chance, 150, 610, 170, leaves.willow, 0.86),
    hill(chance, [-20, 640, 80, 600, 240, 606, 340, 650, 380, 720], 720, { ink: meadow[500], cut: meadow[200] }),
    reeds(chance, [230, 640], [400, 710], { count: 18, high: 70, ink: meadow[800], heads: earth[700] }),
    reeds(chance, [1330, 710], [1620, 690], { count: 26, high: 120, ink: meadow[900], heads: earth[700] }),
    birds(triples([700, 150, 12, 746, 132, 10, 900, 120, 11])),
  ])
}
