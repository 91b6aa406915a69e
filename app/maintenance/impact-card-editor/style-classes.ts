/** The colours of impact cards (rule: card-style). */
export const styleColours = ['blue', 'green', 'red', 'orange', 'amber', 'purple', 'gray', 'yellow', 'earth'] as const

const known = new Set(['border-l-4', ...styleColours.flatMap((colour) => [`border-${colour}-500`, `bg-${colour}-50`])])

/** The classes of a card style that do nothing: the site's style sheet has those of the colour map only. */
export function classesWithoutEffect(className: string): string[] {
  return [...new Set(className.split(/\s+/))].filter((name) => name !== '' && !known.has(name))
}
