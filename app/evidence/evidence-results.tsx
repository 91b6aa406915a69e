import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import type { EvidenceFilter } from '../../domain/evidence-filter.ts'
import { documentsShown, type EvidenceFound, evidenceCategoriesQuery } from '../content-api/evidence.ts'
import { EvidenceCard } from './evidence-card.tsx'

/** The documents found, some at a time, so that a letter typed is answered at once however many there are. */
export function EvidenceResults({
  found,
  filter,
  isError,
  onMore,
}: {
  /** Undefined while loading, and where loading failed. */
  found: EvidenceFound | undefined
  filter: EvidenceFilter
  isError: boolean
  /** Called when more documents are wanted than the page brought along. */
  onMore: () => void
}) {
  const { data: categories } = useQuery(evidenceCategoriesQuery())
  const names = new Map(categories?.map(({ id, name }) => [id, name]))
  const { limit, showMore } = useLimit(`${filter.category} ${filter.text}`)
  const shown = found?.documents.slice(0, limit) ?? []
  const { list, leadTo } = useLeadTo(shown.length)

  return (
    <section aria-labelledby="documents-heading">
      <h2 id="documents-heading" className="sr-only">
        Documents
      </h2>
      {isError && (
        <p role="alert" className="notice-error mt-6">
          {evidenceLibrary.failure}
        </p>
      )}
      <p role="status" className="evidence-count">
        {found ? countWords(found, shown.length) : !isError && evidenceLibrary.loading}
      </p>
      {found?.matchCount === 0 && <p>{evidenceLibrary.hint}</p>}
      <ol className="evidence-list" ref={list}>
        {shown.map((document) => (
          <li key={document.id}>
            <EvidenceCard
              document={document}
              category={categories && (names.get(document.category_id ?? '') ?? evidenceLibrary.withoutCategory)}
              searched={filter.text}
            />
          </li>
        ))}
      </ol>
      {found && shown.length < found.matchCount && (
        <p className="evidence-more">
          <button
            type="button"
            className="button button-quiet needs-script"
            onClick={() => {
              onMore()
              showMore()
              leadTo(shown.length)
            }}
          >
            Show more
          </button>
          <span className="no-script">To see the others, search for a word or choose a category.</span>
        </p>
      )}
    </section>
  )
}

/** How many documents are shown for this filter; each filter begins with the first ones again. */
function useLimit(filter: string): { limit: number; showMore: () => void } {
  const [more, setMore] = useState({ filter, limit: documentsShown })
  const limit = more.filter === filter ? more.limit : documentsShown
  return { limit, showMore: () => setMore({ filter, limit: limit + documentsShown }) }
}

/** Moves the focus to the first new document once it is there: the button that was pressed has moved far down. */
function useLeadTo(shownCount: number) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (shownCount <= wanted.current) return
    list.current?.children[wanted.current]?.querySelector('h3')?.focus()
    wanted.current = Number.POSITIVE_INFINITY
  }, [shownCount])
  const leadTo = (index: number) => {
    wanted.current = index
  }
  return { list, leadTo }
}

function countWords({ matchCount, totalCount }: EvidenceFound, shownCount: number): string {
  if (matchCount === 0) return evidenceLibrary.noMatch
  const documents = `${matchCount.toLocaleString('en-GB')} ${matchCount === 1 ? 'document' : 'documents'}`
  const found = matchCount === totalCount ? documents : `${documents} of ${totalCount.toLocaleString('en-GB')}`
  return shownCount === matchCount ? found : `Showing ${shownCount} of ${found}`
}
