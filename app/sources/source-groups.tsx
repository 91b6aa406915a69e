import { Link } from 'react-router'
import type { SiteSource } from '../../content/claims/site-sources.ts'
import { libraryAddress, sourcesPage, speakerWords, stateWords } from '../../content/sources.ts'
import { linkAddress } from '../../domain/site-link.ts'

/** In the order in which readers trust them. */
const groups = ['law-or-policy', 'public-body', 'applicant', 'campaign-figure', 'campaign'] as const

/** The claims under those who say them. */
export function SourceGroups({ sources }: { sources: readonly SiteSource[] }) {
  return groups.map((group) => {
    const own = sources.filter(({ said_by }) => said_by === group)
    if (own.length === 0) return null
    return (
      <section key={group} aria-labelledby={`${group}-heading`} className="source-group">
        <h2 id={`${group}-heading`}>{speakerWords[group].heading}</h2>
        <ul>
          {own.map((source) => (
            <Source key={source.id} source={source} />
          ))}
        </ul>
      </section>
    )
  })
}

function Source({ source }: { source: SiteSource }) {
  const { id, statement, document, page, address, document_id, how_checked, state, pages } = source
  const title = document || address
  return (
    <li id={`source-${id}`} className="source-entry" data-state={state}>
      <p className="source-statement">{statement}</p>
      {title !== '' && (
        <p>
          {address === '' ? title : <a href={linkAddress(address)}>{title}</a>}
          {page && `, ${page}`}
        </p>
      )}
      <p>
        {stateWords(source)} {how_checked}{' '}
        {document_id !== '' && address === '' && <Link to={libraryAddress(document_id)}>{sourcesPage.inLibrary}</Link>}
      </p>
      {pages.length === 0 ? (
        <p className="source-pages">{sourcesPage.unused}</p>
      ) : (
        <details className="source-pages">
          <summary>{sourcesPage.usedOn(pages.length)}</summary>
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
