import { figureLabels } from '../../content/figure-words.ts'
import { hourWords, openingHours } from '../../content/figures.ts'
import { inks } from '../inks.ts'
import { createChance } from '../kit/chance.ts'
import { block, box, line } from '../kit/path.ts'
import { sheet, words } from './sheet.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const labels = 42
const bar = { height: 20, step: 24, top: 22 }
const atHour = (hour: number) => labels + (hour * (360 - labels)) / 24

/** The week as seven bars from midnight to midnight, with the hours of work filled in. */
export function drawHours(): string {
  const chance = createChance('hours')
  const boundaries = [...new Set(openingHours.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]))]
  const foot = bar.top + days.length * bar.step
  const bars = days.map((day, index) => {
    const y = bar.top + index * bar.step
    const hours = openingHours.find(({ days }) => (days as readonly string[]).includes(day))
    const [opensAt, closesAt] = [hours?.opensAt ?? 0, hours?.closesAt ?? 0]
    const work = box(atHour(opensAt), y, atHour(closesAt) - atHour(opensAt), bar.height)
    return (
      words(0, y + 15, day.slice(0, 3)) +
      block(box(labels, y, 360 - labels, bar.height), inks.paper, chance, 0.5) +
      (hours
        ? block(work, inks.earth[600], chance, 0.7)
        : words(atHour(10), y + 15, figureLabels.noWork, { from: 'middle', look: 'thin' }))
    )
  })
  return sheet(360, foot, [
    ...bars,
    line(boundaries.map((hour) => `M${atHour(hour)} 17V${foot}`).join(''), inks.ink, 1.4, '3 3'),
    ...boundaries.map((hour) => words(atHour(hour), 12, hourWords(hour), { from: 'middle' })),
  ])
}
