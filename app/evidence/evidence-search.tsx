import { useEffect, useRef } from 'react'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import { type EvidenceFilter, longestSearch } from '../../domain/evidence-filter.ts'

/** The search box. Without JavaScript it is a form that the server answers. */
export function EvidenceSearch({
  filter,
  onText,
  onSubmit,
  onStart,
}: {
  filter: EvidenceFilter
  onText: (text: string) => void
  onSubmit: () => void
  /** Called as soon as somebody is about to search. */
  onStart: () => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const typedEarly = useRef(onText)
  useEffect(() => {
    // What was typed before the page was hydrated counts too.
    if (box.current && box.current.value !== box.current.defaultValue) typedEarly.current(box.current.value)
  }, [])

  return (
    <search>
      <form
        className="site-search evidence-search"
        action="/quarry/evidence-library"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <label>
          Search the evidence
          <input
            ref={box}
            type="search"
            name="q"
            maxLength={longestSearch}
            autoComplete="off"
            placeholder={evidenceLibrary.placeholder}
            value={filter.text}
            onChange={(event) => onText(event.target.value)}
            onFocus={onStart}
          />
        </label>
        {filter.category !== null && <input type="hidden" name="category" value={filter.category} />}
        <button type="submit" className="button no-script">
          Search
        </button>
      </form>
    </search>
  )
}
