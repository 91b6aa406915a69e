import { inks } from '../inks.ts'
import { carve } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { spireChurch } from '../kit/churches.ts'
import { hill, wood } from '../kit/land.ts'
import { grounds, walls } from '../kit/paints.ts'
import { area, box, handCut, type Point, points, straight } from '../kit/path.ts'
import { place } from '../kit/picture.ts'

const { earth, gold, meadow } = inks

/** Large pale fields; furrows are cut only where no marker or label will stand. */
const fields: readonly (readonly [outline: readonly Point[], ink: string, furrow: string, angle: number])[] = [
  [points([-30, 232, 300, 214, 318, 404, -30, 420]), meadow[100], meadow[200], -8],
  [points([332, 212, 640, 222, 650, 420, 344, 404]), gold[100], gold[200], 12],
  [points([662, 220, 886, 214, 890, 436, 676, 428]), earth[100], earth[200], -24],
  [points([1000, 210, 1480, 214, 1470, 320, 1180, 336, 1010, 320]), meadow[100], meadow[200], 4],
  [points([560, 500, 1280, 520, 1250, 690, 570, 700]), earth[100], earth[200], 6],
  [points([1300, 510, 1630, 420, 1630, 620, 1290, 640]), meadow[100], meadow[200], -14],
  [points([-30, 740, 350, 760, 360, 1020, -30, 1020]), gold[100], gold[200], 8],
  [points([374, 850, 650, 846, 650, 1020, 372, 1020]), meadow[100], meadow[200], -6],
  [points([668, 846, 940, 850, 940, 1020, 666, 1020]), earth[100], earth[200], 10],
  [points([956, 850, 1330, 866, 1330, 1020, 956, 1020]), meadow[100], meadow[200], -10],
]

/** The fields under the way; `calm` are the markers around which nothing is cut. */
export function ground(chance: Chance, calm: readonly Point[]): string {
  // A label is wider than its marker and stands below it.
  const isCalm = (x: number, y: number) =>
    calm.some(([px, py]) => Math.abs(x - px) < 150 && y > py - 80 && y < py + 110)
  return fields
    .map(([outline, ink, furrow, angle]) => {
      const cuts = carve(chance, outline, {
        rows: 24,
        gap: 74,
        angle,
        length: [24, 50],
        width: [1.4, 2.4],
        share: (x, y) => (isCalm(x, y) ? 0 : 0.7),
      })
      return area(straight(handCut(outline, chance, 3)), ink) + area(cuts, furrow)
    })
    .join('')
}

/** Hills and woods along the upper edge, behind the first stages. */
export function horizon(chance: Chance): string {
  return (
    area(straight(box(-20, -20, 1640, 80)), inks.river[50]) +
    hill(chance, [-20, 40, 260, 18, 560, 44, 900, 20, 1240, 40, 1640, 14], 90, grounds.hazy, 2) +
    wood(chance, [60, 44, 180, 36, 330, 42], 17, meadow[300], meadow[100]) +
    wood(chance, [700, 44, 900, 34, 1010, 40], 17, meadow[300], meadow[100]) +
    wood(chance, [1330, 44, 1480, 36, 1640, 32], 17, meadow[300], meadow[100]) +
    place(588, 46, [spireChurch(chance, walls.stone)], 0.24) +
    hill(chance, [-20, 62, 400, 48, 800, 60, 1200, 48, 1640, 58], 110, { ink: earth[50] })
  )
}
