type Storage = 'localStorage' | 'sessionStorage'

/** What this browser keeps under a key; null for nothing, and where storage is blocked. */
export function recall(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
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
