import { type RefObject, useEffect } from 'react'

/**
 * Where what had the focus in this part of the page goes away, the nearest place around it takes it: a screen's heading, what
 * folds, or whatever has a tabindex. On the page itself, reading would begin anew. Dialogs do the same by themselves.
 */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = part.current
    let path: EventTarget[] = []
    const remember = (event: FocusEvent) => {
      path = event.composedPath()
    }
    const observer = new MutationObserver(() => {
      const [last] = path
      if (document.activeElement !== document.body || !(last instanceof Element) || last.isConnected) return
      const around = path.find((each) => each instanceof HTMLElement && each.isConnected && each.matches(places))
      const place = around instanceof HTMLElement ? (around.querySelector<HTMLElement>(headings) ?? around) : undefined
      place?.focus({ preventScroll: true })
    })
    if (!root) return
    root.addEventListener('focusin', remember)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [part])
}

const places = '[tabindex], details'
const headings = ':scope > summary, h1'
