import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import { type EvidenceFilter, wantedWords } from '../../domain/evidence-filter.ts'
import { documentsSent, type EvidenceFound, evidenceCategoriesQuery } from '../content-api/evidence-query.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { EvidenceCard } from './evidence-card.tsx'

/** How many documents are shown at first, and how many more at each press of 'Show more'. */
const shownAtFirst = 12
const shownMore = 24

/**
 * The documents found, some at a time, so that the page is short on a phone and a letter typed is answered at once however
 * many there are. Without JavaScript all that the page brings along are shown.
 */
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
  const sent = found?.documents.slice(0, Math.max(limit, documentsSent)) ?? []
  const shownCount = Math.min(limit, sent.length)
  const { list, leadTo } = useLeadTo(shownCount)

  return (
    <section aria-labelledby="documents-heading">
      <h2 id="documents-heading" className="sr-only">
        Documents
      </h2>
      {isError && <LoadFailure>{evidenceLibrary.failure}</LoadFailure>}
      <p role="status" className="evidence-count">
        {found ? <Count found={found} shown={shownCount} sent={sent.length} /> : !isError && evidenceLibrary.loading}
      </p>
      {found && filter.text === '' && filter.category === null && (
        <p className="evidence-order">{evidenceLibrary.order}</p>
      )}
      {found?.matchCount === 0 && <p>{evidenceLibrary.hint}</p>}
      <ol className="evidence-list print-columns" ref={list}>
        {sent.map((document, index) => (
          <li key={document.id} className={index < limit ? undefined : 'evidence-later'}>
            <EvidenceCard
              document={document}
              note={found?.notes[document.id]}
              category={categories && (names.get(document.category_id ?? '') ?? evidenceLibrary.withoutCategory)}
              searched={wantedWords(filter.text)}
            />
          </li>
        ))}
      </ol>
      {found && shownCount < found.matchCount && (
        <p className="evidence-more">
          <button
            type="button"
            className="button button-quiet needs-script"
            onClick={() => {
              onMore()
              showMore()
              leadTo(shownCount)
            }}
          >
            {evidenceLibrary.showMore}
          </button>
          {sent.length < found.matchCount && (
            <a className="no-script" href="#categories">
              {evidenceLibrary.showMoreByHand}
            </a>
          )}
        </p>
      )}
    </section>
  )
}

/** How many documents are shown for this filter; each filter begins with the first ones again. */
function useLimit(filter: string): { limit: number; showMore: () => void } {
  const [more, setMore] = useState({ filter, limit: shownAtFirst })
  const limit = more.filter === filter ? more.limit : shownAtFirst
  return { limit, showMore: () => setMore({ filter, limit: limit + shownMore }) }
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

/** How many documents there are. Until the page is hydrated nobody knows whether it will. */
function Count({ found, shown, sent }: { found: EvidenceFound; shown: number; sent: number }) {
  const isHydrated = useIsHydrated()
  if (isHydrated || shown === sent) return countWords(found, shown)
  return (
    <>
      <span className="needs-script">{countWords(found, shown)}</span>
      <span className="no-script">{countWords(found, sent)}</span>
    </>
  )
}

function countWords({ matchCount, totalCount }: EvidenceFound, shownCount: number): string {
  if (matchCount === 0) return evidenceLibrary.noMatch
  const documents = `${matchCount.toLocaleString('en-GB')} ${matchCount === 1 ? 'document' : 'documents'}`
  const found = matchCount === totalCount ? documents : `${documents} of ${totalCount.toLocaleString('en-GB')}`
  return shownCount === matchCount ? found : `Showing ${shownCount} of ${found}`
}
