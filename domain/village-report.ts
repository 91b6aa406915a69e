import type { Village } from './village.ts'

/** Whether somebody has written anything of a village but its name and summary. */
export function hasReport({ preamble, impact_cards }: Pick<Village, 'preamble' | 'impact_cards'>): boolean {
  return impact_cards.length > 0 || preamble.intro.trim() !== '' || preamble.description.trim() !== ''
}
