import type { Journey } from './journey.ts'
import { evaluating } from './journeys/evaluating.ts'
import { pages } from './journeys/every-page.ts'
import { forms } from './journeys/forms.ts'
import { maintaining } from './journeys/maintaining.ts'
import { navigating } from './journeys/navigating.ts'
import { offline } from './journeys/offline.ts'
import { overlay } from './journeys/overlay.ts'
import { paperStyles, printing } from './journeys/printing.ts'

/** What matters most to visitors and maintainers, in every engine. */
export const journeys: readonly Journey[] = [
  pages,
  evaluating,
  overlay,
  navigating,
  forms,
  paperStyles,
  printing,
  offline,
  maintaining,
]
