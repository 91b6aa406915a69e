import { type RefObject, useEffect } from 'react'

/**
 * Where what had the focus in this part of the page goes away, the last button of its row in a list takes it, or of the next
 * row: who clears a list goes on where they were. Elsewhere it is the nearest place around: a screen's heading, what folds, or
 * whatever has a tabindex. On the page itself, reading would begin anew. Dialogs do the same by themselves.
 */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = part.current
    if (!root) return
    let path: EventTarget[] = []
    let rows: Element[] = []
    const remember = (event: FocusEvent) => {
      path = event.composedPath()
      rows = [...root.querySelectorAll('.rows > li')]
      const own = rows.findIndex((row) => path.includes(row))
      rows = own < 0 ? [] : [...rows.slice(own), ...rows.slice(0, own).reverse()]
    }
    const observer = new MutationObserver(() => {
      const [last] = path
      if (document.activeElement !== document.body || !(last instanceof Element) || last.isConnected) return
      const button = rows.find(({ isConnected }) => isConnected)?.querySelector<HTMLElement>(lastButton)
      if (button) return button.focus()
      const around = path.find((each) => each instanceof HTMLElement && each.isConnected && each.matches(places))
      const place = around instanceof HTMLElement ? (around.querySelector<HTMLElement>(headings) ?? around) : undefined
      place?.focus({ preventScroll: true })
    })
    root.addEventListener('focusin', remember)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [part])
}

const lastButton = '.row-actions > :last-child'
const places = '[tabindex], details'
const headings = ':scope > summary, h1'
