import { Link } from 'react-router'
import type { SiteSource } from '../../content/claims/site-sources.ts'
import { checkedWords, libraryAddress, sourcesPage, speakerWords } from '../../content/sources.ts'
import { pageSearch } from '../../domain/paging.ts'
import { linkAddress } from '../../domain/site-link.ts'
import type { SourcesOfPage } from '../content-api/site-sources-query.ts'

/** The claims of a page under those who say them, below the ways to the others. */
export function SourceGroups({ found }: { found: SourcesOfPage }) {
  const { groups, sources, page } = found
  const filled = groups
    .map(({ group }) => ({ group, own: sources.filter(({ said_by }) => said_by === group) }))
    .filter(({ own }) => own.length > 0)
  return (
    <>
      <nav aria-label={sourcesPage.jumpTo} className="no-print">
        <ul className="source-jumps">
          {groups.map(({ group, count, page: first }) => {
            const words = `${speakerWords[group].heading} (${count})`
            const id = `${group}-heading`
            return (
              <li key={group}>
                {first === page ? (
                  <a href={`#${id}`}>{words}</a>
                ) : (
                  <Link to={{ search: pageSearch(first), hash: id }}>{words}</Link>
                )}
              </li>
            )
          })}
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
  const checked = checkedWords(source)
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
      {checked !== '' && (
        <p>
          {checked} {how_checked}
        </p>
      )}
      {pages.length === 0 && <p className="quiet source-pages">{sourcesPage.unused}</p>}
      {(pages.length > 0 || isHeld) && (
        <details className="quiet source-pages">
          <summary>{sourcesPage.more(isHeld, pages.length)}</summary>
          {isHeld && (
            <p>
              {address === '' ? (
                <Link reloadDocument to={libraryAddress(document_id)}>
                  {sourcesPage.inLibrary}
                </Link>
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
