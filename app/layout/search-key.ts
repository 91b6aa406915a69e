import { recall } from './browser-storage.ts'

/** Where this browser keeps 'off' when its visitor wants no key to open the search: a single key must not surprise those who speak to their device. */
export const searchKeyChoice = 'quarry-search-key'
/** The search that opens over the header. */
export const searchPanelId = 'site-search'

/** Lets the key / open the search wherever nobody types. */
export function openSearchByKey(): void {
  addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input,textarea,select,[contenteditable],dialog')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return
    if (recall('localStorage', searchKeyChoice) === 'off') return
    event.preventDefault()
    document.getElementById(searchPanelId)?.showPopover()
  })
}
