import { inks } from '../inks.ts'
import { gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { spireChurch } from '../kit/churches.ts'
import { furrows, hill, wood } from '../kit/land.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, disc, line, type Point, points, smooth, straight, triples } from '../kit/path.ts'
import { place, printPage } from '../kit/picture.ts'
import { birds, cloud, sun } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { oak } from '../kit/trees.ts'
import { ripples } from '../kit/water.ts'
import { willow } from '../kit/waterside.ts'

const { earth, meadow, gold, river, paper, dawn } = inks

/** The valley as it stands on the letter, 440 wide and 300 high from the origin. */
function valley(chance: Chance): string {
  const bank = points([0, 236, 120, 226, 240, 240, 440, 224, 440, 300, 0, 300])
  return [
    block(box(0, 0, 440, 300), river[100], chance, 0.6),
    sun(chance, 344, 66, 30, gold[200]),
    cloud(chance, 150, 84, 170, paper, river[200]),
    birds(triples([240, 72, 9, 264, 84, 7])),
    hill(chance, [0, 168, 120, 140, 260, 160, 440, 132], 300, grounds.hazy, 3),
    wood(chance, [0, 182, 130, 176, 260, 184, 440, 172], 15, meadow[400], meadow[200]),
    hill(chance, [0, 202, 160, 188, 300, 198, 440, 184], 300, grounds.pale, 3),
    furrows(chance, [300, 240, 420, 232], [330, 200, 400, 196], { count: 6, ink: meadow[100], width: 4 }),
    place(96, 222, [spireChurch(chance, walls.goldenStone)], 0.66),
    oak(chance, 60, 228, 30, leaves.summer),
    poplar(chance, 262, 224, 78, leaves.bright),
    poplar(chance, 284, 226, 62, leaves.bright),
    area(straight(bank), river[500]),
    ripples(chance, bank, river[100], { top: 230, bottom: 300, share: 0.5, size: 0.6 }),
    willow(chance, 386, 250, 40, leaves.willow),
  ].join('')
}

/** A seal of wax with a leaf pressed into it, its middle at the origin. */
function seal(chance: Chance): string {
  const edge = Array.from({ length: 11 }, (_, index): Point => {
    const turn = (index / 11) * Math.PI * 2
    const far = chance.between(36, 43)
    return [Math.cos(turn) * far, Math.sin(turn) * far]
  })
  const leaf = gouge(-2, 2, -48, 44, 5, 4) + gouge(2, -2, 132, 44, 5, 4)
  return (
    area(smooth(edge, true), gold[700]) +
    area(disc(0, 0, 29), gold[500]) +
    area(leaf, gold[200]) +
    line('M-18 19L17-18', gold[700], 2)
  )
}

/** A letter with the valley on it, half out of its envelope: the opening of the contact page. */
export function draw(): string {
  const envelope = points([120, 318, 680, 318, 680, 500, 120, 500])
  return printPage('contact page', earth[100], 12, (chance) => [
    block(points([120, 320, 400, 168, 680, 320]), earth[300], chance, 1),
    area([0, 1, 2, 3, 4].map((index) => gouge(240 + index * 78, 300 - index * 2, 0, 50, 2)).join(''), earth[200]),
    block(box(170, 44, 460, 460), earth[200], chance, 0.8),
    block(box(164, 38, 460, 460), paper, chance, 0.8),
    place(174, 48, [valley(chance)]),
    block(envelope, earth[200], chance, 1),
    block(points([120, 318, 400, 470, 120, 500]), dawn[100], chance, 0.8),
    block(points([680, 318, 400, 470, 680, 500]), earth[300], chance, 0.8),
    block(points([120, 500, 120, 492, 368, 410, 400, 400, 432, 410, 680, 492, 680, 500]), earth[50], chance, 0.8),
    line(straight(points([122, 491, 370, 410, 400, 400, 430, 410, 678, 491]), false), earth[400], 2),
    area([0, 1, 2, 3, 4, 5].map((index) => gouge(152 + index * 10, 356 + index * 18, 32, 34, 2)).join(''), earth[200]),
    area([0, 1, 2, 3, 4, 5].map((index) => gouge(652 - index * 10, 360 + index * 18, -32, 34, 2)).join(''), earth[400]),
    place(400, 424, [seal(chance)]),
    birds(triples([74, 150, 16, 120, 118, 11, 706, 120, 14, 744, 164, 10])),
    area(gouge(690, 214, -30, 26, 3) + gouge(110, 246, 30, 26, 3), gold[500]),
  ])
}
