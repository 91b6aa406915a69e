type Storage = 'localStorage' | 'sessionStorage'

/** Where a session keeps that it has shown a page. */
export const visitKey = 'quarry-visited'

/** What this browser keeps under a key: null for nothing, undefined where storage is blocked. */
export function recall(storage: Storage, key: string): string | null | undefined {
  try {
    return window[storage].getItem(key)
  } catch {
    return undefined
  }
}

/** Lets this browser keep words; empty ones leave nothing behind. */
export function keep(storage: Storage, key: string, words: string): void {
  try {
    if (words === '') window[storage].removeItem(key)
    else window[storage].setItem(key, words)
  } catch {
    // Where storage is blocked, it holds for as long as the page is there.
  }
}
