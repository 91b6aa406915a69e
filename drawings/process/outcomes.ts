import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { hedge } from '../kit/land.ts'
import { tipper } from '../kit/lorries.ts'
import { digger, redMachine } from '../kit/machines.ts'
import { leaves } from '../kit/paints.ts'
import { area, disc, points, smooth, triples } from '../kit/path.ts'
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

/** The meadow that stays: a hedge, an oak and birds, 270 wide around the origin. */
export function keptMeadow(chance: Chance): string {
  const flowers = Array.from({ length: 16 }, () => disc(chance.between(-109, 109), chance.between(-8, 20), 3.4)).join(
    '',
  )
  return (
    area(smooth(points([-135, 6, -70.2, -26, 0, -32, 81, -26, 135, 6, 0, 34]), true), meadow[300]) +
    hedge(chance, [-121, -16, 0, -26, 121, -16], 16, meadow[700], meadow[300]) +
    oak(chance, -43.2, 0, 52, leaves.summer) +
    roundTree(chance, 70.2, -6, 24, leaves.bright, inks.gold[500]) +
    area(flowers, gold[100]) +
    birds(triples([43.2, -96, 12, 81, -116, 9]))
  )
}
