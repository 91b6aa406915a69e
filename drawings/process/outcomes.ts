import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { hedge } from '../kit/land.ts'
import { tipper } from '../kit/lorries.ts'
import { digger, redMachine } from '../kit/machines.ts'
import { leaves } from '../kit/paints.ts'
import { area, disc, points, smooth } from '../kit/path.ts'
import { place } from '../kit/picture.ts'
import { birds } from '../kit/sky.ts'
import { oak, roundTree } from '../kit/trees.ts'
import { heap } from '../kit/workings.ts'

const { earth, gold, meadow } = inks

/** The quarry that goes ahead: a dug floor, a heap, a digger and a lorry. */
export function quarry(chance: Chance, x: number, foot: number): string {
  const pit = points([-150, -58, 150, -66, 196, 6, 120, 34, -110, 36, -186, 4], [x, foot])
  return (
    area(smooth(pit, true), earth[400]) +
    carved(chance, pit, earth[600], { rows: 16, gap: 40, angle: 3, length: [14, 30], width: [1.4, 2.4], share: 0.7 }) +
    heap(chance, x + 78, foot - 12, { width: 170, high: 84, ink: earth[500], light: earth[200], shade: earth[700] }) +
    place(x - 104, foot - 16, [digger(chance, redMachine, [170, -46])], 0.6) +
    place(x - 34, foot + 26, [tipper(chance)], 0.44)
  )
}

/** A small heap, for where there is little room. */
export function smallQuarry(chance: Chance, x: number, foot: number): string {
  return (
    heap(chance, x, foot, { width: 112, high: 62, ink: earth[400], light: earth[100], shade: earth[600] }) +
    place(x - 22, foot + 16, [digger(chance, redMachine, [160, -20])], 0.3)
  )
}

/** The meadow that stays: a hedge, an oak and birds; `wide` is how far it reaches. */
export function keptMeadow(chance: Chance, x: number, foot: number, wide: number): string {
  const left = x - wide / 2
  const flowers = Array.from({ length: 16 }, () =>
    disc(chance.between(left + 26, left + wide - 26), chance.between(foot - 8, foot + 20), 3.4),
  ).join('')
  return (
    area(
      smooth(
        [
          [left, foot + 6],
          [left + wide * 0.24, foot - 26],
          [x, foot - 32],
          [left + wide * 0.8, foot - 26],
          [left + wide, foot + 6],
          [x, foot + 34],
        ],
        true,
      ),
      meadow[300],
    ) +
    hedge(
      chance,
      [
        [left + 14, foot - 16],
        [x, foot - 26],
        [left + wide - 14, foot - 16],
      ],
      16,
      meadow[700],
      meadow[300],
    ) +
    oak(chance, x - wide * 0.16, foot, 52, leaves.summer) +
    roundTree(chance, x + wide * 0.26, foot - 6, 24, leaves.bright, inks.gold[500]) +
    area(flowers, gold[100]) +
    birds([
      [x + wide * 0.16, foot - 96, 12],
      [x + wide * 0.3, foot - 116, 9],
    ])
  )
}
