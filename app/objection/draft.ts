const key = 'quarry-objection-draft'

/** The text that was typed in this tab before; empty where there is none or the browser keeps nothing. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the text in this tab, and nowhere else, until the tab is closed. */
export function keepDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage may be full or switched off; then the text lives as long as the page is open.
  }
}
