import { useQuery } from '@tanstack/react-query'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import { type EvidenceFilter, wantedWords } from '../../domain/evidence-filter.ts'
import { countPages, type EvidenceFound, evidenceCategoriesQuery } from '../content-api/evidence-query.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageLinks, PrintedPart } from '../ui/page-links.tsx'
import { filterSearch } from './evidence-address.ts'
import { EvidenceCard } from './evidence-card.tsx'

/** One page of the documents found, and the ways to the others. */
export function EvidenceResults({
  found,
  filter,
  isError,
}: {
  /** Undefined while loading, and where loading failed. */
  found: EvidenceFound | undefined
  filter: EvidenceFilter
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
      {found && <PrintedPart shown={found.documents.length} total={found.matchCount} />}
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
      {found && (
        <PageLinks
          page={found.page}
          count={countPages(found.matchCount)}
          to={(other) => ({ search: filterSearch(filter, other), hash: 'documents' })}
        />
      )}
    </section>
  )
}

function countWords({ matchCount, totalCount }: EvidenceFound): string {
  if (matchCount === 0) return evidenceLibrary.noMatch
  const documents = `${matchCount.toLocaleString('en-GB')} ${matchCount === 1 ? 'document' : 'documents'}`
  return matchCount === totalCount ? documents : `${documents} of ${totalCount.toLocaleString('en-GB')}`
}
