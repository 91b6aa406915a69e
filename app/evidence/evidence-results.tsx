import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import { type EvidenceFilter, wantedWords } from '../../domain/evidence-filter.ts'
import { countPages, type EvidenceFound, evidenceCategoriesQuery } from '../content-api/evidence-query.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { EvidenceCard } from './evidence-card.tsx'
import { filterSearch } from './use-evidence-filter.ts'

/** One page of the documents found, and the ways to the others. */
export function EvidenceResults({
  found,
  filter,
  page,
  isError,
}: {
  /** Undefined while loading, and where loading failed. */
  found: EvidenceFound | undefined
  filter: EvidenceFilter
  page: number
  isError: boolean
}) {
  const { data: categories } = useQuery(evidenceCategoriesQuery())
  const names = new Map(categories?.map(({ id, name }) => [id, name]))
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="sr-only" tabIndex={-1}>
        Documents
      </h2>
      {isError && <LoadFailure>{evidenceLibrary.failure}</LoadFailure>}
      <p role="status" className="evidence-count">
        {found ? countWords(found) : !isError && evidenceLibrary.loading}
      </p>
      {found && filter.text === '' && filter.category === null && (
        <p className="evidence-order">{evidenceLibrary.order}</p>
      )}
      {found?.matchCount === 0 && <p>{evidenceLibrary.hint}</p>}
      <ol className="evidence-list print-columns">
        {found?.documents.map((document) => (
          <li key={document.id}>
            <EvidenceCard
              document={document}
              note={found.notes[document.id]}
              category={categories && (names.get(document.category_id ?? '') ?? evidenceLibrary.withoutCategory)}
              searched={wantedWords(filter.text)}
            />
          </li>
        ))}
      </ol>
      {found && <Pages filter={filter} page={page} count={countPages(found.matchCount)} />}
    </section>
  )
}

/** Which page of how many this is, with links to the ones before and after it. */
function Pages({ filter, page, count }: { filter: EvidenceFilter; page: number; count: number }) {
  if (count === 1) return null
  const at = Math.min(page, count)
  const to = (other: number) => ({ search: filterSearch(filter, other), hash: 'documents' })
  return (
    <nav aria-label="Pages" className="evidence-pages no-print">
      {at > 1 && (
        <Link className="button button-quiet" rel="prev" to={to(at - 1)}>
          {evidenceLibrary.previous}
        </Link>
      )}
      <span>
        Page {at} of {count}
      </span>
      {at < count && (
        <Link className="button button-quiet" rel="next" to={to(at + 1)}>
          {evidenceLibrary.next}
        </Link>
      )}
    </nav>
  )
}

function countWords({ matchCount, totalCount }: EvidenceFound): string {
  if (matchCount === 0) return evidenceLibrary.noMatch
  const documents = `${matchCount.toLocaleString('en-GB')} ${matchCount === 1 ? 'document' : 'documents'}`
  return matchCount === totalCount ? documents : `${documents} of ${totalCount.toLocaleString('en-GB')}`
}
