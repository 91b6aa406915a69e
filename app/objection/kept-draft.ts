/** The key of the one draft that a browser keeps. */
export const draftKey = 'quarry-objection'

/** Whether this browser keeps a draft; it stands apart from the workshop, so that its code is asked for only then. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(draftKey) !== null
  } catch {
    return false
  }
}
