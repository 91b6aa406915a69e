import { Link } from 'react-router'
import type { SiteSource } from '../../content/claims/site-sources.ts'
import { libraryAddress, sourcesPage, speakerWords, stateWords } from '../../content/sources.ts'
import { linkAddress } from '../../domain/site-link.ts'

/** In the order in which readers trust them. */
const groups = ['law-or-policy', 'public-body', 'applicant', 'campaign-figure', 'campaign'] as const

/** How many claims there are and how far they are checked, and the claims under those who say them. */
export function SourceGroups({ sources }: { sources: readonly SiteSource[] }) {
  const filled = groups
    .map((group) => ({ group, own: sources.filter(({ said_by }) => said_by === group) }))
    .filter(({ own }) => own.length > 0)
  return (
    <>
      <p className="source-counts">{sourcesPage.counts(sources.map(({ state }) => state))}.</p>
      <nav aria-label={sourcesPage.jumpTo} className="no-print">
        <ul className="source-jumps">
          {filled.map(({ group, own }) => (
            <li key={group}>
              <a href={`#${group}-heading`}>
                {speakerWords[group].heading} ({own.length})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {filled.map(({ group, own }) => (
        <section key={group} aria-labelledby={`${group}-heading`} className="source-group">
          <h2 id={`${group}-heading`} tabIndex={-1}>
            {speakerWords[group].heading}
          </h2>
          <ul>
            {own.map((source) => (
              <Source key={source.id} source={source} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** A claim with one disclosure for all that leads on from it: the Tab key has one stop for each claim. */
function Source({ source }: { source: SiteSource }) {
  const { id, statement, document, page, address, document_id, how_checked, state, pages } = source
  const title = document || address
  const isHeld = address !== '' || document_id !== ''
  return (
    <li id={`source-${id}`} className="source-entry" data-state={state}>
      <p className="source-statement">{statement}</p>
      {title !== '' && (
        <p>
          {title}
          {page && `, ${page}`}
        </p>
      )}
      <p>
        {stateWords(source)} {how_checked}
      </p>
      {pages.length === 0 && <p className="source-pages">{sourcesPage.unused}</p>}
      {(pages.length > 0 || isHeld) && (
        <details className="source-pages">
          <summary>{sourcesPage.more(isHeld, pages.length)}</summary>
          {isHeld && (
            <p>
              {address === '' ? (
                <Link to={libraryAddress(document_id)}>{sourcesPage.inLibrary}</Link>
              ) : (
                <a href={linkAddress(address)}>{title}</a>
              )}
            </p>
          )}
          <ul>
            {pages.map(({ path, name }) => (
              <li key={path}>
                {path.endsWith('.pdf') ? <a href={linkAddress(path)}>{name}</a> : <Link to={path}>{name}</Link>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
