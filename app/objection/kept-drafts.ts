export const draftPrefix = 'quarry-objection-drafts/'

/** Whether this browser keeps a draft; it stands apart from the workshop, so that its code is asked for only then. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    return false
  }
}
