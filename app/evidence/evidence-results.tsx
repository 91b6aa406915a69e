import { useQuery } from '@tanstack/react-query'
import { ExternalLink, FileText } from 'lucide-react'
import { Fragment, memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import type { DocumentNote } from '../../domain/document-note.ts'
import { formatEventDate } from '../../domain/event-date.ts'
import type { EvidenceDocument } from '../../domain/evidence-document.ts'
import { type EvidenceFilter, wantedWords } from '../../domain/evidence-filter.ts'
import { splitByMatch } from '../../domain/matching-text.ts'
import { claimAddress, linkAddress } from '../../domain/site-link.ts'
import { type EvidenceFound, evidenceCategoriesQuery } from '../content-api/evidence-query.ts'
import { LinkedText, Paragraphs } from '../ui/breakable.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageLinks, PrintedPart } from '../ui/page-links.tsx'
import { filterSearch } from './evidence-address.ts'

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
      <p role="status" className="lead evidence-count">
        {found ? countWords(found) : !isError && evidenceLibrary.loading}
      </p>
      {found?.matchCount === 0 && <p>{evidenceLibrary.hint}</p>}
      <ol className="two-columns">
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
      {found && found.otherTitles.length > 0 && (
        <div className="print-only section">
          <h3>{evidenceLibrary.otherTitles}</h3>
          <ul className="bullets columns quiet">
            {found.otherTitles.map((title, index) => (
              <li key={index}>{title}</li>
            ))}
          </ul>
          <PrintedPart shown={found.documents.length + found.otherTitles.length} total={found.matchCount} />
        </div>
      )}
      {found && (
        <PageLinks
          page={found.page}
          count={found.pageCount}
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

/** One document of the library. Where it stays the same it is not rendered again: there may be many. */
const EvidenceCard = memo(function EvidenceCard({
  document,
  note,
  category,
  searched,
}: {
  document: EvidenceDocument
  /** What is known of it besides its row. */
  note: DocumentNote | undefined
  /** The name of its category; undefined while the names are not known. */
  category: string | undefined
  searched: string
}) {
  const { id, title, description, detail_text, type, date, pdf_url, external_url, summary, what_changed } = document
  return (
    <article className="card evidence-card" aria-labelledby={`document-${id}`}>
      <p className="quiet">{[type, formatEventDate(date), category].filter(Boolean).join('\u00a0· ')}</p>
      <h3 id={`document-${id}`} tabIndex={-1}>
        <Marked text={title} searched={searched} />
      </h3>
      <p>
        {searched === '' ? <LinkedText text={description} /> : <Marked text={description} searched={searched} />}{' '}
        <LinkedText text={summary ?? ''} />
      </p>
      <div className="row">
        {pdf_url && (
          <DocumentLink href={pdf_url} title={title} icon={<FileText aria-hidden size={18} />}>
            Open the PDF
          </DocumentLink>
        )}
        {external_url && (
          <DocumentLink href={external_url} title={title} icon={<ExternalLink aria-hidden size={18} />}>
            Open the web page
          </DocumentLink>
        )}
        {(what_changed || detail_text || note?.pages || note?.claims) && (
          <details className="prose no-print">
            <summary>
              {detail_text ? evidenceLibrary.detail : evidenceLibrary.more}
              <span className="sr-only">: {title}</span>
            </summary>
            {what_changed && (
              <p>
                <strong>{evidenceLibrary.whatChanged}:</strong> <LinkedText text={what_changed} />
              </p>
            )}
            <Paragraphs text={detail_text} />
            {note?.pages && (
              <p>
                {evidenceLibrary.pages}{' '}
                {note.pages.map(({ path, title: page }, index) => (
                  <Fragment key={path}>
                    {index > 0 && ', '}
                    <Link to={path}>{page}</Link>
                  </Fragment>
                ))}
                .
              </p>
            )}
            {note?.claims && (
              <>
                <h4>{evidenceLibrary.claims}</h4>
                <ul>
                  {note.claims.map(({ id: claim, statement }) => (
                    <li key={claim}>
                      <Link to={claimAddress(claim)}>{statement}</Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </details>
        )}
      </div>
    </article>
  )
})

function DocumentLink({
  href,
  title,
  icon,
  children,
}: {
  href: string
  title: string
  icon: ReactNode
  children: string
}) {
  return (
    <a className="standing-link" href={linkAddress(href)} target="_blank" rel="noopener">
      {icon} <span>{children}</span> <span className="sr-only">of {title} (opens a new tab)</span>
    </a>
  )
}

function Marked({ text, searched }: { text: string; searched: string }) {
  if (searched === '') return text
  return splitByMatch(text, searched).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
