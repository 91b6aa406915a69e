import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { recall } from './browser-storage.ts'
import { SearchForm } from './search-form.tsx'

const panelId = 'site-search'
/** Where this browser keeps 'off' when its visitor wants no key to open the search: a single key must not surprise those who speak to their device. */
export const searchKeyChoice = 'quarry-search-key'

/**
 * The search that opens over the header. It is a popover, so that it opens, takes the focus, closes and answers Escape without
 * JavaScript; with it, the key / opens it wherever nobody types (rule: search-header).
 */
export function HeaderSearch() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event
      if (key !== '/' || ctrlKey || altKey || metaKey || recall('localStorage', searchKeyChoice) === 'off') return
      if ((target as Element).closest('input,textarea,select,[contenteditable],dialog')) return
      event.preventDefault()
      panel.current?.showPopover()
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <button type="button" className="icon-button for-tablets" popoverTarget={panelId} aria-label="Search">
        <Search aria-hidden size={22} />
      </button>
      <div ref={panel} id={panelId} popover="auto" className="search-panel">
        <SearchForm autoFocus />
        <button
          type="button"
          className="icon-button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label="Close search"
        >
          <X aria-hidden />
        </button>
      </div>
    </>
  )
}
