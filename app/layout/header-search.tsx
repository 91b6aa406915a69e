import { SearchForm } from './search-form.tsx'
import { searchPanelId } from './search-key.ts'

/**
 * The search that opens over the header. It is a popover, so that it opens, takes the focus, closes and answers Escape without
 * JavaScript (rule: search-header).
 */
export function HeaderSearch() {
  return (
    <>
      <button
        type="button"
        className="icon-button search-button for-tablets"
        popoverTarget={searchPanelId}
        aria-label="Search"
      />
      <div id={searchPanelId} popover="auto" className="search-panel">
        <SearchForm autoFocus />
      </div>
    </>
  )
}
