/** Takes the keyboard to the line that names the draft at hand: what was pressed goes when another takes its place. */
export const focusDrafts = () => document.querySelector<HTMLElement>('.workshop-drafts > summary')?.focus()
