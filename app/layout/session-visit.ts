const key = 'quarry-visited'

/** Whether this browser session has shown a page of the site before. Where the browser keeps nothing, every page counts as a later one. */
export function isFirstLoadOfSession(): boolean {
  try {
    return sessionStorage.getItem(key) === null
  } catch {
    return false
  }
}

/** Remembers for this browser session that a page has been shown. */
export function markVisit(): void {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Storage may be switched off; then the not-found page stays where it is.
  }
}
