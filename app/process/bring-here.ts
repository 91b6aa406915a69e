/** Scrolls to what an address names, once it is there. */
export const bringHere = (named: HTMLElement | null) => named?.scrollIntoView()
