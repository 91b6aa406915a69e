import { figureLabels } from '../../content/figure-words.ts'
import { landbank } from '../../content/figures.ts'
import { inks } from '../inks.ts'
import { createChance } from '../kit/chance.ts'
import { block, box, line } from '../kit/path.ts'
import { sheet, words } from './sheet.ts'

const step = 360 / landbank.requiredYears

/** The required years as a bar; what is said to be held as a number alone, since no document is known for it. */
export function drawLandbank(): string {
  const chance = createChance('landbank')
  const years = Array.from({ length: landbank.requiredYears }, (_, index) =>
    block(box(index * step, 22, step - 4, 34), inks.gold[500], chance, 0.8),
  )
  return sheet(360, 138, [
    words(0, 14, figureLabels.required),
    ...years,
    line('M0 76H360', inks.earth[300], 1.4, '3 4'),
    words(0, 122, figureLabels.held, { look: 'large' }),
    ...figureLabels.heldWords.map((text, index) => words(92, 104 + index * 20, text)),
  ])
}
