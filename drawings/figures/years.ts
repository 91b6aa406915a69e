import { ages, figureLabels } from '../../content/figure-words.ts'
import { extractionYears } from '../../content/figures.ts'
import { inks } from '../inks.ts'
import { createChance } from '../kit/chance.ts'
import { block, box, handCut, line, straight } from '../kit/path.ts'
import { standing } from '../kit/people.ts'
import { press, stamp } from '../kit/picture.ts'
import { sheet, words } from './sheet.ts'

const step = 360 / extractionYears.to
const feet = 94
const year = { width: step - 4, height: 32, top: feet + 8 }

/** How tall a child is in a year of its life, in metres: from about 1.02 at four to about 1.75 at eighteen. */
function heightAt(age: number): number {
  return 1.02 + Math.min(1, (age - ages.start) / 14) * 0.73
}

/** The years of digging as blocks, the certain ones solid; above them a child who grows up meanwhile. */
export function drawYears(): string {
  const chance = createChance('years')
  const years = Array.from({ length: extractionYears.to }, (_, index) => index)
  const leftOf = (index: number) => index * step + 2
  const foot = year.top + year.height
  return sheet(360, foot + 22, [
    stamp('child', standing(inks.river[500])),
    ...years.map((index) =>
      press('child', leftOf(index) + year.width / 2, feet, (heightAt(ages.start + index) * 32) / 74),
    ),
    ...years.map((index) => {
      const shape = box(leftOf(index), year.top, year.width, year.height)
      return index < extractionYears.from
        ? block(shape, inks.red[500], chance, 0.8)
        : line(straight(handCut(shape, chance, 0.6)), inks.red[500], 1.6)
    }),
    line(`M${extractionYears.from * step} 22V${foot}M359.3 22V${foot}`, inks.ink, 1.4, '3 3'),
    words(0, 44, figureLabels.startsSchool),
    words(extractionYears.from * step, 14, figureLabels.isFrom, { from: 'middle' }),
    words(360, 14, figureLabels.isTo, { from: 'end' }),
    words(2, foot + 17, figureLabels.year(1)),
    words(extractionYears.from * step - 2, foot + 17, figureLabels.year(extractionYears.from), { from: 'end' }),
    words(358, foot + 17, figureLabels.year(extractionYears.to), { from: 'end' }),
  ])
}
