import { figureLabels, weekdayHours } from '../../content/figure-words.ts'
import { hgvMovements, hourWords, openingHours } from '../../content/figures.ts'
import { inks } from '../inks.ts'
import { createChance } from '../kit/chance.ts'
import { area, box, handCut, line, type Point, straight } from '../kit/path.ts'
import { sheet, words } from './sheet.ts'

const labels = 50
const row = 20
const tick = { width: 5, height: 14 }

/** Whether a tick of the higher number is one of the lower number too: those that are not stand evenly among the others. */
function isCertain(index: number): boolean {
  const share = (hgvMovements.to - hgvMovements.from) / hgvMovements.to
  return Math.floor((index + 1) * share + 1e-9) === Math.floor(index * share + 1e-9)
}

/** One tick for each movement of a weekday, at its minute if they came evenly; a row for each hour. */
export function drawWeekday(): string {
  const chance = createChance('weekday')
  const opensAt = openingHours[0].opensAt
  const tickAt = (x: number, y: number): Point[] => handCut(box(x, y, tick.width, tick.height), chance, 0.3, 20)
  let certain = ''
  let possible = ''
  for (let index = 0; index < hgvMovements.to; index++) {
    const hour = ((index + 0.5) / hgvMovements.to) * weekdayHours
    const x = labels + (hour % 1) * (360 - labels - tick.width)
    const shape = straight(tickAt(x, Math.floor(hour) * row + 2))
    if (isCertain(index)) certain += shape
    else possible += shape
  }
  const foot = weekdayHours * row
  return sheet(360, foot + 30, [
    ...Array.from({ length: weekdayHours }, (_, index) => words(0, index * row + 14, hourWords(opensAt + index))),
    line(
      Array.from({ length: weekdayHours }, (_, index) => `M${labels} ${index * row + 17.5}H360`).join(''),
      inks.earth[300],
      1,
    ),
    area(certain, inks.red[500]),
    line(possible, inks.red[500], 1.1),
    area(straight(tickAt(labels, foot + 12)), inks.red[500]),
    words(labels + 12, foot + 24, figureLabels.atLeastADay),
    line(straight(tickAt(labels + 120, foot + 12)), inks.red[500], 1.1),
    words(labels + 132, foot + 24, figureLabels.atMostADay),
  ])
}
